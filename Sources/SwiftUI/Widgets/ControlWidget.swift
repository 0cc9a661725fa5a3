/// A control. Controls compile, and are not offered by the renderer.
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
}

extension ControlWidgetConfiguration where Body == Never {
    /// Built-in configurations have no body.
    public var body: Never { fatalError("\(Self.self) is a built-in configuration and has no body") }
}

extension Never: ControlWidgetConfiguration {}

/// A control's look.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    /// The type of ``body``.
    associatedtype Body: ControlWidgetTemplate
    /// What the look is made of.
    @ControlWidgetTemplateBuilder var body: Body { get }
}

extension ControlWidgetTemplate where Body == Never {
    /// Built-in looks have no body.
    public var body: Never { fatalError("\(Self.self) is a built-in template and has no body") }
}

extension Never: ControlWidgetTemplate {}

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
}

/// A look of nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate, Sendable {
    /// Built in.
    public typealias Body = Never
    /// A look of nothing.
    public nonisolated init() {}
}
