internal import WidgetArchive

/// What goes along with a change: how it is animated.
public struct Transaction {
    /// The animation; nil: none.
    public var animation: Animation?
    /// Whether animations inside the view are left out, too.
    public var disablesAnimations = false
    /// Whether the change is one of many, as while dragging; never in a widget.
    public var isContinuous = false
    /// A change with an animation.
    public init(animation: Animation?) { self.animation = animation }
    /// A change without an animation.
    public init() {}

    /// What a closure makes of the usual change: nil when it leaves it alone, else the animation, which may be none.
    fileprivate static func changed(by transform: (inout Transaction) -> Void) -> Animation?? {
        var transaction = Transaction(animation: .default)
        transform(&transaction)
        if transaction.disablesAnimations { return .some(nil) }
        return transaction.animation == .default ? nil : .some(transaction.animation)
    }
}

extension View {
    /// Changes how all changes are shown between two entries. The closure is asked once.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        let animation = Transaction.changed(by: transform)
        return scoped { inputs, outputs, content in
            guard let animation else { return content(inputs, &outputs) }
            var inner = _ViewOutputs()
            content(inputs, &inner)
            for node in inner.nodes {
                outputs.append(Node(.modified(.animation(animation?.description, value: ""), node)))
            }
        }
    }
    /// Changes how changes of a value are shown between two entries. The closure is asked once.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        let (animation, value) = (Transaction.changed(by: transform), ValueText.of(value))
        return scoped { inputs, outputs, content in
            guard let animation else { return content(inputs, &outputs) }
            var inner = _ViewOutputs()
            content(inputs, &inner)
            for node in inner.nodes {
                outputs.append(Node(.modified(.animation(animation?.description, value: value), node)))
            }
        }
    }
}

/// Runs the body; a widget's changes are animated between its entries.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
