import JSONText

/// A part that reacts to a tap.
public struct ControlNode: Fielded, Hashable, Sendable {
    /// What kind of part.
    public enum Role: String, JSONCodable, Sendable { case button, toggle, link }

    /// Names the control inside its entry: the identities around it and its ordinal among the controls there. Unique
    /// in an entry, and the same in the next frame for the same control, so focus and pending looks find it again.
    public var key = ""
    /// What kind of part.
    public var role = Role.button
    /// What a tap performs; nil for a link and for a control without an intent, which does nothing.
    public var intent: IntentReference?
    /// Where a link leads.
    public var url: String?
    /// The look at rest (a toggle's: in its archived state).
    public var body = Node()
    /// A toggle's state.
    public var isOn: Bool?
    /// A toggle's look in the other state, shown at once when it is tapped.
    public var alternate: Node?
    /// A button's look while it is pressed; nil: the body, dimmed.
    public var pressed: Node?
    /// Whether taps are refused.
    public var isDisabled = false
    /// `destructive`, `cancel` or nil.
    public var semanticRole: String?

    /// A button that does nothing.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("key", &key)
        try coder.field("role", &role)
        try coder.field("intent", &intent)
        try coder.field("url", &url)
        try coder.field("body", &body)
        try coder.field("on", &isOn)
        try coder.field("other", &alternate)
        try coder.field("pressed", &pressed)
        try coder.field("disabled", &isDisabled, omit: false)
        try coder.field("means", &semanticRole)
    }
}

/// `ProgressView`.
public struct ProgressNode: Fielded, Hashable, Sendable {
    /// Bar or ring.
    public enum Style: String, JSONCodable, Sendable { case linear, circular }
    /// Bar or ring.
    public var style = Style.linear
    /// 0…1; nil: under way without a known end.
    public var value: Double?
    /// For `ProgressView(timerInterval:)`: start and end, seconds since 1970.
    public var timerStart: Double?
    /// See ``timerStart``.
    public var timerEnd: Double?
    /// Whether a timer's bar empties.
    public var countsDown = true
    /// The bar's paint; nil: the accent colour.
    public var tint: Paint?
    /// What stands above the bar or under the ring.
    public var label: Node?
    /// What stands below.
    public var currentValueLabel: Node?
    /// An endless bar.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("style", &style)
        try coder.field("value", &value)
        try coder.field("from", &timerStart)
        try coder.field("to", &timerEnd)
        try coder.field("down", &countsDown, omit: true)
        try coder.field("tint", &tint)
        try coder.field("label", &label)
        try coder.field("current", &currentValueLabel)
    }
}

/// `Gauge`.
public struct GaugeNode: Fielded, Hashable, Sendable {
    /// `linearCapacity`, `accessoryLinear`, `accessoryLinearCapacity`, `accessoryCircular`,
    /// `accessoryCircularCapacity`, `automatic`.
    public var style = "automatic"
    /// 0…1 inside the bounds.
    public var value = 0.0
    /// The paint of the track; nil: the accent colour.
    public var tint: Paint?
    /// The gauge's name.
    public var label: Node?
    /// The value as a view.
    public var currentValueLabel: Node?
    /// The lower bound as a view.
    public var minimumLabel: Node?
    /// The upper bound as a view.
    public var maximumLabel: Node?
    /// Empty.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("style", &style)
        try coder.field("value", &value)
        try coder.field("tint", &tint)
        try coder.field("label", &label)
        try coder.field("current", &currentValueLabel)
        try coder.field("min", &minimumLabel)
        try coder.field("max", &maximumLabel)
    }
}
