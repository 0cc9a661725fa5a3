import Glibc
import Testing

@testable import GroupContainer

@Suite struct SysTests {
    /// A call of the layer under test, to be made on a directory of its own.
    struct Case: Sendable, CustomTestStringConvertible {
        var call: SystemCall
        var make: @Sendable (_ directory: String, _ descriptor: Int32) throws -> Void
        var testDescription: String { call.rawValue }
    }

    static let interruptible: [Case] = [
        Case(call: .open) { directory, _ in Sys.close(try Sys.open(directory + "/file", O_RDONLY)) },
        Case(call: .read) { _, file in
            var bytes = [UInt8](repeating: 0, count: 4)
            _ = try bytes.withUnsafeMutableBytes { try Sys.read(file, into: $0) }
        },
        Case(call: .pread) { _, file in
            var bytes = [UInt8](repeating: 0, count: 4)
            _ = try bytes.withUnsafeMutableBytes { try Sys.pread(file, into: $0, at: 0) }
        },
        Case(call: .write) { _, file in try Sys.writeAll(file, [1, 2, 3]) },
        Case(call: .fstat) { _, file in _ = try Sys.fstat(file) },
        Case(call: .lstat) { directory, _ in _ = try Sys.lstat(directory) },
        Case(call: .stat) { directory, _ in _ = try Sys.stat(directory) },
        Case(call: .rename) { directory, _ in try Sys.rename(directory + "/file", directory + "/other") },
        Case(call: .link) { directory, _ in try Sys.link(directory + "/file", directory + "/other") },
        Case(call: .unlink) { directory, _ in try Sys.unlink(directory + "/file") },
        Case(call: .mkdir) { directory, _ in try Sys.mkdir(directory + "/new") },
        Case(call: .fsync) { _, file in try Sys.fsync(file) },
        Case(call: .fdatasync) { _, file in try Sys.fdatasync(file) },
        Case(call: .ftruncate) { _, file in try Sys.ftruncate(file, to: 0) },
        Case(call: .chmod) { directory, _ in try Sys.chmod(directory + "/file", 0o600) },
        Case(call: .opendir) { directory, _ in _ = try Sys.list(directory) },
        Case(call: .fcntl) { _, file in _ = try Sys.tryLock(file) },
        Case(call: .inotifyInit) { _, _ in Sys.close(try Sys.inotifyInit()) },
    ]

    private func withFile(_ body: (String, Int32) throws -> Void) throws {
        let directory = try TemporaryGroup.makeDirectory()
        defer { TemporaryGroup.remove(directory) }
        let file = try Sys.open(directory + "/file", O_RDWR | O_CREAT)
        defer { Sys.close(file) }
        try body(directory, file)
    }

    @Test("A call interrupted by signals is made again", arguments: interruptible)
    func interrupted(_ test: Case) throws {
        try withFile { directory, file in
            let plan = FaultPlan()
            plan.fail(test.call, with: EINTR, .times(3))
            try FaultPlan.$current.withValue(plan) { try test.make(directory, file) }
            #expect(plan.count(of: test.call) == 4)
        }
    }

    @Test("A failed call is an error with its C name and number", arguments: interruptible)
    func failed(_ test: Case) throws {
        try withFile { directory, file in
            let plan = FaultPlan()
            plan.fail(test.call, with: EIO)
            let error = #expect(throws: SystemError.self) {
                try FaultPlan.$current.withValue(plan) { try test.make(directory, file) }
            }
            #expect(error?.call == test.call.rawValue)
            #expect(error?.errno == EIO)
        }
    }

    @Test("A short write is continued until all is written")
    func shortWrite() throws {
        try withFile { directory, file in
            let plan = FaultPlan()
            plan.shortenWrites(to: 2)
            try FaultPlan.$current.withValue(plan) { try Sys.writeAll(file, [1, 2, 3, 4, 5]) }
            #expect(plan.count(of: .write) == 3)
            #expect(try contents(directory + "/file") == [1, 2, 3, 4, 5])
        }
    }

    @Test("A fault can strike the k-th call alone, and only on some paths")
    func kthCall() throws {
        try withFile { directory, _ in
            let plan = FaultPlan()
            plan.fail(.open, with: EMFILE, .nth(2), onPathContaining: "file")
            try FaultPlan.$current.withValue(plan) {
                Sys.close(try Sys.open(directory + "/file", O_RDONLY))
                Sys.close(try Sys.open(directory, O_RDONLY))
                #expect(throws: SystemError.self) { try Sys.open(directory + "/file", O_RDONLY) }
                Sys.close(try Sys.open(directory + "/file", O_RDONLY))
            }
        }
    }

    @Test("Descriptors do not survive an exec")
    func closeOnExec() throws {
        try withFile { _, file in
            #expect(fcntl(file, F_GETFD) & FD_CLOEXEC != 0)
            let inotify = try Sys.inotifyInit()
            defer { Sys.close(inotify) }
            #expect(fcntl(inotify, F_GETFD) & FD_CLOEXEC != 0)
        }
    }

    @Test("A name that is not there is nil, not an error")
    func missing() throws {
        try withFile { directory, _ in
            let statuses = [try Sys.lstat(directory + "/no"), try Sys.stat(directory + "/no")]
            #expect(statuses == [nil, nil])
        }
    }
}
