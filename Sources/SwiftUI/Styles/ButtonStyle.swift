/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The look's type.
    associatedtype Body: View
    /// The look of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// A button.
    typealias Configuration = ButtonStyleConfiguration
}

/// A button, as a style sees it.
public struct ButtonStyleConfiguration {
    /// The label's view.
    public struct Label {
        let content: StyleContent
    }
    /// What the button means.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let pressed: Bool
    let flag: ReadFlag

    /// Whether the button is being pressed. A style that asks is archived in both states.
    public var isPressed: Bool {
        flag.wasRead = true
        return pressed
    }
}

extension ButtonStyleConfiguration.Label: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the label.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        view.content.make(inputs, &outputs)
    }
}

/// The look and behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The look's type.
    associatedtype Body: View
    /// The look of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// A button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button, as a style with a behaviour sees it.
public struct PrimitiveButtonStyleConfiguration {
    /// The label's view.
    public typealias Label = ButtonStyleConfiguration.Label
    /// What the button means.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Does nothing: in a widget only the system performs.
    public func trigger() {}
}

/// What a button means.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Ends something without effect.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A button's style whose type is forgotten.
struct AnyButtonStyle {
    let make: @MainActor (ButtonStyleConfiguration, _ViewInputs, inout _ViewOutputs) -> Void

    init<S: ButtonStyle>(_ style: S) {
        let style = Unchecked(style)
        make = { configuration, inputs, outputs in
            var style = style.value
            DynamicFields.of(S.self).install(inputs.environment, into: &style)
            S.Body._makeNodes(style.makeBody(configuration: configuration), inputs, &outputs)
        }
    }

    init<S: PrimitiveButtonStyle>(primitive style: S) {
        let style = Unchecked(style)
        make = { configuration, inputs, outputs in
            var style = style.value
            DynamicFields.of(S.self).install(inputs.environment, into: &style)
            let primitive = PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label)
            S.Body._makeNodes(style.makeBody(configuration: primitive), inputs, &outputs)
        }
    }
}

extension View {
    /// The look of buttons inside the view.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let style = AnyButtonStyle(style)
        return changingEnvironment { $0.look.controls.button = style }
    }
    /// The look of buttons inside the view.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let style = AnyButtonStyle(primitive: style)
        return changingEnvironment { $0.look.controls.button = style }
    }
    /// The shape of buttons with a border.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        changingEnvironment { $0.look.controls.borderShape = shape }
    }
    /// The size of controls inside the view.
    public nonisolated func controlSize(_ size: ControlSize) -> some View {
        changingEnvironment { $0.look.controls.size = size }
    }
}
