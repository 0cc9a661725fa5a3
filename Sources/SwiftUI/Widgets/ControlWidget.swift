/// A control. Beside being named in the manifest, it is a widget of its own: the gallery offers it as a small square, a
/// lock-screen rectangle and a circle, and its button or toggle is tapped like any other.
@MainActor @preconcurrency
public protocol ControlWidget {
    /// The type of ``body``.
    associatedtype Body: ControlWidgetConfiguration
    /// Makes the control.
    init()
    /// The control's configuration.
    @ControlWidgetConfigurationBuilder var body: Body { get }
}

/// How a control gets its state, and how it looks.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    /// The type of ``body``.
    associatedtype Body: ControlWidgetConfiguration
    /// What the configuration is made of.
    @ControlWidgetConfigurationBuilder var body: Body { get }
    /// What the system reads. Configurations of the user take their body's.
    func _definition() -> _ControlDefinition?
}

extension ControlWidgetConfiguration {
    /// The body's.
    public func _definition() -> _ControlDefinition? { body._definition() }
}

/// What a control tells the system.
public struct _ControlDefinition {
    /// The kind.
    package var kind: String
    /// `button` or `toggle`; empty for a look of the user's own.
    package var look: String
    /// The name in the gallery.
    package var displayName: LocalizedStringResource?
    /// The text in the gallery.
    package var summary: LocalizedStringResource?
    /// The state's provider with the control's look.
    package let source: any WidgetSource

    /// A control of a kind.
    package init(kind: String, look: String, source: any WidgetSource) {
        (self.kind, self.look, self.source) = (kind, look, source)
    }

    /// The control as a widget: how it is placed, asked and drawn.
    @MainActor package var widget: _WidgetDefinition {
        var widget = _WidgetDefinition(kind: kind, source: source)
        widget.displayName = displayName.map { Text($0) }
        widget.summary = summary.map { Text($0) }
        widget.families = [.systemSmall, .accessoryRectangular, .accessoryCircular]
        return widget
    }
}

extension ControlWidgetConfiguration where Body == Never {
    /// Built-in configurations have no body.
    public var body: Never { fatalError("\(Self.self) is a built-in configuration and has no body") }
}

extension Never: ControlWidgetConfiguration {
    /// None.
    public func _definition() -> _ControlDefinition? { switch self {} }
}

/// A control's look.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    /// The type of ``body``.
    associatedtype Body: ControlWidgetTemplate
    /// What the look is made of.
    @ControlWidgetTemplateBuilder var body: Body { get }
    /// `button` or `toggle`; looks of the user take their body's.
    static var _look: String { get }
    /// The control, drawn; looks of the user take their body's.
    func _face() -> AnyView
}

extension ControlWidgetTemplate {
    /// The body's.
    public static var _look: String { Body._look }
    /// The body's.
    public func _face() -> AnyView { body._face() }
}

extension ControlWidgetTemplate where Body == Never {
    /// Built-in looks have no body.
    public var body: Never { fatalError("\(Self.self) is a built-in template and has no body") }
}

extension Never: ControlWidgetTemplate {
    /// None.
    public static var _look: String { "" }
    /// None.
    public func _face() -> AnyView { switch self {} }
}

/// Takes one configuration.
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
    /// The configuration.
    @MainActor public static func buildBlock<C: ControlWidgetConfiguration>(_ configuration: C) -> C { configuration }
}

/// Takes one look.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
    /// The look.
    @MainActor public static func buildBlock<T: ControlWidgetTemplate>(_ template: T) -> T { template }
}

/// A control of nothing.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration, Sendable {
    /// Built in.
    public typealias Body = Never
    /// A control of nothing.
    public nonisolated init() {}
    /// None.
    public func _definition() -> _ControlDefinition? { nil }
}

/// A look of nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate, Sendable {
    /// Built in.
    public typealias Body = Never
    /// A look of nothing.
    public nonisolated init() {}
    /// None.
    public static var _look: String { "" }
    /// Nothing.
    public func _face() -> AnyView { AnyView(EmptyView()) }
}
