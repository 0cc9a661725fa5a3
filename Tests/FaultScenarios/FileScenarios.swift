import Glibc
internal import GroupContainer

extension Scenario {
    private static let old = [UInt8](repeating: UInt8(ascii: "o"), count: 20_000)
    private static let new = [UInt8](repeating: UInt8(ascii: "n"), count: 30_000)

    /// A file in the place of an older one: under a lock, whole, by rename.
    static let replacement = Scenario(
        name: "replacement",
        prepare: { try AtomicFile.write(old, to: $0.path(.timelines, "w.json")) },
        run: { group, acknowledge in
            let path = group.path(.timelines, "w.json")
            try FileLock("timeline.w", in: group).withLock { try AtomicFile.write(new, to: path) }
            acknowledge("replaced")
            try FileLock("timeline.w", in: group).withLock { try AtomicFile.write(old, to: path, keeping: .durable) }
            acknowledge("put back")
        },
        check: { group, words in
            var complaints = Complaints()
            let path = group.path(.timelines, "w.json")
            let bytes = try AtomicFile.read(path)
            complaints.expect(bytes == old || bytes == new, "half a file is there, or none")
            if words.last == "replaced" { complaints.expect(bytes != nil, "nothing is there") }
            if words.last == "put back" { complaints.expect(bytes == old, "an acknowledged replacement is lost") }
            try FileLock("timeline.w", in: group).withLock { try AtomicFile.write(new, to: path) }
            let left = try leftovers(in: group.path(.timelines), but: ["w.json"])
            complaints.expect(left.isEmpty, "left in timelines: \(left)")
            return complaints.all
        })

    /// A widget's first timeline, and those that are exchanged with the one before, as they are published: whoever dies
    /// between exchange and removal leaves the new one in its place, and the old one under a name that is swept.
    static let exchange = Scenario(
        name: "timeline exchange",
        prepare: { _ in },
        run: { group, acknowledge in
            for number in 1...3 {
                try publish(number, in: group)
                acknowledge("\(number)")
            }
        },
        check: { group, words in
            var complaints = Complaints()
            let path = group.path(.timelines, "w.json")
            let acknowledged = words.last.flatMap { Int($0) } ?? 0
            // It may be as far as the one after the last that was acknowledged, and no other.
            let found = try AtomicFile.read(path)
            let allowed = (acknowledged...acknowledged + 1).map { $0 == 0 ? nil : timeline($0) }
            complaints.expect(
                allowed.contains(found), "neither timeline \(acknowledged) nor the next: \(found?.count ?? 0) bytes")
            try publish(9, in: group)
            complaints.expect(try AtomicFile.read(path) == timeline(9), "a new timeline is not to be had")
            let left = try leftovers(in: group.path(.timelines), but: ["w.json"])
            complaints.expect(left.isEmpty, "left in timelines: \(left)")
            return complaints.all
        })

    private static func timeline(_ number: Int) -> [UInt8] {
        [UInt8](repeating: UInt8(ascii: "0") + UInt8(number), count: 10_000 + number)
    }

    private static func publish(_ number: Int, in group: GroupDirectory) throws {
        try FileLock("timeline.w", in: group).withLock {
            try AtomicFile.write(timeline(number), to: group.path(.timelines, "w.json"), keeping: .remakeable)
        }
    }

    /// An extension's sign of life.
    static let lifeSign = Scenario(
        name: "sign of life",
        prepare: { _ in },
        run: { group, acknowledge in
            let alive = try AliveFile("x", in: group)
            acknowledge("alive")
            alive.end(in: group)
            acknowledge("ended")
        },
        check: { group, _ in
            var complaints = Complaints()
            complaints.expect(try !AliveFile.isAlive("x", in: group), "the dead counts as living")
            let again = try AliveFile("x", in: group)
            complaints.expect(try AliveFile.isAlive("x", in: group), "the living counts as dead")
            again.end(in: group)
            return complaints.all
        })

    /// Making a group directory.
    static let opening = Scenario(
        name: "group directory",
        prepare: { _ in },
        run: { group, acknowledge in
            _ = try GroupDirectory(opening: group.path + "/Files/nested")
            acknowledge("opened")
        },
        check: { group, _ in
            var complaints = Complaints()
            let nested = try GroupDirectory(opening: group.path + "/Files/nested")
            for folder in GroupDirectory.Folder.allCases {
                complaints.expect(try Sys.lstat(nested.path(folder))?.isDirectory == true, "\(folder) is missing")
            }
            let format = try AtomicFile.read(nested.path + "/format")
            complaints.expect(
                format == Array("\(GroupDirectory.formatVersion)\n".utf8), "the format is \(format ?? [])")
            return complaints.all
        })
}
