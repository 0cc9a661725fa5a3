import WidgetArchive

/// An alignment guide, looked up once.
///
/// A guide of the user's own may carry its default behind a bar: `midAccount|trailing` or `thirds|0.33` (a fraction of
/// the length); without one it is the centre.
struct Guide: Sendable {
    enum Kind: Sendable { case start, center, end, firstBaseline, lastBaseline, custom(Double) }

    let axis: Axis
    let name: String
    let kind: Kind

    init(_ guide: HorizontalGuide) {
        axis = .horizontal
        name = guide.rawValue
        switch guide {
        case .leading: kind = .start
        case .center: kind = .center
        case .trailing: kind = .end
        default: kind = .custom(Self.fraction(in: guide.rawValue))
        }
    }

    init(_ guide: VerticalGuide) {
        axis = .vertical
        name = guide.rawValue
        switch guide {
        case .top: kind = .start
        case .center: kind = .center
        case .bottom: kind = .end
        case .firstTextBaseline: kind = .firstBaseline
        case .lastTextBaseline: kind = .lastBaseline
        default: kind = .custom(Self.fraction(in: guide.rawValue))
        }
    }

    private static func fraction(in name: String) -> Double {
        guard let bar = name.lastIndex(of: "|") else { return 0.5 }
        switch name[name.index(after: bar)...] {
        case "leading", "top": return 0
        case "center": return 0.5
        case "trailing", "bottom", "firstTextBaseline", "lastTextBaseline": return 1
        case let number:
            let value = Double(number) ?? 0.5
            return value.isFinite ? value : 0.5
        }
    }

    var isBaseline: Bool {
        switch kind {
        case .firstBaseline, .lastBaseline: true
        default: false
        }
    }

    /// The value in a view that says nothing of its own.
    func usual(in length: Double) -> Double {
        switch kind {
        case .start: 0
        case .center: length / 2
        case .end, .firstBaseline, .lastBaseline: length
        case .custom(let fraction): length * fraction
        }
    }
}

/// A guide on each axis.
struct Guides: Sendable {
    let horizontal: Guide
    let vertical: Guide

    init(_ pair: GuidePair) {
        horizontal = Guide(pair.horizontal)
        vertical = Guide(pair.vertical)
    }
    static let topLeading = Guides(GuidePair(.leading, .top))
    static let center = Guides(.center)
}
