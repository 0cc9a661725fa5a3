internal import GroupContainer
import Glibc
internal import JSONText
internal import WidgetArchive

/// Puts timelines where the renderer reads them: an older one never replaces a newer.
@MainActor
final class TimelinePublisher {
    private let group: GroupDirectory
    /// The files this process published last, so that their generations need not be read back.
    private var known: [String: (status: FileStatus, generation: Int64)] = [:]
    private var locks: [String: FileLock] = [:]

    init(group: GroupDirectory) { self.group = group }

    /// What came of publishing.
    enum Result: Equatable {
        /// The timeline is the widget's.
        case published
        /// A newer one was there: it shows all that this one could.
        case superseded
    }

    /// Publishes a widget's timeline: written beside, then, under the widget's lock, compared and exchanged.
    func publish(_ bytes: [UInt8], of widget: String, generation: Int64) throws -> Result {
        let name = FileName.encode(widget)
        let path = group.path(.timelines, name + ".json")
        let temporary = group.path(.timelines, AtomicFile.temporaryName())
        let descriptor = try Sys.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        let status: FileStatus
        do {
            defer { Sys.close(descriptor) }
            try Sys.writeAll(descriptor, bytes, path: temporary)
            status = try Sys.fstat(descriptor, path: temporary)
        } catch {
            try? Sys.unlink(temporary)
            throw error
        }
        do {
            let result: Result = try lock(widget).withLock {
                if let present = try presentGeneration(path, widget), present > generation { return .superseded }
                try replace(path, by: temporary)
                // A new name changes nothing of what is compared.
                known[widget] = (status, generation)
                return .published
            }
            if result == .superseded { try? Sys.unlink(temporary) }
            return result
        } catch {
            try? Sys.unlink(temporary)
            throw error
        }
    }

    /// A folder cannot be replaced by a file: it is put aside, like everything that does not belong.
    private func replace(_ path: String, by temporary: String) throws {
        do throws(SystemError) {
            try AtomicFile.exchange(path, for: temporary)
        } catch {
            guard error.errno == EISDIR else { throw error }
            AtomicFile.setAside(path, in: group, reason: "a folder stands in the place of a timeline")
            try Sys.rename(temporary, path)
        }
    }

    private func lock(_ widget: String) -> FileLock {
        if let lock = locks[widget] { return lock }
        let lock = FileLock("timeline-\(widget)", in: group)
        locks[widget] = lock
        return lock
    }

    /// The generation of the file that is there; nil when there is none of this boot, or none that can be read.
    private func presentGeneration(_ path: String, _ widget: String) throws -> Int64? {
        guard let status = try Sys.lstat(path) else { return nil }
        if let known = known[widget], known.status == status { return known.generation }
        guard status.isRegular, let head = try? Self.head(path), head.bootID == BootClock.bootID else { return nil }
        return head.generation
    }

    /// Generation and boot stand at the file's beginning.
    private static func head(_ path: String) throws -> (generation: Int64, bootID: String)? {
        let descriptor = try Sys.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        defer { Sys.close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = try bytes.withUnsafeMutableBytes { try Sys.read(descriptor, into: $0, path: path) }
        return TimelineHead.parse(bytes[..<count])
    }
}

/// The first members of a timeline's file, without the rest.
enum TimelineHead {
    static func parse(_ bytes: ArraySlice<UInt8>) -> (generation: Int64, bootID: String)? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let generation = after("\"generation\":", in: text, while: { $0.isASCII && ($0.isNumber || $0 == "-") }),
            let number = Int64(generation), let boot = after("\"boot\":\"", in: text, while: { $0 != "\"" })
        else { return nil }
        return (number, boot)
    }

    private static func after(_ key: String, in text: String, while belongs: (Character) -> Bool) -> String? {
        guard let range = text.range(of: key) else { return nil }
        let value = text[range.upperBound...].prefix(while: belongs)
        return value.endIndex == text.endIndex ? nil : String(value)
    }
}
