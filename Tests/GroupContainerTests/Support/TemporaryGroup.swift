import Glibc

@testable import GroupContainer

/// A group directory that is removed when the test is over.
final class TemporaryGroup {
    let group: GroupDirectory
    let root: String

    init() throws {
        root = try Self.makeDirectory()
        group = try GroupDirectory(opening: root + "/group")
    }

    deinit { Self.remove(root) }

    /// An empty directory of mode 0700.
    static func makeDirectory() throws -> String {
        let base = Sys.environment["TMPDIR"] ?? "/tmp"
        let path = "\(base)/group-test-\(Sys.processID)-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
        try Sys.mkdir(path)
        return path
    }

    static func remove(_ path: String) {
        if (try? Sys.lstat(path))??.isDirectory == true {
            for name in (try? Sys.list(path)) ?? [] { remove("\(path)/\(name)") }
            try? Sys.rmdir(path)
        } else {
            try? Sys.unlink(path)
        }
    }

    var quarantined: [String] {
        get throws { try Sys.list(group.path(.quarantine)) }
    }
}

/// Writes a file in place, as an editor or a test does it that does not care.
func writeInPlace(_ bytes: [UInt8], to path: String) throws {
    let descriptor = try Sys.open(path, O_WRONLY | O_CREAT | O_TRUNC)
    defer { Sys.close(descriptor) }
    try Sys.writeAll(descriptor, bytes)
}

/// The bytes of a file, whatever it is.
func contents(_ path: String) throws -> [UInt8] {
    try AtomicFile.read(path) ?? []
}

extension FaultPlan {
    /// The calls made so far, of these kinds alone.
    func order(of kinds: Set<SystemCall>) -> [SystemCall] {
        calls.map(\.call).filter { kinds.contains($0) }
    }
}
