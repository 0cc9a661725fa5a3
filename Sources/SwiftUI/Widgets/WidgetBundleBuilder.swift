/// Collects the widgets of a bundle.
@resultBuilder
@MainActor
public enum WidgetBundleBuilder {
    /// One widget.
    public static func buildExpression<W: Widget>(_ widget: W) -> _WidgetList { _WidgetList(widgets: [widget]) }
    /// One control.
    public static func buildExpression<C: ControlWidget>(_ control: C) -> _WidgetList {
        _WidgetList(widgets: [], controls: [control])
    }
    /// Several widgets, in order.
    public static func buildBlock(_ lists: _WidgetList...) -> _WidgetList {
        _WidgetList(widgets: lists.flatMap(\.widgets), controls: lists.flatMap(\.controls))
    }
    /// Widgets under a condition.
    public static func buildOptional(_ list: _WidgetList?) -> _WidgetList { list ?? _WidgetList() }
    /// Widgets of the first branch.
    public static func buildEither(first list: _WidgetList) -> _WidgetList { list }
    /// Widgets of the second branch.
    public static func buildEither(second list: _WidgetList) -> _WidgetList { list }
    /// Widgets under a platform condition.
    public static func buildLimitedAvailability(_ list: _WidgetList) -> _WidgetList { list }
}

/// Several widgets where one is expected.
public struct _WidgetList: Widget {
    let widgets: [any Widget]
    let controls: [any ControlWidget]
    init(widgets: [any Widget], controls: [any ControlWidget] = []) {
        (self.widgets, self.controls) = (widgets, controls)
    }
    /// No widget.
    public init() { (widgets, controls) = ([], []) }
    /// All of them.
    public var body: some WidgetConfiguration { _WidgetListConfiguration(list: self) }
}

/// The configurations of several widgets, and after them of the controls, which are widgets too.
struct _WidgetListConfiguration: WidgetConfiguration {
    typealias Body = Never
    let list: _WidgetList
    func _definitions() -> [_WidgetDefinition] {
        list.widgets.flatMap { Self.definitions(of: $0) }
            + list.controls.compactMap { Self.definition(of: $0)?.widget }
    }
    private static func definitions(of widget: some Widget) -> [_WidgetDefinition] { widget.body._definitions() }
    static func definition(of control: some ControlWidget) -> _ControlDefinition? { control.body._definition() }
}

extension Widget {
    /// The controls of a bundle's body, lists of lists included.
    package var _controls: [_ControlDefinition] {
        guard let list = self as? _WidgetList else { return [] }
        return list.widgets.flatMap(\._controls)
            + list.controls.compactMap { _WidgetListConfiguration.definition(of: $0) }
    }
}
