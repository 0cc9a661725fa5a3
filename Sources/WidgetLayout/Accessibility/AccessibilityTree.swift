import WidgetArchive

/// What assistive technology makes of a placed view, in reading order.
///
/// Names come from the content as in SwiftUI: a control is one element named by all the texts in it, a symbol by its
/// name, a progress view or gauge by its label; what a modifier says goes before. Order is that of the view's code, and
/// a higher `accessibilitySortPriority` goes first among neighbours.
public struct AccessibilityTree: Sendable, Hashable {
    /// The elements, groups with theirs inside.
    public var elements: [AccessibilityElement]

    /// Reads a placed view at an instant (seconds since 1970), on which running progress views depend.
    /// Private content is left out where `hidesPrivate` says so.
    public init(of view: PlacedView, at now: Double = 0, hidesPrivate: Bool = false) {
        let reader = AccessibilityReader(now: now)
        elements = AccessibilityReader.ordered(reader.elements(of: view, Masking(hidesPrivate: hidesPrivate)))
    }

    /// All elements, those inside others after them.
    public var all: [AccessibilityElement] {
        func flat(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
            elements.flatMap { [$0] + flat($0.children) }
        }
        return flat(elements)
    }

    /// The element that a control is.
    public func element(ofControl key: String) -> AccessibilityElement? { all.first { $0.control == key } }

    /// One line an element, those inside others indented by two blanks.
    public var text: String {
        func lines(_ elements: [AccessibilityElement], _ indent: String) -> [String] {
            elements.flatMap { [indent + $0.spoken] + lines($0.children, indent + "  ") }
        }
        return lines(elements, "").joined(separator: "\n")
    }
}

/// What is masked at a place, and so not read.
struct Masking {
    /// Whether content is masked.
    var isRedacted = false
    /// Whether what is private is masked.
    var hidesPrivate = false

    func inside(_ effects: [Effect]) -> Masking {
        var inner = self
        // The outermost comes first, so that an inner `unredacted` ends it.
        for effect in effects.reversed() {
            switch effect {
            case .redacted(let reasons):
                if reasons.isEmpty { inner = Masking() }
                if reasons.contains("placeholder") { inner.isRedacted = true }
                if reasons.contains("privacy") { inner.hidesPrivate = true }
            case .privacySensitive: if inner.hidesPrivate { inner.isRedacted = true }
            default: break
            }
        }
        return inner
    }
}
