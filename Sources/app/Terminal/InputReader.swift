import WidgetKit

/// Reads standard input, whatever it is: a terminal, a pipe, a file, nothing.
///
/// The reading is done by a thread of its own that blocks in read(2), because a file cannot be watched the way a
/// terminal can; each piece is handled on the main actor before the next one is read.
enum InputReader {
    /// Calls a handler on the main actor with each piece as it comes, and with nil at the end.
    static func start(_ handler: @escaping @MainActor ([UInt8]?) -> Void) {
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 16 << 10)
            while true {
                let count = read(0, &buffer, buffer.count)
                if count < 0 && errno == EINTR { continue }
                let piece = count > 0 ? Array(buffer[..<count]) : nil
                DispatchQueue.main.sync { MainActor.assumeIsolated { handler(piece) } }
                if piece == nil { return }
            }
        }
    }
}
