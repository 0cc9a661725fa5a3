extension WidgetFrame {
    /// What a screen reader reads, a line for each element.
    public var accessibilityText: String {
        views.map { view in
            var words = [view.label, view.value ?? "", view.role.rawValue]
            if let isOn = view.isOn { words.append(isOn ? "on" : "off") }
            if !view.isEnabled { words.append("dimmed") }
            return words.filter { !$0.isEmpty }.joined(separator: ", ") + "\n"
        }.joined()
    }
}
