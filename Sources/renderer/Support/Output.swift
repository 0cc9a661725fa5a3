import Glibc
import WidgetDrawing

/// Writes to standard output and standard error. Names, reasons and values come from files that anybody's widget may have
/// written, so what would command a terminal is left out here, at the one way out.
enum Output {
    /// Writes text to standard output. A reader that has gone ends the process quietly (SIGPIPE).
    static func print(_ text: String) { write(CleanText.clean(text), to: 1) }

    /// Writes text that this program has coloured: what a terminal is told in it may change colours, and nothing else.
    static func printColored(_ text: String) { write(CleanText.keepingColors(text), to: 1) }

    /// Writes JSON and a newline to standard output. Nothing is left out: what would command a terminal stands there as
    /// `\u` and its number.
    static func print(json: [UInt8]) {
        var text = ""
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            if CleanText.isForbidden(scalar.value) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        write(text + "\n", to: 1)
    }

    /// Writes a line to standard error, with the program's name before it.
    static func complain(_ text: String) { write("renderer: \(CleanText.clean(text))\n", to: 2) }

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
