import WidgetArchive

/// Makes elements of placed views.
struct AccessibilityReader {
    let now: Double

    /// Traits of a part that the control or element around it takes over.
    private static let inherited: Set<String> = ["isHeader", "isSelected", "isSummaryElement", "updatesFrequently"]

    static func ordered(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
        return elements.enumerated().sorted {
            ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
        }.map(\.element)
    }

    func elements(of view: PlacedView, _ masking: Masking) -> [AccessibilityElement] {
        if view.accessibility?.isHidden == true { return [] }
        for effect in view.effects {
            switch effect {
            case .hidden: return []
            case .opacity(let factor) where factor <= 0: return []
            default: break
            }
        }
        let masking = view.effects.isEmpty ? masking : masking.inside(view.effects)
        var found: [AccessibilityElement] = []
        if let own = element(of: view, masking) { found.append(own) }
        for child in view.children { found += elements(of: child, masking) }
        if let control = view.control { found = [element(of: control, view.frame, found)] }
        if let description = view.accessibility { found = applied(description, to: found, view.frame) }
        return found
    }

    /// What a view is by itself.
    private func element(of view: PlacedView, _ masking: Masking) -> AccessibilityElement? {
        func element(_ role: AccessibilityElement.Role, _ label: String, _ trait: String? = nil)
            -> AccessibilityElement
        {
            var element = AccessibilityElement(role, label: label, frame: view.frame)
            if let trait { element.traits = [trait] }
            return element
        }
        switch view.content {
        case .group, .shape, .knob, .divider: return nil
        case .unsupported(let name): return element(.unsupported, name)
        case _ where masking.isRedacted: return nil
        case .text(let text):
            let words = Self.spoken(text)
            return words.isEmpty ? nil : element(.text, words, "isStaticText")
        case .symbol(let symbol): return element(.image, SymbolWords.name(of: symbol.name), "isImage")
        case .image(let image): return element(.image, image.name, "isImage")
        case .progress(let node):
            var made = element(.progress, node.label?.spokenWords ?? "")
            made.value =
                node.currentValueLabel?.spokenWords
                ?? node.fraction(at: now).map { Self.percent($0) } ?? "in progress"
            if node.timerEnd != nil { made.traits = ["updatesFrequently"] }
            return made
        case .gauge(let node):
            var made = element(.gauge, node.label?.spokenWords ?? "")
            made.value = node.currentValueLabel?.spokenWords ?? Self.percent(node.value)
            return made
        }
    }

    private static func percent(_ share: Double) -> String {
        share.isFinite ? "\(Int((min(max(share, 0), 1) * 100).rounded()))%" : "0%"
    }

    private static func spoken(_ text: PlacedText) -> String {
        if let full = text.fullText { return full.collapsed }
        let words = text.lines.map { line in
            line.fragments.map { fragment in
                if case .symbol(let symbol) = fragment.run.content { return SymbolWords.name(of: symbol.name) + " " }
                return fragment.text
            }.joined()
        }
        return words.joined(separator: " ").collapsed
    }

    /// A control is one element, named by what is in it.
    private func element(of control: ControlNode, _ frame: Rect, _ parts: [AccessibilityElement])
        -> AccessibilityElement
    {
        var made = combined(parts, frame)
        made.children = []
        made.control = control.key
        made.isEnabled = !control.isDisabled
        switch control.role {
        case .button:
            made.role = .button
            made.traits.append("isButton")
        case .link:
            made.role = .link
            made.traits.append("isLink")
        case .toggle:
            made.role = .toggle
            made.traits.append("isToggle")
            made.value = control.isOn == true ? "on" : "off"
        }
        made.traits.sort()
        return made
    }

    /// One element of many: names, values and hints in their order.
    private func combined(_ parts: [AccessibilityElement], _ frame: Rect) -> AccessibilityElement {
        func joined(_ words: [String?]) -> String {
            words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        let parts = Self.ordered(parts)
        var made = AccessibilityElement(.other, label: joined(parts.map(\.label)), frame: frame)
        let value = joined(parts.map(\.value))
        let hint = joined(parts.map(\.hint))
        made.value = value.isEmpty ? nil : value
        made.hint = hint.isEmpty ? nil : hint
        made.identifier = parts.lazy.compactMap(\.identifier).first
        made.traits = Set(parts.flatMap(\.traits)).intersection(Self.inherited).sorted()
        let controls = parts.flatMap { $0.control == nil ? $0.children.filter { $0.control != nil } : [$0] }
        if let only = controls.first, controls.count == 1 {
            (made.role, made.control, made.isEnabled) = (only.role, only.control, only.isEnabled)
            made.traits = Set(made.traits + only.traits).sorted()
        } else {
            made.children = controls
        }
        if controls.isEmpty, let role = parts.first?.role, parts.allSatisfy({ $0.role == role }) {
            made.role = role
            if role == .text { made.traits = Set(made.traits + ["isStaticText"]).sorted() }
        }
        return made
    }

    /// What a modifier makes of the elements inside.
    private func applied(_ said: AccessibilityDescription, to found: [AccessibilityElement], _ frame: Rect)
        -> [AccessibilityElement]
    {
        switch said.children {
        case "ignore":
            var made = AccessibilityElement(.other, frame: frame)
            if found.count == 1, let control = found[0].control {
                (made.role, made.control, made.isEnabled) = (found[0].role, control, found[0].isEnabled)
                made.traits = found[0].traits
            }
            return [overridden(made, by: said)]
        case "combine":
            return [overridden(combined(found, frame), by: said)]
        case "contain":
            var group = AccessibilityElement(.group, frame: frame)
            group.children = Self.ordered(found)
            return [overridden(group, by: said)]
        default: break
        }
        if found.isEmpty {
            guard said.label != nil || said.value != nil else { return [] }
            return [overridden(AccessibilityElement(.other, frame: frame), by: said)]
        }
        // A name given to several speaks for all of them.
        if found.count > 1, said.label != nil {
            var made = combined(found, frame)
            (made.value, made.hint) = (nil, nil)
            return [overridden(made, by: said)]
        }
        return found.map { overridden($0, by: said) }
    }

    private func overridden(_ element: AccessibilityElement, by said: AccessibilityDescription)
        -> AccessibilityElement
    {
        var made = element
        made.label = said.label ?? made.label
        made.value = said.value ?? made.value
        made.hint = said.hint ?? made.hint
        made.identifier = said.identifier ?? made.identifier
        if !said.traits.isEmpty || !said.removedTraits.isEmpty {
            made.traits = Set(made.traits).subtracting(said.removedTraits).union(said.traits).sorted()
        }
        if said.sortPriority != 0 { made.sortPriority = said.sortPriority }
        return made
    }
}

extension Node {
    /// The words of the texts in the tree, in order; what a modifier says speaks for all inside it.
    package var spokenWords: String {
        words.joined(separator: ", ").collapsed
    }

    private var words: [String] {
        switch content {
        case .text(let text):
            let words = text.runs.map { if case .string(let words) = $0.content { words } else { "" } }.joined()
            return words.isEmpty ? [] : [words]
        case .modified(.accessibility(let said), let child):
            return said.isHidden ? [] : said.label.map { [$0] } ?? child.words
        case .modified(.hidden, _): return []
        case .control(let control): return control.body.words
        case .modified(_, let child): return child.words
        default: return children.flatMap(\.words)
        }
    }
}

extension String {
    /// With single blanks for all white space.
    fileprivate var collapsed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
