/// A whole todo.txt file: one task a line, empty lines meaning nothing.
public enum TodoTxtFile {
    /// Why a file was not taken.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// A line is not text.
        case notUTF8(line: Int)

        /// The reason and what to do about it.
        public var description: String {
            switch self {
            case .notUTF8(let line):
                "line \(line) is not UTF-8 text; convert the file, for example with iconv -f latin1 -t utf-8"
            }
        }
    }

    /// Reads a file. Line ends may be LF or CR LF, and a byte order mark is passed over.
    ///
    /// - Throws: ``Failure`` for the first line that is not text; then nothing of the file is used.
    public static func lines(in bytes: [UInt8]) throws(Failure) -> [TodoTxtLine] {
        let newline = UInt8(ascii: "\n")
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        var lines: [TodoTxtLine] = []
        for (index, var line) in content.split(separator: newline, omittingEmptySubsequences: false).enumerated() {
            if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
            guard let text = String(validating: line, as: UTF8.self) else { throw .notUTF8(line: index + 1) }
            guard text.contains(where: { !$0.isWhitespace }) else { continue }
            lines.append(TodoTxtLine(parsing: text))
        }
        return lines
    }

    /// Tasks as a file, each on a line of its own, in the order of their numbers.
    public static func text(of tasks: [TaskItem]) -> String {
        tasks.sorted { $0.number < $1.number }.map { TodoTxtLine($0).line + "\n" }.joined()
    }
}
