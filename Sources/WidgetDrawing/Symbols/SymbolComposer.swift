import Synchronization

/// Takes a symbol's name apart: what is drawn, inside what, struck out or not, with which badge.
struct SymbolComposition: Sendable {
    /// The drawing itself; two for a number of two figures.
    var glyphs: [SymbolPaths.Drawing]
    /// Whether its outline is filled.
    var isFilled = false
    /// A shape around it.
    var enclosure: Enclosure?
    /// Whether the shape around it is filled.
    var isEnclosureFilled = false
    /// Whether it is struck out.
    var isStruck = false
    /// What stands in its corner.
    var badge: Badge?

    /// A shape around a glyph: the shape, and where the glyph stands in it.
    struct Enclosure: Sendable {
        var shape: SymbolPaths.Drawing
        /// The glyph's size to its own.
        var scale: Double
        /// The glyph's middle, units down.
        var middle: Double
    }

    /// A small sign in a corner; without a drawing a dot.
    struct Badge: Sendable {
        var glyph: SymbolPaths.Drawing?
        /// Whether it stands on a triangle instead of a disc.
        var isTriangle = false
    }
}

/// Finds the drawing for a symbol's name.
enum SymbolComposer {
    /// What was composed before: a widget draws the same few symbols again and again.
    private static let cache = Mutex<[String: SymbolComposition?]>([:])
    /// Names come from files; more than any surface shows are not kept.
    private static let cacheLimit = 512

    /// How a name is drawn; nil when nothing of it is known.
    static func compose(_ name: String) -> SymbolComposition? {
        if let known = cache.withLock({ $0[name] }) { return known }
        let made = make(name)
        cache.withLock {
            if $0.count >= cacheLimit { $0.removeAll() }
            $0.updateValue(made, forKey: name)
        }
        return made
    }

    private static func make(_ name: String) -> SymbolComposition? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count <= 16 else { return nil }
        // The longest beginning that has a drawing; what follows are variants.
        for count in stride(from: parts.count, to: 0, by: -1) {
            let base = parts[..<count].joined(separator: ".")
            let glyphs: [SymbolPaths.Drawing]
            if let drawing = SymbolPaths.drawing(base) {
                glyphs = [drawing]
            } else if count == 1, (2...3).contains(base.utf8.count),
                base.utf8.allSatisfy({ (0x30...0x39).contains($0) })
            {
                glyphs = base.compactMap { SymbolPaths.drawing(String($0)) }
            } else {
                continue
            }
            var composition = SymbolComposition(glyphs: glyphs)
            composition.isFilled = parts[count - 1] == "fill"
            take(parts[count...], &composition)
            // Inside a shape a sign is filled, by its own drawing of that where it has one.
            if composition.enclosure != nil, let filled = SymbolPaths.drawing(base + ".fill") {
                composition.glyphs = [filled]
            }
            return composition
        }
        return nil
    }

    private static func take(_ variants: ArraySlice<String>, _ composition: inout SymbolComposition) {
        var rest = variants
        while let variant = rest.popFirst() {
            switch variant {
            case "fill":
                if composition.enclosure == nil {
                    composition.isFilled = true
                } else {
                    composition.isEnclosureFilled = true
                }
            case "slash": composition.isStruck = true
            case "badge", "trianglebadge":
                var words: [String] = []
                while let word = rest.first, word != "fill", word != "slash" {
                    words.append(word)
                    rest = rest.dropFirst()
                }
                var badge = SymbolComposition.Badge(isTriangle: variant == "trianglebadge")
                while !words.isEmpty, badge.glyph == nil {
                    badge.glyph = SymbolPaths.drawing(words.joined(separator: "."))
                    words.removeLast()
                }
                composition.badge = badge
            default:
                if let enclosure = enclosure(variant) { composition.enclosure = enclosure }
            }
        }
    }

    private static func enclosure(_ name: String) -> SymbolComposition.Enclosure? {
        let figures: (Double, Double)? =
            switch name {
            case "circle": (0.56, 12)
            case "square", "app": (0.6, 12)
            case "rectangle": (0.5, 12)
            case "diamond": (0.48, 12)
            case "seal": (0.5, 12)
            case "shield": (0.5, 11.4)
            case "octagon": (0.54, 12)
            case "hexagon": (0.52, 12)
            case "triangle": (0.46, 14.2)
            case "bubble", "message": (0.46, 10.6)
            case "icloud", "cloud": (0.42, 13.8)
            default: nil
            }
        guard let figures, let shape = SymbolPaths.drawing(name == "bubble" ? "bubble.left" : name) else { return nil }
        return SymbolComposition.Enclosure(shape: shape, scale: figures.0, middle: figures.1)
    }
}
