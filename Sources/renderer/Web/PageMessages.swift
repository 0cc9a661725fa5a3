import JSONText
import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout
import WidgetPage

/// The home screen, as the page is told of it: event `home`.
struct HomeMessage: Fielded {
    struct Widget: Fielded {
        var id = ""
        var kind = ""
        var title = ""
        var family = ""
        var width = 0.0
        var height = 0.0
        /// Where it was put by hand, from 1.
        var row: Int?
        var column: Int?
        /// The families it can have.
        var families: [String] = []
        var isConfigurable = false

        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("id", &id)
            try coder.field("kind", &kind)
            try coder.field("title", &title)
            try coder.field("family", &family)
            try coder.field("width", &width)
            try coder.field("height", &height)
            try coder.field("row", &row)
            try coder.field("column", &column)
            try coder.field("families", &families)
            try coder.field("configurable", &isConfigurable)
        }
    }

    var group = ""
    var path = ""
    var locale = ""
    var typeSize = ""
    var isRightToLeft = false
    /// Whether the last change of the home screen can be undone.
    var canUndo = false
    var widgets: [Widget] = []

    mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("group", &group)
        try coder.field("path", &path)
        try coder.field("locale", &locale)
        try coder.field("typeSize", &typeSize)
        try coder.field("rtl", &isRightToLeft)
        try coder.field("undo", &canUndo, omit: false)
        try coder.field("widgets", &widgets)
    }
}

/// One widget: event `widget`. The picture comes whole, or as what has changed in the version that the page has.
struct WidgetMessage: Fielded {
    struct Control: Fielded, Equatable {
        var key = ""
        var kind = ""
        var label = ""
        /// What happens on activation.
        var hint: String?
        var x = 0.0, y = 0.0, width = 0.0, height = 0.0
        var isOn: Bool?
        var isDisabled = false
        var isPending = false
        /// Whether it destroys something.
        var isDestructive = false

        init() {}
        init(_ box: ControlBox, spoken: AccessibilityElement?, isPending: Bool) {
            (key, kind, isOn) = (box.key, box.kind.rawValue, box.isOn)
            label = [spoken?.label, box.label, box.control.label].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
            hint = spoken?.hint
            (x, y) = (box.frame.minX, box.frame.minY)
            (width, height) = (box.frame.size.width, box.frame.size.height)
            isDisabled = box.isDisabled || (box.control.intent == nil && box.control.url == nil)
            self.isPending = isPending
            isDestructive = box.control.semanticRole == "destructive"
        }

        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("key", &key)
            try coder.field("kind", &kind)
            try coder.field("label", &label)
            try coder.field("hint", &hint)
            try coder.field("x", &x)
            try coder.field("y", &y)
            try coder.field("w", &width)
            try coder.field("h", &height)
            try coder.field("on", &isOn)
            try coder.field("disabled", &isDisabled, omit: false)
            try coder.field("pending", &isPending, omit: false)
            try coder.field("destructive", &isDestructive, omit: false)
        }
    }

    /// A stretch of the picture that has changed, see ``TextChange``.
    struct Edit: Fielded {
        var start = 0
        var end = 0
        var text = ""

        init() {}
        init(_ edit: TextChange.Edit) { (start, end, text) = (edit.start, edit.end, edit.text) }

        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("s", &start)
            try coder.field("e", &end)
            try coder.field("t", &text)
        }
    }

    /// Something that the widget says beside its controls.
    struct Words: Fielded, Equatable {
        var text = ""
        var isHeading = false

        init() {}
        init(_ element: AccessibilityElement) {
            text = [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
            isHeading = element.traits.contains("isHeader")
        }

        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("text", &text)
            try coder.field("heading", &isHeading, omit: false)
        }
    }

    /// What is known of it beside the picture.
    struct Rest: Fielded, Equatable {
        var controls: [Control] = []
        /// What it says, beside its controls.
        var words: [Words] = []
        var failure: Failure?
        /// When its timeline was made, seconds since 1970.
        var madeAt: Double?
        var isPlaceholder = false
        /// Whether a tap beside the controls leads somewhere.
        var opens = false

        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("controls", &controls)
            try coder.field("words", &words)
            try coder.field("failure", &failure)
            try coder.field("made", &madeAt)
            try coder.field("placeholder", &isPlaceholder, omit: false)
            try coder.field("opens", &opens, omit: false)
        }
    }

    var id = ""
    var version = 0
    /// The version that ``edits`` change; nil: ``text`` is the whole picture.
    var base: Int?
    var edits: [Edit] = []
    var text: String?
    var rest = Rest()

    init() {}

    /// The picture whole, or the change from the version before.
    init(_ id: String, version: Int, svg: String, before: String?, rest: Rest) {
        (self.id, self.version, self.rest) = (id, version, rest)
        guard let before else {
            text = svg
            return
        }
        base = version - 1
        edits = TextChange(from: before, to: svg).edits.map(Edit.init)
    }

    mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("id", &id)
        try coder.field("version", &version)
        try coder.field("base", &base)
        try coder.list("edits", &edits)
        try coder.field("text", &text)
        try coder.field("rest", &rest)
    }
}
