import WidgetDrawing

/// The box with the keys.
enum HomeHelp {
    private static let lines = [
        "Tab, Shift-Tab     next, previous control",
        "Arrows             the control over there",
        "Return, Space      tap the focused control",
        "Mouse              taps and hovers",
        "r                  reload all widgets",
        "Page Up, Page Down scroll",
        "? or Escape        close this",
        "q, Ctrl-C          quit",
    ]

    /// Draws the box in the middle.
    static func draw(into canvas: inout CellCanvas, style: DrawingStyle) {
        let inner = min(canvas.width - 4, 44)
        guard inner > 8, canvas.height > 4 else { return }
        let height = min(canvas.height - 2, lines.count + 2)
        let box = CellRect(
            x: (canvas.width - inner - 4) / 2, y: (canvas.height - height) / 2, width: inner + 4, height: height)
        let isDark = style.scheme == .dark
        let ground: RGB? = style.hasColor ? (isDark ? RGB(0x2C2C2E) : RGB(0xFFFFFF)) : nil
        let text: RGB? = style.hasColor ? (isDark ? RGB(0xF2F2F7) : RGB(0x1C1C1E)) : nil
        canvas.fill(box, background: ground)
        _ = canvas.write(
            "Keys", at: CellPoint(x: box.x + 2, y: box.y), foreground: text, attributes: [.bold], maxWidth: inner)
        for (index, line) in lines.prefix(height - 2).enumerated() {
            _ = canvas.write(line, at: CellPoint(x: box.x + 2, y: box.y + 1 + index), foreground: text, maxWidth: inner)
        }
    }
}
