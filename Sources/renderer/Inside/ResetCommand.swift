import Glibc
import GroupContainer

/// `renderer reset`: takes a group back to its beginning, without what the app has written.
enum ResetCommand {
    static func run(isConfirmed: Bool, in group: GroupDirectory) {
        do {
            let file = FileLock("host", in: group)
            guard let lock = try file.tryHold() else {
                Output.fail(
                    "\(FileLock.holder(ofFileAt: file.path).map { "\($0)" } ?? "a renderer") shows \(group.path): end it first, with q"
                )
            }
            defer { lock.release() }
            let alive = try AliveFile.instances(in: group).filter { (try? AliveFile.isAlive($0, in: group)) != false }
            guard alive.isEmpty else {
                let names = alive.map { name in
                    FileLock.holder(ofFileAt: AliveFile.path(name, in: group)).map { "\($0)" } ?? name
                }
                Output.fail("still running: \(names.joined(separator: ", ")); end it first")
            }
            if !isConfirmed { try confirm(group) }
            var count = 0
            for path in doomed(in: group) where remove(path) { count += 1 }
            Output.print(
                "removed \(count) files and folders. Kept: defaults/ and Files/ (what the app has written), locks/\n")
            exit(0)
        } catch {
            Output.fail(error)
        }
    }

    private static func confirm(_ group: GroupDirectory) throws {
        Output.print(
            """
            This removes from \(group.path):
              home.json               which widgets stand where, and their configurations
              timelines/ reloads/     what they show, and wishes to reload
              intents/ requests/ app/ host/   messages that wait
              extension/ trace/ quarantine/   manifests, logs, the trace, files set aside
            Kept: defaults/ and Files/ (what the app has written), locks/.

            """)
        guard isatty(0) == 1 else {
            Output.fail("nothing was removed: without a terminal to ask at, say --yes", .misused)
        }
        Output.print("Remove it? Type yes: ")
        guard readLine(strippingNewline: true)?.lowercased() == "yes" else { Output.fail("nothing was removed") }
    }

    /// What is removed. The folders themselves stay, for somebody may watch them.
    private static func doomed(in group: GroupDirectory) -> [String] {
        var paths = [group.path + "/home.json"]
        for folder in GroupDirectory.Folder.allCases {
            switch folder {
            case .locks, .defaults, .files: continue
            default: break
            }
            let root = group.path(folder)
            let inside = folder.isMailbox ? ["tmp", "new", "cur", "done"].map { "\(root)/\($0)" } : [root]
            for path in inside {
                paths += ((try? Sys.list(path)) ?? []).map { "\(path)/\($0)" }
            }
        }
        // What else the renderer keeps beside them.
        let known = Set(GroupDirectory.Folder.allCases.map(\.rawValue) + ["format", "home.json"])
        paths += ((try? Sys.list(group.path)) ?? []).filter { !known.contains($0) && $0.hasSuffix(".json") }
            .map { group.path + "/" + $0 }
        return paths
    }

    /// Removes a file or a folder with what is in it; links are removed, not followed.
    private static func remove(_ path: String) -> Bool {
        guard let status = (try? Sys.lstat(path)) ?? nil else { return false }
        if status.isDirectory {
            for name in (try? Sys.list(path)) ?? [] { _ = remove(path + "/" + name) }
            return (try? Sys.rmdir(path)) != nil
        }
        do {
            try Sys.unlink(path)
            return true
        } catch {
            Output.complain("\(error)")
            return false
        }
    }
}
