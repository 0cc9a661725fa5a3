/// Lines from a pipe or a file.
@MainActor
final class LineConversation: Conversation {
    let isTerminal = false
    var onLine: (String) -> Void = { _ in }
    var onEnd: (ConversationEnd) -> Void = { _ in }
    private var pending: [UInt8] = []

    func start(_ signals: SignalHandlers) {
        InputReader.start { [self] bytes in receive(bytes) }
    }

    /// Takes what was read; nil is the end, where a last line without a line end counts.
    func receive(_ bytes: [UInt8]?) {
        pending += bytes ?? []
        while let end = pending.firstIndex(of: 0x0A) {
            let line = String(decoding: pending[..<end], as: UTF8.self)
            pending.removeFirst(end + 1)
            onLine(line.hasSuffix("\r") ? String(line.dropLast()) : line)
        }
        guard bytes == nil else { return }
        if !pending.isEmpty { onLine(String(decoding: pending, as: UTF8.self)) }
        onEnd(.inputEnded)
    }

    func stop() {}
    func say(_ text: String) { Output.print(text) }
    func complain(_ message: String) { Output.complain(message) }
    func suggest(_ text: String) {}
}
