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
        if var own = shown(view) {
            own.isRedacted = isRedacted
            if let said = view.accessibility {
                own.label = said.label ?? own.label
                own.value = said.value ?? own.value
                own.identifier = said.identifier
            }
            found.append(own)
        }
        for child in view.children { visit(child, isRedacted: isRedacted) }
    }

    private func shown(_ view: PlacedView) -> ShownView? {
        func made(_ role: ShownView.Role, text: String = "", label: String = "") -> ShownView {
            let frame = CGRect(
                x: view.frame.minX, y: view.frame.minY, width: view.frame.size.width, height: view.frame.size.height)
            return ShownView(role: role, text: text, label: label.isEmpty ? text : label, frame: frame)
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
        case .group, .shape, .knob, .divider:
            return view.accessibility?.label == nil && view.accessibility?.identifier == nil ? nil : made(.group)
        }
    }
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
