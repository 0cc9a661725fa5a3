import Glibc

/// Writes to standard output and standard error.
enum Output {
    /// Writes to standard output. A reader that has gone ends the process quietly (SIGPIPE).
    static func print(_ text: String) { write(text, to: 1) }

    /// Writes a line to standard error, with the program's name before it.
    static func complain(_ text: String) { write("renderer: \(text)\n", to: 2) }

    /// Ends with a reason.
    static func fail(_ text: String, status: Int32 = 1) -> Never {
        complain(text)
        exit(status)
    }

    /// Writes bytes to standard output.
    static func print(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { write($0, to: 1) }
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }
}
