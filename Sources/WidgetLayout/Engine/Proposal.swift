import WidgetArchive

/// What a parent offers a child: lengths in points, nil for "your ideal one", infinity for "your most".
public struct Proposal: Hashable, Sendable {
    /// The offered width.
    public var width: Double?
    /// The offered height.
    public var height: Double?

    /// The ideal size.
    public static let unspecified = Proposal(nil, nil)
    /// The least size.
    public static let zero = Proposal(0, 0)
    /// The most.
    public static let infinity = Proposal(.infinity, .infinity)

    /// A proposal; NaN counts as nil, a negative length as zero.
    public init(_ width: Double?, _ height: Double?) {
        self.width = Proposal.sane(width)
        self.height = Proposal.sane(height)
    }

    /// A whole size.
    public init(_ size: Size) { self.init(size.width, size.height) }

    private static func sane(_ length: Double?) -> Double? {
        guard let length, !length.isNaN else { return nil }
        return length > 0 ? length : 0
    }
}

enum Axis: Sendable {
    case horizontal, vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Proposal {
    init(_ axis: Axis, _ major: Double?, _ minor: Double?) {
        if axis == .horizontal { self.init(major, minor) } else { self.init(minor, major) }
    }
    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Size {
    init(_ axis: Axis, _ major: Double, _ minor: Double) {
        self = axis == .horizontal ? Size(width: major, height: minor) : Size(width: minor, height: major)
    }
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Point {
    init(_ axis: Axis, _ major: Double, _ minor: Double) {
        self = axis == .horizontal ? Point(x: major, y: minor) : Point(x: minor, y: major)
    }
}
