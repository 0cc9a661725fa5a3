internal import Foundation
internal import WidgetArchive
internal import WidgetHost
internal import WidgetLayout

/// Lists what placed views show, parents before children, in the order of the tree.
struct ViewCollector {
    private(set) var found: [ShownView] = []
    /// What controls are called.
    private let tree: AccessibilityTree

    init(_ view: PlacedView, now: Double) {
        tree = AccessibilityTree(of: view, at: now)
        visit(view, isRedacted: false)
    }

    private mutating func visit(_ view: PlacedView, isRedacted: Bool) {
        var isRedacted = isRedacted
        for effect in view.effects {
            switch effect {
            case .hidden: return
            case .opacity(let factor) where factor <= 0: return
            case .redacted(let reasons): isRedacted = reasons.contains { $0 != "invalidated" }
            default: break
            }
        }
        let said = view.accessibility
        if var own = shown(view) {
            own.isRedacted = isRedacted
            own.label = said?.label ?? own.label
            own.value = said?.value ?? own.value
            own.identifier = said?.identifier
            found.append(own)
        }
        let first = found.count
        for child in view.children { visit(child, isRedacted: isRedacted) }
        if case .group = view.content, view.control == nil, let said { name(found[first...], by: said, view) }
    }

    /// What a modifier says of the views inside it: of one view it says who that is; several are a group.
    private mutating func name(
        _ inside: ArraySlice<ShownView>, by said: AccessibilityDescription, _ view: PlacedView
    ) {
        guard said.label != nil || said.identifier != nil else { return }
        if inside.count == 1 || inside.first?.key != nil {
            let index = inside.startIndex
            found[index].label = said.label ?? found[index].label
            found[index].value = said.value ?? found[index].value
            found[index].identifier = said.identifier ?? found[index].identifier
            return
        }
        let words = inside.filter { $0.role == .text }.map(\.text).joined(separator: " ")
        var group = ShownView(role: .group, text: words, frame: CGRect(view.frame))
        group.label = said.label ?? words
        group.value = said.value
        group.identifier = said.identifier
        found.insert(group, at: inside.startIndex)
    }

    private func shown(_ view: PlacedView) -> ShownView? {
        func made(_ role: ShownView.Role, text: String = "", label: String = "") -> ShownView {
            ShownView(role: role, text: text, label: label.isEmpty ? text : label, frame: CGRect(view.frame))
        }
        if let control = view.control {
            let role: ShownView.Role =
                switch control.role {
                case .button: .button
                case .toggle: .toggle
                case .link: .link
                }
            let name = tree.element(ofControl: control.key)?.label ?? ""
            var shown = made(role, label: name.isEmpty ? control.label : name)
            shown.isOn = control.role == .toggle ? control.isOn ?? false : nil
            shown.isEnabled = !control.isDisabled && (control.intent != nil || control.url != nil)
            shown.key = control.key
            return shown
        }
        switch view.content {
        case .text(let text):
            let words = text.lines.map(\.string).joined(separator: " ")
            guard !words.isEmpty else { return nil }
            var shown = made(.text, text: words)
            shown.isTruncated = text.isTruncated
            return shown
        case .symbol(let symbol): return made(.image, text: symbol.name)
        case .image(let image): return made(.image, text: image.name)
        case .progress(let node):
            var shown = made(.progress, label: node.label?.joinedWords ?? "")
            shown.fraction = node.value
            return shown
        case .gauge(let node):
            var shown = made(.gauge, label: node.label?.joinedWords ?? "")
            shown.fraction = node.value
            return shown
        case .unsupported(let name): return made(.unsupported, text: name)
        case .group, .shape, .knob, .divider: return nil
        }
    }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height) }
}

extension Node {
    /// The words in it, for a name.
    fileprivate var joinedWords: String {
        switch content {
        case .text(let text):
            text.runs.map { if case .string(let words) = $0.content { words } else { "" } }.joined()
        default: children.map(\.joinedWords).filter { !$0.isEmpty }.joined(separator: " ")
        }
    }
}
