import Glibc
internal import GroupContainer

extension Scenario {
    private static let old = [UInt8](repeating: UInt8(ascii: "o"), count: 20_000)
    private static let new = [UInt8](repeating: UInt8(ascii: "n"), count: 30_000)

    /// A timeline in the place of an older one, as it is published: under the widget's lock, whole, by rename.
    static let replacement = Scenario(
        name: "timeline replacement",
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
