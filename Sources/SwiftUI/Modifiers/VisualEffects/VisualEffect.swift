internal import WidgetArchive

/// Changes of how a view is drawn that leave its size and place alone.
public protocol VisualEffect: Sendable, Animatable {
    /// The changes, innermost first.
    var _steps: _VisualEffectSteps { get }
}

/// Changes of how a view is drawn.
public struct _VisualEffectSteps: Sendable {
    let modifiers: [Modifier]
}

/// No change: what `visualEffect(_:)` begins with.
public struct EmptyVisualEffect: VisualEffect {
    /// No change.
    public init() {}
    /// None.
    public var _steps: _VisualEffectSteps { .init(modifiers: []) }
}

/// An effect after another.
struct LaterEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let later: [Modifier]
    var _steps: _VisualEffectSteps { .init(modifiers: base._steps.modifiers + later) }
}

/// Asks for the effect of a view's size.
public struct _VisualEffectModifier: ViewModifier {
    let effect: @Sendable (GeometryProxy) -> _VisualEffectSteps
    /// Built in.
    public typealias Body = Never
    /// Archives the view as the effect changes it.
    public static func _makeNodes(
        _ modifier: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        let start = outputs.nodes.count
        content(inputs, &outputs)
        for index in start..<outputs.nodes.count {
            let size = inputs.session.size(of: outputs.nodes[index], in: inputs.proposal)
            let proxy = GeometryProxy(size: CGSize(width: size.width, height: size.height))
            for step in modifier.effect(proxy).modifiers {
                let checked = NumberCheck.checked(step, inputs.session)
                outputs.nodes[index] = Node(.modified(checked, outputs.nodes[index]))
            }
        }
    }
}

extension View {
    /// Changes how the view is drawn by its size. The closure is asked once, while the widget is archived, with the size
    /// that the view takes of what its place probably offers.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        ModifiedContent(
            content: self, modifier: _VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
    }
}
