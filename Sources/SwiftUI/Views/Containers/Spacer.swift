internal import WidgetArchive

/// Room that grows.
public struct Spacer: Sendable {
    /// The least length, points; nil for the system's.
    public var minLength: CGFloat?
    /// Room of at least a length in points.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the room.
    public static func _makeNodes(_ view: Spacer, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        outputs.append(
            .spacer(minLength: view.minLength.map { max(NumberCheck.finite($0, or: 0, "Spacer", inputs.session), 0) }))
    }
}

/// A thin line between views.
public struct Divider: Sendable {
    /// A thin line.
    public init() {}
}

extension Divider: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the line.
    public static func _makeNodes(_ view: Divider, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        outputs.append(.divider)
    }
}
