import WidgetArchive

extension ControlNode {
    /// The control's name for people: its accessibility label, else the texts in it, else its intent or URL.
    public var label: String {
        let text = body.words.flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
        return text.isEmpty ? intent?.type ?? url ?? role.rawValue : text
    }
}

extension Node {
    /// The controls of the tree in order. A name that was given to one from outside, by `accessibilityLabel` on the
    /// button itself, is taken into it.
    var namedControls: [ControlNode] {
        switch content {
        case .control(let control): return [control] + control.body.namedControls
        case .modified(.accessibility(let description), let child) where description.label != nil:
            var controls = child.namedControls
            if controls.count == 1 {
                controls[0].body = Node(.modified(.accessibility(description), controls[0].body))
            }
            return controls
        default: return children.flatMap(\.namedControls)
        }
    }

    /// The words of the tree on one line, parted by dots.
    var sentence: String {
        words.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
            .joined(separator: " · ")
    }

    /// The texts of the tree in order; an accessibility label speaks for all inside it.
    var words: [String] {
        switch content {
        case .text(let text):
            [text.runs.map { if case .string(let words) = $0.content { words } else { " " } }.joined()]
        case .modified(.accessibility(let description), let child):
            description.isHidden ? [] : description.label.map { [$0] } ?? child.words
        case .modified(.hidden, _): []
        case .control(let control): control.body.words
        // Of views that are there in several lengths the longest speaks.
        case .fitting: children.first?.words ?? []
        case .modified(_, let child): child.words
        default: children.flatMap(\.words)
        }
    }
}
