import WidgetArchive

/// One thing that assistive technology reads or operates.
public struct AccessibilityElement: Sendable, Hashable {
    /// What it is.
    public enum Role: String, Sendable {
        case text, image, button, toggle, link, progress, gauge, group, unsupported, other
    }

    /// What it is.
    public var role: Role
    /// The name, empty where nothing gives one.
    public var label = ""
    /// The value: `on`, `30%`, or what the view says.
    public var value: String?
    /// What happens on activation.
    public var hint: String?
    /// A stable name for tests.
    public var identifier: String?
    /// SwiftUI's names, such as `isHeader` or `isSelected`, sorted.
    public var traits: [String] = []
    /// Where it stands, in the root's coordinates, points.
    public var frame: Rect
    /// The key of the control that activation taps; nil for what cannot be activated.
    public var control: String?
    /// Whether a control takes taps.
    public var isEnabled = true
    /// Higher is read first among its neighbours.
    public var sortPriority = 0.0
    /// The elements of a group, and the controls inside an element that was combined of several.
    public var children: [AccessibilityElement] = []

    /// An element without a name.
    public init(_ role: Role, label: String = "", frame: Rect = Rect()) {
        (self.role, self.label, self.frame) = (role, label, frame)
    }

    /// Whether it is something to operate or to see that has no name.
    public var isUnlabelled: Bool {
        label.isEmpty && [.button, .toggle, .link, .image, .progress, .gauge].contains(role)
    }

    /// What a screen reader says: name, value, kind, state, hint.
    public var spoken: String {
        var words = [label, value ?? ""]
        if traits.contains("isHeader") { words.append("heading") }
        switch role {
        case .button: words.append("button")
        case .toggle: words.append("switch")
        case .link: words.append("link")
        case .image: words.append("image")
        case .unsupported: words.append("not supported in widgets")
        case .text, .progress, .gauge, .group, .other:
            if traits.contains("isButton") { words.append("button") }
            if traits.contains("isLink") { words.append("link") }
            if traits.contains("isImage") { words.append("image") }
        }
        if traits.contains("isSelected") { words.append("selected") }
        if !isEnabled { words.append("dimmed") }
        words.append(hint ?? "")
        return words.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
