import Glibc
import GroupContainer

/// What started processes print: appended to `extension/log`, which is begun anew when it is full.
@MainActor
final class OutputLog {
    /// Bytes after which the file is begun anew; the one before is kept as `log.1`.
    static let limit = 256 << 10

    /// How much of a process's output is kept for the message about its end: a backtrace, and the words before it.
    static let tailLimit = 16 << 10

    /// How much is read at a time: what a pipe holds. A process that prints without end is not alone here.
    private static let portion = 64 << 10

    private let group: GroupDirectory
    private var file: Int32 = -1
    private var size = 0
    private var streams: [Int32: ReadWatch] = [:]
    /// The last bytes that each process printed.
    private var tails: [Int32: [UInt8]] = [:]

    init(_ group: GroupDirectory) { self.group = group }

    isolated deinit {
        for stream in streams.values { stream.end() }
        if file >= 0 { Sys.close(file) }
    }

    /// Reads what a process prints until it closes its end.
    func take(_ descriptor: Int32, of pid: Int32) {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        streams[pid] = ReadWatch(descriptor) { [weak self] in self?.read(descriptor, of: pid) }
    }

    /// The last line that a process printed, for the message about its end; its output is then forgotten.
    func lastWords(of pid: Int32) -> String {
        if let stream = streams[pid] { read(stream.descriptor, of: pid) }
        return Self.lastWords(in: tails.removeValue(forKey: pid) ?? [])
    }

    /// Adds a line about the end of a process that crashed, so that the log says whose the backtrace above it is, or why
    /// there is none.
    func noteCrash(of pid: Int32, signal: Int32, named program: String, at date: String) {
        if let stream = streams[pid] { read(stream.descriptor, of: pid) }
        let hasBacktrace = String(decoding: tails[pid] ?? [], as: UTF8.self).contains(Backtrace.firstWords)
        let words = hasBacktrace ? "its backtrace is above" : Backtrace.whyThereIsNone(after: signal)
        write(Array("[\(date)] \(program) (process \(pid)) was ended by signal \(signal): \(words)\n".utf8))
    }

    /// The last line of an output, or the message of the trap that ended it.
    static func lastWords(in tail: [UInt8]) -> String {
        let lines = String(decoding: tail, as: UTF8.self).split(whereSeparator: \.isNewline)
        // A trap's message comes before the backtrace, and what the backtrace begins with says more than its end.
        let line =
            lines.first { $0.contains("Fatal error") }
            ?? lines.first { $0.contains(Backtrace.firstWords) }.map { $0.drop { $0 == "*" || $0 == " " } }
            ?? lines.last
        guard let line, !line.allSatisfy(\.isWhitespace) else { return "" }
        return ": \(line.prefix(200))"
    }

    private func read(_ descriptor: Int32, of pid: Int32) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        var left = Self.portion
        while streams[pid] != nil, left > 0 {
            let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                append(buffer[..<count], of: pid)
                left -= count
            } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
                streams.removeValue(forKey: pid)?.end()
            } else if errno == EAGAIN {
                return
            }
        }
    }

    private func append(_ bytes: ArraySlice<UInt8>, of pid: Int32) {
        tails[pid] = ((tails[pid] ?? []) + bytes).suffix(Self.tailLimit)
        write(Array(bytes))
    }

    private func write(_ bytes: [UInt8]) {
        if size + bytes.count > Self.limit { rotate() }
        if file < 0 { open() }
        guard file >= 0 else { return }
        // A full disk loses output, nothing else.
        if (try? Sys.writeAll(file, bytes, path: path)) != nil { size += bytes.count }
    }

    private var path: String { group.path(.extensions, "log") }

    private func open() {
        guard let opened = try? Sys.open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK) else { return }
        guard let status = try? Sys.fstat(opened, path: path), status.isRegular else { return Sys.close(opened) }
        file = opened
        size = status.size
    }

    private func rotate() {
        if file >= 0 { Sys.close(file) }
        file = -1
        size = 0
        try? Sys.rename(path, path + ".1")
    }

    /// The file is opened anew at the next output: the group directory is another one.
    func reopen() {
        if file >= 0 { Sys.close(file) }
        file = -1
    }
}
