package import WidgetArchive

/// A guide of a user's own.
public protocol AlignmentID {
    /// Where the guide lies in a view that says nothing of it.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide across.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: HorizontalGuide

    init(_ guide: HorizontalGuide) { self.guide = guide }
    /// A guide of a user's own.
    public init(_ id: any AlignmentID.Type) {
        guide = HorizontalGuide(rawValue: ViewDimensions.guideName(id))
    }

    /// The leading side.
    public static let leading = HorizontalAlignment(.leading)
    /// The middle.
    public static let center = HorizontalAlignment(.center)
    /// The trailing side.
    public static let trailing = HorizontalAlignment(.trailing)
}

/// A guide down.
public struct VerticalAlignment: Hashable, Sendable {
    let guide: VerticalGuide

    init(_ guide: VerticalGuide) { self.guide = guide }
    /// A guide of a user's own.
    public init(_ id: any AlignmentID.Type) { guide = VerticalGuide(rawValue: ViewDimensions.guideName(id)) }

    /// The top.
    public static let top = VerticalAlignment(.top)
    /// The middle.
    public static let center = VerticalAlignment(.center)
    /// The bottom.
    public static let bottom = VerticalAlignment(.bottom)
    /// The first line's baseline.
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    /// The last line's baseline.
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// A guide across and one down.
public struct Alignment: Hashable, Sendable {
    /// Across.
    public var horizontal: HorizontalAlignment
    /// Down.
    public var vertical: VerticalAlignment

    /// Two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading side's middle.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing side's middle.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top's middle.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom's middle.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// A corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// A corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// A corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// A corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first baseline's middle.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The last baseline's middle.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The first baseline's beginning.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The last baseline's beginning.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The first baseline's end.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The last baseline's end.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// The same in the archive.
    package var archived: GuidePair { GuidePair(horizontal.guide, vertical.guide) }
}

/// A view's size and guides, as an alignment guide's closure sees them.
public struct ViewDimensions: Equatable {
    /// Points.
    public let width: CGFloat
    /// Points.
    public let height: CGFloat

    /// Where a guide across lies, points from the leading side.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        switch guide {
        case .leading: 0
        case .trailing: width
        default: width / 2
        }
    }
    /// Where a guide down lies, points from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        switch guide {
        case .top: 0
        case .center: height / 2
        default: height
        }
    }
    /// A guide's name and, after a bar, where it lies in a view that says nothing of it, as a part of the length.
    static func guideName(_ id: any AlignmentID.Type) -> String {
        let place = Double(id.defaultValue(in: ViewDimensions(width: 1, height: 1)))
        return "\(id)|\(place.isFinite ? place : 0.5)"
    }

    /// A guide that was set; none is known here.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
    /// A guide that was set; none is known here.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// Where lines stand inside their text's own box.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading side.
    case leading
    /// In the middle.
    case center
    /// At the trailing side.
    case trailing

    init(_ archived: TextNode.Alignment) {
        self =
            switch archived {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
    }
    var archived: TextNode.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
