import Glibc
import GroupContainer
import JSONText
import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// `renderer describe`: what a screen reader says of the placed widgets; a control without a name is a fault.
@MainActor
enum DescribeCommand {
    /// One widget's elements.
    struct Page: Fielded {
        var widget = ""
        var title = ""
        var elements: [Element] = []
        var faults: [String] = []
        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("widget", &widget)
            try coder.field("title", &title)
            try coder.list("elements", &elements)
            try coder.list("faults", &faults)
        }
    }

    /// One element of the tree.
    struct Element: Fielded {
        var role = ""
        var label = ""
        var value: String?
        var hint: String?
        var traits: [String] = []
        var control: String?
        var spoken = ""
        var children: [Element] = []
        init() {}
        init(_ element: AccessibilityElement) {
            (role, label, value, hint) = (element.role.rawValue, element.label, element.value, element.hint)
            (traits, control, spoken) = (element.traits, element.control, element.spoken)
            children = element.children.map(Element.init)
        }
        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("role", &role)
            try coder.field("label", &label, omit: "")
            try coder.field("value", &value)
            try coder.field("hint", &hint)
            try coder.list("traits", &traits)
            try coder.field("control", &control)
            try coder.field("spoken", &spoken)
            try coder.list("children", &children)
        }
    }

    static func run(
        _ name: String?, isStrict: Bool, json: Bool, _ options: Options, in group: GroupDirectory,
        environment: [String: String]
    ) {
        HomeCheck.failIfUnreadable(in: group)
        let host = HomeCommand.host(options, in: group, environment: environment)
        host.readOnly()
        guard !host.widgets.isEmpty else {
            Output.fail("no widget is placed in \(group.path); 'renderer add KIND' places one")
        }
        let widgets: [PlacedWidget]
        do {
            widgets = try name.map(host.widgets(named:)) ?? host.widgets
        } catch {
            Output.fail(error)
        }
        Place.tellLanguage(
            shown: host.surroundings.locale, options, environment, isHosted: HostClient.host(of: group) != nil)
        let pages = widgets.map { page($0, host.homeScreen.surroundings) }
        if json {
            Output.print(json: pages.jsonBytes())
        } else {
            Output.print(pages.map(text).joined(separator: "\n"))
        }
        exit(isStrict && pages.contains { !$0.faults.isEmpty } ? 1 : 0)
    }

    private static func page(_ widget: PlacedWidget, _ surroundings: Surroundings) -> Page {
        var page = Page()
        (page.widget, page.title) = (widget.id, widget.title)
        guard widget.view != nil else {
            page.faults.append("it shows nothing yet: start the renderer, so that it gets a timeline")
            return page
        }
        let style = DrawingStyle()
        let maker = TileMaker(painter: TilePainter(style: style), cell: style.cell, surroundings: surroundings)
        let now = HostTime.now().wall
        let tree = AccessibilityTree(of: maker.layout(widget, now: now).view, at: now)
        page.elements = tree.elements.map(Element.init)
        for element in tree.all where element.isUnlabelled {
            let what = element.control.map { "the control \($0)" } ?? "an element"
            page.faults.append(
                "\(what) (\(element.role.rawValue)) has no label: give it accessibilityLabel(_:), or hide it")
        }
        return page
    }

    private static func text(_ page: Page) -> String {
        func lines(_ elements: [Element], _ indent: String) -> [String] {
            elements.flatMap {
                [indent + ($0.spoken.isEmpty ? "(\($0.role))" : $0.spoken)] + lines($0.children, indent + "  ")
            }
        }
        let faults = page.faults.map { "  ! " + $0 }
        return (["\(page.title) (\(page.widget))"] + lines(page.elements, "  ") + faults).joined(separator: "\n") + "\n"
    }
}
