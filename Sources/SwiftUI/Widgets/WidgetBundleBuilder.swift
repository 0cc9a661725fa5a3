/// Collects the widgets of a bundle.
@resultBuilder
public enum WidgetBundleBuilder {
    /// No widget.
    @MainActor public static func buildBlock() -> _WidgetList { _WidgetList(widgets: []) }
    /// One widget.
    @MainActor public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
    /// One control.
    @MainActor public static func buildExpression<C: ControlWidget>(_ control: C) -> _WidgetList {
        _WidgetList(widgets: [])
    }
    /// One widget.
    @MainActor public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
    /// Several widgets.
    @MainActor public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> _WidgetList {
        var widgets: [any Widget] = []
        for one in repeat each widget { widgets.append(one) }
        return _WidgetList(widgets: widgets)
    }
    /// Widgets under a condition.
    @MainActor public static func buildOptional<W: Widget>(_ widget: W?) -> _WidgetList {
        _WidgetList(widgets: widget.map { [$0] } ?? [])
    }
    /// Widgets of the first branch.
    @MainActor public static func buildEither<W: Widget>(first widget: W) -> _WidgetList { _WidgetList(widgets: [widget]) }
    /// Widgets of the second branch.
    @MainActor public static func buildEither<W: Widget>(second widget: W) -> _WidgetList { _WidgetList(widgets: [widget]) }
    /// Widgets under a platform condition.
    @MainActor public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> _WidgetList {
        _WidgetList(widgets: [widget])
    }
}

/// Several widgets where one is expected.
public struct _WidgetList: Widget {
    let widgets: [any Widget]
    init(widgets: [any Widget]) { self.widgets = widgets }
    /// No widget.
    public init() { widgets = [] }
    /// All of them.
    public var body: some WidgetConfiguration { _WidgetListConfiguration(widgets: widgets) }
}

struct _WidgetListConfiguration: WidgetConfiguration {
    typealias Body = Never
    let widgets: [any Widget]
    func _definitions() -> [_WidgetDefinition] { widgets.flatMap { Self.definitions(of: $0) } }
    private static func definitions(of widget: some Widget) -> [_WidgetDefinition] { widget.body._definitions() }
}
