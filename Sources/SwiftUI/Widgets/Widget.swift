/// A widget: one kind, with a configuration that makes its timelines and views.
@MainActor @preconcurrency
public protocol Widget {
    /// The type of ``body``.
    associatedtype Body: WidgetConfiguration
    /// Makes the widget.
    init()
    /// The widget's configuration.
    var body: Body { get }
}

/// The widgets of an extension. `@main` on a bundle, or on a single widget, makes the extension's executable.
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The type of ``body``.
    associatedtype Body: Widget
    /// Makes the bundle; runs before anything else of the extension.
    init()
    /// The widgets, in the order of the gallery.
    @WidgetBundleBuilder var body: Body { get }
}

/// How a widget gets its content, and how it is presented.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of ``body``.
    associatedtype Body: WidgetConfiguration
    /// What the configuration is made of.
    var body: Body { get }
    /// What the system reads. Configurations of the user take their body's.
    func _definitions() -> [_WidgetDefinition]
    /// The Live Activities, for tools that show previews. Configurations of the user take their body's.
    func _activities() -> [Any]
}

extension WidgetConfiguration {
    /// The body's.
    public func _definitions() -> [_WidgetDefinition] { body._definitions() }
    /// The body's.
    public func _activities() -> [Any] { body._activities() }
}

extension WidgetConfiguration where Body == Never {
    /// Most built-in configurations have none.
    public func _activities() -> [Any] { [] }
    /// Built-in configurations have no body.
    public var body: Never { fatalError("\(Self.self) is a built-in configuration and has no body") }
}

extension Never {
    /// Never has no body. Said once for views, widgets and controls, whose defaults would each claim the word.
    public var body: Never { switch self {} }
}

extension Never: WidgetConfiguration {
    /// None.
    public func _definitions() -> [_WidgetDefinition] { switch self {} }
    /// None.
    public func _activities() -> [Any] { switch self {} }
}

/// A configuration of nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration, Sendable {
    /// Built in.
    public typealias Body = Never
    /// A configuration of nothing.
    public nonisolated init() {}
    /// None.
    public func _definitions() -> [_WidgetDefinition] { [] }
}
