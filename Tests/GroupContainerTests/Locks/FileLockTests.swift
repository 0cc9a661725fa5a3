import Dispatch
import Glibc
import Synchronization
import Testing

@testable import GroupContainer

@Suite struct FileLockTests {
    let temporary: TemporaryGroup
    let lock: FileLock

    init() throws {
        temporary = try TemporaryGroup()
        lock = FileLock("state", in: temporary.group)
    }

    /// Another open description of the lock file, as another process would have it.
    private func isFree() throws -> Bool {
        try !FileLock.isHeld(path: lock.path)
    }

    private func withLockExpectingHeld() throws {
        try lock.withLock {
            let free = try isFree()
            #expect(!free)
        }
    }

    @Test("The lock is held inside and free afterwards")
    func simple() throws {
        #expect(try lock.withLock { try isFree() } == false)
        #expect(try isFree())
    }

    @Test("An error thrown inside releases the lock once")
    func thrown() throws {
        struct Problem: Error {}
        #expect(throws: Problem.self) { try lock.withLock { throw Problem() } }
        #expect(try isFree())
        try lock.withLock {}
    }

    @Test("Nesting on one thread is refused at once, with another object too")
    func nested() throws {
        let other = FileLock("state", in: temporary.group)
        try lock.withLock {
            #expect(throws: LockError.nested(name: "state")) { try lock.withLock {} }
            #expect(throws: LockError.nested(name: "state")) { try other.withLock {} }
            try FileLock("another", in: temporary.group).withLock {}
        }
        try other.withLock {}
    }

    @Test("Threads take turns")
    func threads() throws {
        let inside = Atomic<Int>(0)
        let worst = Mutex(0)
        let lock = lock
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<200 {
                try? lock.withLock(timeout: .seconds(60)) {
                    let now = inside.add(1, ordering: .sequentiallyConsistent).newValue
                    worst.withLock { $0 = max($0, now) }
                    inside.subtract(1, ordering: .sequentiallyConsistent)
                }
            }
        }
        #expect(worst.withLock { $0 } == 1)
    }

    @Test("Tasks take turns, and a task that suspends between sections loses nothing")
    func tasks() async throws {
        let counter = Counter()
        let lock = lock
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<50 {
                        try? lock.withLock(timeout: .seconds(60)) {
                            let before = counter.value
                            counter.value = before + 1
                        }
                        await Task.yield()
                    }
                }
            }
        }
        #expect(counter.value == 400)
    }

    @Test("A lock held for life is not given twice, and is free when its object goes")
    func held() throws {
        var held = try lock.tryHold()
        #expect(held != nil)
        #expect(try lock.tryHold() == nil)
        #expect(throws: LockError.self) { try lock.withLock(timeout: .zero) {} }
        held = nil
        #expect(try isFree())
        let again = try #require(try lock.tryHold())
        again.release()
        again.release()
        try lock.withLock(timeout: .zero) {}
    }

    @Test("Another process's lock ends the wait with its pid and name")
    func timedOut() throws {
        let probe = try Probe("hold", temporary.group.path, "state")
        #expect(probe.line() == "held")
        let holder = LockHolder(pid: probe.pid, command: "GroupContainerP")
        #expect(FileLock.holder(ofFileAt: lock.path) == holder)
        #expect(throws: LockError.timedOut(name: "state", holder: holder)) {
            try lock.withLock(timeout: .milliseconds(50)) {}
        }
        #expect(throws: LockError.timedOut(name: "state", holder: holder)) {
            try lock.withLock(timeout: .zero) {}
        }
        let text = LockError.timedOut(name: "state", holder: holder).description
        #expect(text.contains("process \(probe.pid) (GroupContainerP)"))
    }

    @Test("A child that has its parent's descriptors is not taken for the holder")
    func inherited() throws {
        let path = temporary.root + "/inherited"
        let file = try Sys.open(path, O_RDWR | O_CREAT)
        defer { Sys.close(file) }
        #expect(try Sys.tryLock(file, path: path))
        // As between fork(2) and exec(2), which is too short to be met on purpose.
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, file, 9)
        var child = pid_t()
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
        defer { for word in words { free(word) } }
        try #require(posix_spawnp(&child, "sleep", &actions, nil, &words, environ) == 0)
        defer {
            kill(child, SIGKILL)
            waitpid(child, nil, 0)
        }
        let identity = try Sys.fstat(file, path: path).identity
        #expect(FileLock.holder(of: identity, among: [child])?.pid == getpid())
        #expect(FileLock.holder(of: identity, among: [getpid(), child])?.pid == getpid())
    }

    @Test("Who waits gets the lock when the holder lets it go")
    func released() throws {
        let holder = try Probe("hold", temporary.group.path, "state")
        #expect(holder.line() == "held")
        let waiter = try Probe("wait", temporary.group.path, "state", "60000")
        #expect(waiter.line() == "waiting")
        holder.endInput()
        #expect(waiter.line() == "got")
    }

    @Test("Who waits gets the lock when the holder is killed")
    func killed() throws {
        let holder = try Probe("hold", temporary.group.path, "state")
        #expect(holder.line() == "held")
        let waiter = try Probe("wait", temporary.group.path, "state", "60000")
        #expect(waiter.line() == "waiting")
        holder.kill(SIGKILL)
        #expect(waiter.line() == "got")
    }

    @Test("A stopped holder ends the wait in time, and waiting costs no CPU")
    func stopped() throws {
        let holder = try Probe("hold", temporary.group.path, "state")
        #expect(holder.line() == "held")
        holder.kill(SIGSTOP)
        holder.waitForStop()
        let waiter = try Probe("wait", temporary.group.path, "state", "1000")
        #expect(waiter.line() == "waiting")
        #expect(waiter.line() == "timed out \(holder.pid)")
        let microseconds = try #require(waiter.line().flatMap { Int($0) })
        #expect(microseconds < 500_000)
        holder.kill(SIGCONT)
        holder.endInput()
        #expect(holder.line() == "released")
        try lock.withLock {}
    }

    @Test("Signals before the deadline do not end the wait")
    func signals() throws {
        let waiter: Probe
        do {
            let holder = try Probe("hold", temporary.group.path, "state")
            #expect(holder.line() == "held")
            waiter = try Probe("wait", temporary.group.path, "state", "60000")
            #expect(waiter.line() == "waiting")
            // Stopping and continuing interrupts a blocking fcntl.
            for _ in 0..<5 {
                waiter.kill(SIGSTOP)
                waiter.waitForStop()
                waiter.kill(SIGCONT)
            }
            holder.endInput()
            #expect(holder.line() == "released")
        }
        #expect(waiter.line() == "got")
    }

    @Test("An interrupted wait goes on with what is left of its time")
    func interrupted() throws {
        let held = try Probe("hold", temporary.group.path, "state")
        #expect(held.line() == "held")
        let plan = FaultPlan()
        // The first fcntl is the try, the next ones are waits.
        for index in 2...4 { plan.fail(.fcntl, with: EINTR, .nth(index), onPathContaining: "state.lock") }
        #expect(throws: LockError.self) {
            try FaultPlan.$current.withValue(plan) { try lock.withLock(timeout: .milliseconds(20)) {} }
        }
        #expect(plan.calls.count { $0.call == .fcntl && $0.path == lock.path } >= 4)
    }

    @Test("Reading and closing the lock file by ordinary means does not free the lock")
    func ordinaryClose() throws {
        try lock.withLock {
            for flags in [O_RDONLY, O_WRONLY, O_RDWR] { Sys.close(try Sys.open(lock.path, flags)) }
            let waiter = try Probe("wait", temporary.group.path, "state", "0")
            #expect(waiter.line() == "waiting")
            #expect(waiter.line() == "timed out \(Sys.processID)")
        }
    }

    @Test("A second lock object going away does not free the lock")
    func secondObject() throws {
        try lock.withLock {
            _ = FileLock("state", in: temporary.group)
            let free = try isFree()
            #expect(!free)
        }
    }

    @Test("A child started inside does not keep the lock when its parent is killed")
    func child() throws {
        let parent = try Probe("hold-with-child", temporary.group.path, "state")
        let child = try #require(parent.line().flatMap { Int32($0) })
        defer { kill(child, SIGKILL) }
        #expect(try !isFree())
        for descriptor in try Sys.list("/proc/\(child)/fd") {
            let target = (try? Sys.readlink("/proc/\(child)/fd/\(descriptor)")) ?? ""
            #expect(!target.hasPrefix(temporary.root) && !target.contains("inotify"))
        }
        parent.kill(SIGKILL)
        parent.waitForEnd()
        #expect(try isFree())
    }

    @Test(
        "What is in the lock file, and its mode, mean nothing",
        arguments: ["1", "\(getpid())", "", "{\"pid\": 12", String(repeating: "\0", count: 1 << 20)])
    func content(text: String) throws {
        try writeInPlace(Array(text.utf8), to: lock.path)
        try Sys.chmod(lock.path, 0)
        try lock.withLock(timeout: .zero) {}
        #expect(try Sys.lstat(lock.path)?.size == text.utf8.count)
    }

    @Test("When the directory was moved away and made anew, the lock is that of the path")
    func moved() throws {
        try lock.withLock {}
        try Sys.rename(temporary.group.path, temporary.root + "/old")
        _ = try GroupDirectory(opening: temporary.group.path)
        try withLockExpectingHeld()
    }

    @Test("A lock file that is a symbolic link is refused")
    func link() throws {
        #expect(symlink("/dev/null", lock.path) == 0)
        let error = #expect(throws: SystemError.self) { try lock.withLock {} }
        #expect(error?.errno == ELOOP)
        try Sys.unlink(lock.path)
        try lock.withLock {}
    }

    @Test(
        "A failing kernel call leaves the lock usable, and free",
        arguments: [SystemCall.fcntl, .stat, .open, .fstat])
    func fault(call: SystemCall) throws {
        let plan = FaultPlan()
        plan.fail(call, with: EIO, .times(1))
        try FaultPlan.$current.withValue(plan) {
            #expect(throws: SystemError.self) { try lock.withLock {} }
            let free = try isFree()
            #expect(free)
            try lock.withLock {}
        }
    }
}

/// A number whose additions get lost unless a lock protects the step from reading to writing.
private final class Counter: Sendable {
    private let number = Mutex(0)

    var value: Int {
        get { number.withLock { $0 } }
        set { number.withLock { $0 = newValue } }
    }
}
