internal import WidgetArchive

/// Keeps numbers that no surface can draw out of the archive: not-a-number, infinities where a length is needed and
/// negative sizes become what SwiftUI makes of them, and the developer is told.
@MainActor
enum NumberCheck {
    /// No length on a widget is longer; more is a mistake, and bounds what a renderer has to reckon with.
    static let longest = 1_000_000.0

    /// The number, or a default where it is none.
    static func finite(_ value: Double, or fallback: Double, _ name: StaticString, _ session: ArchiveSession) -> Double
    {
        if value.isFinite && abs(value) <= longest { return value }
        session.remark("\(name): \(value) is not a usable number; \(fallback) is used")
        return fallback
    }

    /// A rectangle of the user's with usable numbers.
    static func rect(_ rect: CGRect, _ name: StaticString, _ session: ArchiveSession) -> Rect {
        func number(_ value: CGFloat) -> Double { finite(Double(value), or: 0, name, session) }
        return Rect(
            x: number(rect.minX), y: number(rect.minY), width: max(number(rect.width), 0),
            height: max(number(rect.height), 0))
    }

    /// A length of a frame: negative ones and those that are no numbers are left out.
    static func length(_ value: Double?, _ name: StaticString, _ session: ArchiveSession) -> Double? {
        guard let value else { return nil }
        if value >= 0 && value.isFinite { return min(value, longest) }
        session.remark("\(name): \(value) is not a usable length; it is left out")
        return nil
    }

    /// A bound of a frame; an infinite maximum fills.
    static func bound(_ value: Double?, _ name: StaticString, _ session: ArchiveSession) -> Double? {
        value == .infinity ? .infinity : length(value, name, session)
    }

    /// The modifier with usable numbers.
    static func checked(_ modifier: Modifier, _ session: ArchiveSession) -> Modifier {
        switch modifier {
        case .padding(let insets):
            let all = insets.top + insets.leading + insets.bottom + insets.trailing
            if all.isFinite && abs(all) <= longest { return modifier }
            return .padding(
                Insets(
                    top: finite(insets.top, or: 0, "padding", session),
                    leading: finite(insets.leading, or: 0, "padding", session),
                    bottom: finite(insets.bottom, or: 0, "padding", session),
                    trailing: finite(insets.trailing, or: 0, "padding", session)))
        case .frame(let width, let height, let alignment):
            return .frame(
                width: length(width, "frame(width:)", session), height: length(height, "frame(height:)", session),
                alignment: alignment)
        case .flexibleFrame(let frame): return .flexibleFrame(checked(frame, session))
        case .aspectRatio(let ratio?, let fill):
            if ratio > 0 && ratio.isFinite { return modifier }
            session.remark("aspectRatio: \(ratio) is not a usable ratio; the view's own is used")
            return .aspectRatio(nil, fill: fill)
        case .layoutPriority(let value): return .layoutPriority(finite(value, or: 0, "layoutPriority", session))
        case .offset(let x, let y):
            return .offset(x: finite(x, or: 0, "offset", session), y: finite(y, or: 0, "offset", session))
        case .position(let x, let y):
            return .position(x: finite(x, or: 0, "position", session), y: finite(y, or: 0, "position", session))
        case .opacity(let value): return .opacity(min(max(finite(value, or: 1, "opacity", session), 0), 1))
        case .scale(let x, let y, let anchor):
            return .scale(
                x: finite(x, or: 1, "scaleEffect", session), y: finite(y, or: 1, "scaleEffect", session),
                anchor: checked(anchor, session))
        case .rotation(let degrees, let anchor):
            return .rotation(
                degrees: finite(degrees, or: 0, "rotationEffect", session), anchor: checked(anchor, session))
        case .blur(let radius): return .blur(max(finite(radius, or: 0, "blur", session), 0))
        case .shadow(var shadow):
            shadow.radius = max(finite(shadow.radius, or: 0, "shadow", session), 0)
            shadow.x = finite(shadow.x, or: 0, "shadow", session)
            shadow.y = finite(shadow.y, or: 0, "shadow", session)
            return .shadow(shadow)
        case .colorEffect(let name, let amount):
            return .colorEffect(name, finite(amount, or: 0, "color effect", session))
        case .zIndex(let value): return .zIndex(finite(value, or: 0, "zIndex", session))
        default: return modifier
        }
    }

    private static func checked(_ anchor: UnitPosition, _ session: ArchiveSession) -> UnitPosition {
        UnitPosition(x: finite(anchor.x, or: 0.5, "anchor", session), y: finite(anchor.y, or: 0.5, "anchor", session))
    }

    private static func checked(_ frame: FlexibleFrame, _ session: ArchiveSession) -> FlexibleFrame {
        var frame = frame
        frame.minWidth = length(frame.minWidth, "frame(minWidth:)", session)
        frame.idealWidth = length(frame.idealWidth, "frame(idealWidth:)", session)
        frame.maxWidth = bound(frame.maxWidth, "frame(maxWidth:)", session)
        frame.minHeight = length(frame.minHeight, "frame(minHeight:)", session)
        frame.idealHeight = length(frame.idealHeight, "frame(idealHeight:)", session)
        frame.maxHeight = bound(frame.maxHeight, "frame(maxHeight:)", session)
        return frame
    }
}
