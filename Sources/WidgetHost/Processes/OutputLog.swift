import Dispatch
import Glibc
import GroupContainer

/// What started processes print: appended to `extension/log`, which is begun anew when it is full.
@MainActor
final class OutputLog {
    /// Bytes after which the file is begun anew; the one before is kept as `log.1`.
    static let limit = 256 << 10

    private let group: GroupDirectory
    private var file: Int32 = -1
    private var size = 0
    private var sources: [Int32: any DispatchSourceRead] = [:]
    /// The last bytes that each process printed.
    private var tails: [Int32: [UInt8]] = [:]

    init(_ group: GroupDirectory) { self.group = group }

    isolated deinit {
        for source in sources.values { source.cancel() }
        if file >= 0 { Sys.close(file) }
    }

    /// Reads what a process prints until it closes its end.
    func take(_ descriptor: Int32, of pid: Int32) {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read(descriptor, of: pid) } }
        source.setCancelHandler { Sys.close(descriptor) }
        source.resume()
        sources[pid] = source
    }

    /// The last line that a process printed, for the message about its end; its output is then forgotten.
    func lastWords(of pid: Int32) -> String {
        if let source = sources[pid] { read(Int32(source.handle), of: pid) }
        return Self.lastWords(in: tails.removeValue(forKey: pid) ?? [])
    }

    /// The last line of an output, or the message of the trap that ended it.
    static func lastWords(in tail: [UInt8]) -> String {
        let lines = String(decoding: tail, as: UTF8.self).split(whereSeparator: \.isNewline)
        // A trap's message comes before the backtrace.
        let line = lines.first { $0.contains("Fatal error") } ?? lines.last
        guard let line, !line.allSatisfy(\.isWhitespace) else { return "" }
        return ": \(line.prefix(200))"
    }

    private func read(_ descriptor: Int32, of pid: Int32) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while sources[pid] != nil {
            let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                append(buffer[..<count], of: pid)
            } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
                sources.removeValue(forKey: pid)?.cancel()
            } else if errno == EAGAIN {
                return
            }
        }
    }

    private func append(_ bytes: ArraySlice<UInt8>, of pid: Int32) {
        tails[pid] = ((tails[pid] ?? []) + bytes).suffix(4096)
        if size + bytes.count > Self.limit { rotate() }
        if file < 0 { open() }
        guard file >= 0 else { return }
        // A full disk loses output, nothing else.
        if (try? Sys.writeAll(file, Array(bytes), path: path)) != nil { size += bytes.count }
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
