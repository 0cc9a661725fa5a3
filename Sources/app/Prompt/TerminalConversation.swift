import WidgetKit

/// Lines written by a person, with the line editor.
@MainActor
final class TerminalConversation: Conversation {
    let isTerminal = true
    var onLine: (String) -> Void = { _ in }
    var onEnd: (ConversationEnd) -> Void = { _ in }
    private var decoder = KeyDecoder()
    private var editor = LineEditor(completions: Command.promptNames)
    private var view = LineView(prompt: "tasks> ", columns: 80)
    /// Whether the line being written stands in the terminal's last row.
    private var isShown = false

    func start(_ signals: SignalHandlers) {
        guard TerminalMode.enter() else { return onEnd(.inputEnded) }
        signals.on([SIGWINCH]) { [self] _ in draw() }
        // Somebody else may have had the terminal meanwhile.
        signals.on([SIGCONT]) { [self] _ in
            TerminalMode.leave()
            TerminalMode.enter()
            draw()
        }
        draw()
        InputReader.start { [self] bytes in
            guard let bytes else { return onEnd(.inputEnded) }
            for key in decoder.keys(bytes) { perform(editor.press(key)) }
        }
    }

    func stop() {
        if isShown { Output.print("\n") }
        isShown = false
        TerminalMode.leave()
    }

    func say(_ text: String) {
        guard !text.isEmpty else { return }
        let text = WordWrap.wrap(text, columns: TerminalMode.columns)
        Output.print(isShown ? "\r\u{1B}[K" + text : text)
        if isShown { draw() }
    }

    func complain(_ message: String) { say("app: \(message)\n") }

    func suggest(_ text: String) {
        guard editor.buffer.isEmpty else { return }
        editor.begin(with: text)
        if isShown { draw() }
    }

    private func draw() {
        view.columns = TerminalMode.columns
        isShown = true
        Output.print(view.draw(editor))
    }

    private func perform(_ action: LineEditor.Action) {
        switch action {
        case .redraw: draw()
        case .bell: Output.print("\u{7}")
        case .line(let line):
            view.columns = TerminalMode.columns
            Output.print(view.entered(line))
            isShown = false
            onLine(line)
            draw()
        case .cleared:
            Output.print("^C\n")
            draw()
        case .interrupted: onEnd(.interrupted)
        case .ended: onEnd(.inputEnded)
        case .quit: onEnd(.quit)
        case .clearScreen:
            Output.print("\u{1B}[H\u{1B}[2J")
            draw()
        case .suspend:
            Output.print("\n")
            TerminalMode.leave()
            // Stops here until somebody continues the process; the SIGCONT handler takes the terminal back.
            raise(SIGTSTP)
        }
    }
}
