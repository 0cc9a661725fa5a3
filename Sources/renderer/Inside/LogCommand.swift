import Glibc
import GroupContainer

/// `renderer log`: what extensions and apps that the renderer started have printed.
@MainActor
enum LogCommand {
    private static var token: DirectoryWatcher.Token?
    private static var offset = 0
    private static var inode: UInt64 = 0

    static func run(follow: Bool, in group: GroupDirectory) {
        let path = group.path(.extensions, "log")
        let old = read(path + ".1", from: 0)
        let now = read(path, from: 0)
        if old.isEmpty && now.isEmpty && !follow {
            Output.print("nothing that the renderer started has printed anything in \(group.path)\n")
        }
        Output.print(text(old) + text(now))
        guard follow else { exit(0) }
        offset = now.count
        inode = identity(path)
        do {
            token = try DirectoryWatcher.shared.watch(group.path(.extensions), events: [.arrivals, .modifications]) {
                _ in
                more(path)
            }
        } catch {
            Output.fail(error)
        }
        more(path)
    }

    private static func more(_ path: String) {
        if identity(path) != inode {
            // Begun anew: what was added to the one before is in log.1.
            Output.print(text(read(path + ".1", from: offset)))
            (offset, inode) = (0, identity(path))
        }
        let bytes = read(path, from: offset)
        offset += bytes.count
        Output.print(text(bytes))
    }

    private static func identity(_ path: String) -> UInt64 { ((try? Sys.lstat(path)) ?? nil)?.identity.inode ?? 0 }

    private static func read(_ path: String, from offset: Int) -> ArraySlice<UInt8> {
        guard let bytes = (try? AtomicFile.read(path, limit: 8 << 20)) ?? nil, offset < bytes.count else { return [] }
        return bytes[offset...]
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
