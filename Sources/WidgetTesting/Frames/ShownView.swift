public import Foundation

/// A view that a frame shows.
public struct ShownView: Sendable, Hashable {
    /// What it is.
    public enum Role: String, Sendable, CaseIterable {
        /// A text.
        case text
        /// A symbol or a bitmap.
        case image
        /// A button.
        case button
        /// A toggle.
        case toggle
        /// A link.
        case link
        /// A progress view.
        case progress
        /// A gauge.
        case gauge
        /// A view that only groups others and has a name of its own.
        case group
        /// A view that widgets cannot show.
        case unsupported
    }

    /// What it is.
    public var role: Role
    /// What it says: its lines as they are drawn, joined by spaces; a symbol's name; empty for the rest.
    public var text = ""
    /// What people call it: the accessibility label, else the words in it.
    public var label = ""
    /// `accessibilityValue`.
    public var value: String?
    /// `accessibilityIdentifier`.
    public var identifier: String?
    /// Where it stands, points from the widget's top left.
    public var frame: CGRect
    /// A toggle's state.
    public var isOn: Bool?
    /// Whether a control takes taps.
    public var isEnabled = true
    /// 0…1, of a progress view or gauge.
    public var fraction: Double?
    /// Whether a text was cut for want of room.
    public var isTruncated = false
    /// Whether it is masked: a placeholder, or private.
    public var isRedacted = false
    /// The control's key; nil for what takes no tap.
    var key: String?

    /// Role and name, for messages: `button “Add”`.
    public var description: String { label.isEmpty ? role.rawValue : "\(role.rawValue) “\(label)”" }
}
