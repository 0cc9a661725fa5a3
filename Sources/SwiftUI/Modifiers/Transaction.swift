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
        animated(as: Transaction.changed(by: transform), value: "")
    }
    /// Changes how changes of a value are shown between two entries. The closure is asked once.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        animated(as: Transaction.changed(by: transform), value: ValueText.of(value))
    }

    /// Another animation for the changes of a value; nil leaves them alone.
    private nonisolated func animated(as animation: Animation??, value: String) -> some View {
        scoped { inputs, outputs, content in
            let start = outputs.nodes.count
            content(inputs, &outputs)
            guard let animation else { return }
            outputs.wrap(from: start, in: .animation(animation?.description, value: value))
        }
    }
}

/// Runs the body; a widget's changes are animated between its entries.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
