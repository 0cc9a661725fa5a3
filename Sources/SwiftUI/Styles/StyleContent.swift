/// A part of a control that a style puts into its look.
struct StyleContent {
    let make: @MainActor (_ViewInputs, inout _ViewOutputs) -> Void

    init<V: View>(_ view: V) {
        let view = Unchecked(view)
        make = { inputs, outputs in V._makeNodes(view.value, inputs, &outputs) }
    }

    init(_ make: @escaping @MainActor (_ViewInputs, inout _ViewOutputs) -> Void) { self.make = make }
}

/// Notes that a style asked something.
final class ReadFlag: @unchecked Sendable {
    var wasRead = false
}

extension ControlLook {
    /// The look of controls inside the look of another control.
    @MainActor static func inside(_ inputs: _ViewInputs) -> _ViewInputs {
        var inputs = inputs
        inputs.environment.look.controls.isInsideButton = true
        return inputs
    }
}

/// A part of a control as its style sees it: a view that the style puts where it likes. `Owner` and `Role` only tell
/// the parts of different controls apart.
public struct _StylePart<Owner, Role>: View {
    /// Built in.
    public typealias Body = Never
    let content: StyleContent
    /// Archives the part.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        view.content.make(inputs, &outputs)
    }
}

/// The label of a control.
public enum _LabelRole {}
/// The title of a label.
public enum _TitleRole {}
/// The icon of a label.
public enum _IconRole {}
/// The view of the current value.
public enum _CurrentValueRole {}
/// The view of the lower bound.
public enum _MinimumRole {}
/// The view of the upper bound.
public enum _MaximumRole {}

/// A style whose type is forgotten: it makes the look of a control.
struct AnyStyle<Configuration> {
    let make: @MainActor (Configuration, _ViewInputs, inout _ViewOutputs) -> Void

    /// A style and how it makes a look. Its own dynamic properties are those of the control's place.
    init<S, Look: View>(_ style: S, look: @escaping @MainActor (S, Configuration) -> Look) {
        let style = Unchecked(style)
        make = { configuration, inputs, outputs in
            var style = style.value
            DynamicFields.of(S.self).install(inputs.environment, into: &style)
            Look._makeNodes(look(style, configuration), inputs, &outputs)
        }
    }
}
