import Glibc
import GroupContainer
import WidgetDrawing

/// Standard output and standard error of the renderer.
///
/// Names, reasons and values come from files that anybody's widget may have written, so what would command a terminal is
/// left out here, at the one way out.
enum Output {
    private static let stream = StandardStream(program: "renderer", installedAs: "widgets")

    /// Writes to standard output, see ``StandardStream/print(_:)-(String)``.
    static func print(_ text: String) { stream.print(CleanText.clean(stream.named(text))) }

    /// Writes text that this program has coloured: what a terminal is told in it may change colours, and nothing else.
    static func printColored(_ text: String) { stream.print(CleanText.keepingColors(text)) }

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
        stream.print(text + "\n")
    }

    /// Writes bytes to standard output.
    static func print(_ bytes: [UInt8]) { bytes.withUnsafeBytes { stream.print($0) } }

    /// Writes to standard error, with the program's name before each line.
    static func complain(_ text: String) { stream.complain(CleanText.clean(text)) }

    /// Ends with a reason.
    static func fail(_ text: String, _ status: ExitStatus = .failed) -> Never {
        stream.fail(CleanText.clean(text), status)
    }

    /// Ends with a reason.
    static func fail(_ error: any Error) -> Never {
        stream.fail(CleanText.clean("\(error)"), ExitStatus(error))
    }

    /// Ends because the command line is wrong.
    ///
    /// - Parameter help: the words that show how it is right.
    static func misuse(_ error: UsageError, help: String = "renderer --help") -> Never {
        stream.fail("\(CleanText.clean(error.reason)); try '\(help)'", .misused)
    }
}
