import Glibc
@testable import GroupContainer
import JSONText

/// Any bytes in a journal's place: reading gives values or an error, a writer repairs, and nothing written is lost.
enum Journals {
    private static let group: GroupDirectory = {
        let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
        do {
            return try GroupDirectory(opening: "\(parent)/fuzz-\(getpid())")
        } catch {
            fatalError("\(error)")
        }
    }()

    /// What a flush left; whatever is read must be what would be written.
    static func flushMark(_ bytes: [UInt8]) {
        guard let mark = FlushMark(bytes) else { return }
        guard FlushMark(mark.bytes) == mark else { fatalError("a mark is written as another") }
    }

    static func run(_ bytes: [UInt8]) {
        let path = group.path(.defaults, "f.jsonl")
        do {
            try AtomicFile.write(bytes, to: path)
            let reader = Journal.separate("f", in: group)
            let before = try? reader.values()
            let writer = Journal.separate("f", in: group)
            do {
                try writer.set(.int(42), forKey: "fuzz")
            } catch is JournalError {
                // A newer format: it is left alone.
                guard try AtomicFile.read(path) == bytes else { fatalError("a journal of a newer format was changed") }
                return
            } catch is GroupError {
                return
            }
            guard try Journal.separate("f", in: group).value(forKey: "fuzz") == .int(42) else {
                fatalError("what was written is not there")
            }
            guard try reader.value(forKey: "fuzz") == .int(42) else {
                fatalError("who read before does not see what was written")
            }
            // What a reader saw before is still there, but for what was written.
            let after = try reader.values()
            for (key, value) in before ?? [:] where key != "fuzz" && after[key] != value {
                fatalError("\(key) changed by a write to another key")
            }
        } catch {
            fatalError("\(error)")
        }
    }
}
