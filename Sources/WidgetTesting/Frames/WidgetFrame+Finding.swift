internal import WidgetLayout

extension WidgetFrame {
    /// Everything that is shown, parents before children, in the order of the views.
    public var views: [ShownView] { ViewCollector(placed, now: now.timeIntervalSince1970).found }

    /// What is written, text by text, as it is drawn: a text that was cut ends with “…”. Masked texts are left out.
    public var texts: [String] { views.filter { $0.role == .text && !$0.isRedacted }.map(\.text) }

    /// The buttons, toggles and links.
    public var controls: [ShownView] { views.filter { $0.key != nil } }

    /// Whether some text, or several that stand one after the other, contain these words.
    public func shows(_ words: String) -> Bool {
        let texts = texts
        return texts.contains { $0.contains(words) } || texts.joined(separator: " ").contains(words)
    }

    /// The first view with that text.
    public func view(text: String) -> ShownView? { views.first { $0.text == text } }

    /// The first view that people call so.
    public func view(label: String) -> ShownView? { views.first { $0.label == label } }

    /// The first view with that accessibility identifier.
    public func view(id: String) -> ShownView? { views.first { $0.identifier == id } }

    /// The views of a role.
    public func views(_ role: ShownView.Role) -> [ShownView] { views.filter { $0.role == role } }

    /// The control that a test names: by its label or identifier, else by a part of its label that no other has.
    ///
    /// - Throws: ``TesterError``, which lists the controls there are.
    public func control(_ name: String) throws -> ShownView {
        let controls = controls
        let found = controls.map(\.description)
        let exact = controls.filter { $0.label == name || $0.identifier == name }
        let fitting = exact.isEmpty ? controls.filter { $0.label.localizedCaseInsensitiveContains(name) } : exact
        guard let first = fitting.first else { throw TesterError.noControl(label: name, found: found) }
        guard fitting.count == 1 else {
            throw TesterError.manyControls(label: name, found: fitting.map(\.description))
        }
        return first
    }

    /// The controls with that label, such as the same button on each row.
    public func controls(_ label: String) -> [ShownView] { controls.filter { $0.label == label } }

    /// Texts that had no room for all they say, each as it is drawn.
    public var truncatedTexts: [String] { views.filter(\.isTruncated).map(\.text) }
}
