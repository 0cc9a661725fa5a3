public import Foundation
internal import WidgetLayout

/// One thing that assistive technology reads or operates.
public struct SpokenElement: Sendable, Hashable {
    /// `text`, `image`, `button`, `toggle`, `link`, `progress`, `gauge`, `group`, `unsupported` or `other`.
    public var role: String
    /// The name; empty where nothing gives one.
    public var label: String
    /// The value: `on`, `30%`, or what the view says.
    public var value: String?
    /// What happens on activation.
    public var hint: String?
    /// A stable name for tests.
    public var identifier: String?
    /// SwiftUI's names, such as `isHeader`, sorted.
    public var traits: [String]
    /// Where it stands, points from the widget's top left.
    public var frame: CGRect
    /// What a screen reader says: name, value, kind, state, hint.
    public var spoken: String
    /// Whether it is something to operate or to see that has no name.
    public var isUnlabelled: Bool
    /// The elements of a group.
    public var children: [SpokenElement]

    init(_ element: AccessibilityElement) {
        role = element.role.rawValue
        label = element.label
        value = element.value
        hint = element.hint
        identifier = element.identifier
        traits = element.traits
        frame = CGRect(element.frame)
        spoken = element.spoken
        isUnlabelled = element.isUnlabelled
        children = element.children.map(SpokenElement.init)
    }
}

extension WidgetFrame {
    private var tree: AccessibilityTree { AccessibilityTree(of: placed, at: now.timeIntervalSince1970) }

    /// What assistive technology makes of the frame, in reading order; groups have their elements inside.
    public var accessibility: [SpokenElement] { tree.elements.map(SpokenElement.init) }

    /// What a screen reader reads, a line for each element, those inside others indented.
    public var accessibilityText: String { tree.text + "\n" }

    /// Things to operate or to see that have no name for those who do not see them.
    public var unlabelled: [SpokenElement] { tree.all.filter(\.isUnlabelled).map(SpokenElement.init) }
}
