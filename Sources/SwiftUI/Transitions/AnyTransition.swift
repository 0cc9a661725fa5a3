internal import WidgetArchive

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    /// How it comes and how it goes, by the names of the archive.
    private var insertion: String
    private var removal: String

    init(_ name: String) { (insertion, removal) = (name, name) }

    /// The transition as the archive names it, see `Modifier.transition`.
    var name: String { insertion == removal ? insertion : insertion + "|" + removal }

    /// At once.
    public static let identity = AnyTransition("identity")
    /// Fades.
    public static let opacity = AnyTransition("opacity")
    /// Grows and shrinks.
    public static let scale = AnyTransition.scale(scale: 0)
    /// From the leading side to the trailing one.
    public static let slide = AnyTransition("slide")
    /// Blurs.
    public static let blurReplace = AnyTransition("blurReplace")
    /// As the system's symbols do.
    public static let symbolEffect = AnyTransition("symbolEffect")
    /// Grows and shrinks.
    ///
    /// - Parameters:
    ///   - scale: the size when the view is not there, 1 for its own.
    ///   - anchor: the point that stands still.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(call("scale", [Double(scale), Double(anchor.x), Double(anchor.y)]))
    }
    /// Moves, points.
    public static func offset(_ offset: CGSize) -> AnyTransition { .offset(x: offset.width, y: offset.height) }
    /// Moves, points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(call("offset", [Double(x), Double(y)]))
    }
    /// From and to an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move(\(edge))") }
    /// Comes from an edge and goes to the opposite one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push(\(edge))") }
    /// One coming, another going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = insertion
        result.removal = removal.removal
        return result
    }
    /// By modifiers; a fade here.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

    /// Both at once. Of two curves the first one counts.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = self
        result.insertion = Self.joined(insertion, other.insertion)
        result.removal = Self.joined(removal, other.removal)
        return result
    }

    /// With a curve of its own; nil: at once.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var result = self
        let words = "@" + (animation?.description.words ?? "none")
        result.insertion = Self.parts(insertion).looks + words
        result.removal = Self.parts(removal).looks + words
        return result
    }

    private static func joined(_ first: String, _ second: String) -> String {
        let (first, second) = (parts(first), parts(second))
        let curve = first.curve.isEmpty ? second.curve : first.curve
        let looks = [first.looks, second.looks].filter { $0 != "identity" }
        return (looks.isEmpty ? "identity" : looks.joined(separator: "+")) + curve
    }

    private static func parts(_ name: String) -> (looks: String, curve: String) {
        let end = name.firstIndex(of: "@") ?? name.endIndex
        return (String(name[..<end]), String(name[end...]))
    }

    private static func call(_ name: String, _ numbers: [Double]) -> String {
        name + "(" + numbers.map(AnimationDescription.word).joined(separator: ",") + ")"
    }
}
