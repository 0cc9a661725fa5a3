import WidgetDrawing
import WidgetHost
import WidgetLayout

/// What stands below the grid: troubles and failures in whole sentences, then the keys.
enum HomeNotes {
    /// The keys of the home screen.
    static func hint(_ words: Words) -> String {
        "Tab \(words[.focus]) · \(words[.returnKey]) \(words[.tap]) · a \(words[.add]) · e \(words[.edit]) · "
            + "r \(words[.reload]) · ? \(words[.keys]) · q \(words[.quit])"
    }

    /// The lines for a surface.
    ///
    /// - Parameters:
    ///   - message: what concerns the whole.
    ///   - news: what went to the app.
    ///   - widgets: the placed widgets, for their failures.
    ///   - width: columns.
    ///   - limit: the most lines.
    ///   - hint: the last line; nil for none.
    static func lines(
        message: String?, news: String? = nil, widgets: [PlacedWidget], width: Int, limit: Int, hint: String?
    ) -> [HomePage.Note] {
        var notes: [HomePage.Note] = []
        if let message { notes += wrap("! " + message, width).map { HomePage.Note(kind: .trouble, text: $0) } }
        if let news { notes += wrap("→ " + news, width).map { HomePage.Note(kind: .hint, text: $0) } }
        let failures = widgets.indices.compactMap { at in widgets[at].failure.map { (widgets[at].title, $0) } }
            .sorted { $0.1.date > $1.1.date }
        var said: Set<String> = []
        for (title, failure) in failures {
            // What concerns the whole is said above, with what to do; of a tap it is said that it is the one that failed.
            if failure.reason == message { continue }
            if failure.control == nil, let message, failure.reason.hasSuffix(message) { continue }
            let sentence = sentence(title, failure)
            // Several widgets of one kind have one trouble.
            guard said.count < 3, said.insert(sentence).inserted else { continue }
            notes += wrap("✗ " + sentence, width).map { HomePage.Note(kind: .failure, text: $0) }
        }
        let room = max(0, limit - (hint == nil ? 0 : 1))
        if notes.count > room { notes = Array(notes.prefix(room)) }
        if let hint, limit > 0 { notes.append(HomePage.Note(kind: .hint, text: fitted(hint, width))) }
        return notes
    }

    private static func sentence(_ title: String, _ failure: Failure) -> String {
        let what = [failure.control, failure.intent.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
        return what.isEmpty ? "\(title): \(failure.reason)" : "\(title), \(what): \(failure.reason)"
    }

    /// Keys with room for all that are said: what stands before the last gives way, for the last is the way out.
    static func fitted(_ hint: String, _ width: Int) -> String {
        // At every frame, and mostly there is room.
        if ScalarWidth.columns(of: hint) <= width - 2 { return hint }
        var keys = hint.split(separator: " · ")
        func line() -> String { keys.joined(separator: " · ") }
        while keys.count > 2, ScalarWidth.columns(of: line()) > width - 2 {
            keys.remove(at: keys.count - 2)
        }
        return line()
    }

    /// Breaks a line between words; a word alone too long is cut by the canvas.
    static func wrap(_ text: String, _ width: Int) -> [String] {
        let room = max(8, width - 2)
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if line.isEmpty {
                line = String(word)
            } else if ScalarWidth.columns(of: line) + 1 + ScalarWidth.columns(of: String(word)) <= room {
                line += " " + word
            } else {
                lines.append(line)
                line = "  " + word
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
