/// A part of a user interface.
///
/// Types of the user describe themselves with ``body``; the built-in ones make archive nodes directly.
@MainActor @preconcurrency
public protocol View {
    /// The type of what the view is made of.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder var body: Body { get }

    /// Appends what the view looks like to an archive. Built-in views implement it; others take their body's.
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs)
}

extension View {
    /// Fills in the dynamic properties, evaluates the body and archives that.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enterBody(of: Self.self, &outputs) else { return }
        let fields = DynamicFields.of(Self.self)
        if fields.isEmpty {
            Body._makeNodes(view.body, inputs, &outputs)
        } else {
            var view = view
            fields.install(inputs.environment, into: &view)
            Body._makeNodes(view.body, inputs, &outputs)
        }
    }
}

extension View where Body == Never {
    /// Built-in views have no body; asking for it is a mistake of the program, as with Apple's.
    public var body: Never { fatalError("\(Self.self) is a built-in view and has no body") }
}

extension Never: View {
    /// Never has no body.
    public typealias Body = Never
    /// Never is never archived.
    public static func _makeNodes(_ view: Never, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {}
}
