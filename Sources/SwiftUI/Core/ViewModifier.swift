/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>

    /// The changed view.
    @ViewBuilder func body(content: Content) -> Body

    /// Archives the changed view. Built-in modifiers implement it; others take their body's.
    static func _makeNodes(
        _ modifier: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void)
}

extension ViewModifier {
    /// Fills in the dynamic properties, evaluates the body and archives that.
    public static func _makeNodes(
        _ modifier: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        var inputs = inputs
        guard inputs.enterBody(of: Self.self, &outputs) else { return }
        var modifier = modifier
        DynamicFields.of(Self.self).install(inputs.environment, into: &modifier)
        withoutActuallyEscaping(content) { content in
            let placeholder = _ViewModifier_Content<Self>(make: content)
            Body._makeNodes(modifier.body(content: placeholder), inputs, &outputs)
        }
    }

    /// One modifier after another.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Built-in modifiers have no body; asking for it is a mistake of the program, as with Apple's.
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a built-in modifier and has no body") }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let make: (_ViewInputs, inout _ViewOutputs) -> Void
}

extension _ViewModifier_Content: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the view that is changed.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        view.make(inputs, &outputs)
    }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// A view with a modifier.
    public nonisolated init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Built in.
    public typealias Body = Never
    /// Archives the view as the modifier changes it.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Content.self, &outputs) else { return }
        Modifier._makeNodes(view.modifier, inputs, &outputs) { inputs, outputs in
            Content._makeNodes(view.content, inputs, &outputs)
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Archives the view as the first and then the second modifier changes it.
    public static func _makeNodes(
        _ modifier: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        Modifier._makeNodes(modifier.modifier, inputs, &outputs) { inputs, outputs in
            Content._makeNodes(modifier.content, inputs, &outputs, content)
        }
    }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    /// A modifier that changes nothing.
    public static let identity = EmptyModifier()
    /// A modifier that changes nothing.
    public init() {}
}

extension EmptyModifier: ViewModifier {
    /// Built in.
    public typealias Body = Never
    /// Archives the view as it is.
    public static func _makeNodes(
        _ modifier: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) { content(inputs, &outputs) }
}

extension View {
    /// The view with a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
