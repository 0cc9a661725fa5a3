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
    public typealias Label = _StylePart<ButtonStyleConfiguration, _LabelRole>
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
    /// Confirms something.
    public static let confirm = ButtonRole(name: "confirm")
    /// Puts something away.
    public static let close = ButtonRole(name: "close")
}

extension AnyStyle where Configuration == ButtonStyleConfiguration {
    /// A look of buttons.
    init<S: ButtonStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }

    /// A look of buttons that would have a behaviour of its own.
    init<S: PrimitiveButtonStyle>(primitive style: S) {
        self.init(style) { style, configuration in
            style.makeBody(configuration: .init(role: configuration.role, label: configuration.label))
        }
    }
}

extension View {
    /// The look of buttons inside the view.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
        let style = AnyStyle(style)
        return changingEnvironment { $0.look.controls.button = style }
    }
    /// The look of buttons inside the view.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> ModifiedContent<
        Self, _EnvironmentModifier
    > {
        let style = AnyStyle(primitive: style)
        return changingEnvironment { $0.look.controls.button = style }
    }
    /// The shape of buttons with a border.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> ModifiedContent<Self, _EnvironmentModifier>
    {
        changingEnvironment { $0.look.controls.borderShape = shape }
    }
    /// The size of controls inside the view.
    public nonisolated func controlSize(_ size: ControlSize) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.controls.size = size }
    }
}
