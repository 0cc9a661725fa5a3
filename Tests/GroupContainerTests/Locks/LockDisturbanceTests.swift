import Dispatch
import Glibc
import Synchronization
import Testing

@testable import GroupContainer

/// What others may do to a lock: remove its file, crowd it, hold it in a process that is gone.
@Suite("Locks that are disturbed", .timeLimit(.minutes(1)))
struct LockDisturbanceTests {
    private let temporary: TemporaryGroup
    private var group: GroupDirectory { temporary.group }

    init() throws { temporary = try TemporaryGroup() }

    @Test("When somebody deletes the lock file, all meet at the new one, and the holder's release harms nobody")
    func deleted() throws {
        let lock = FileLock("s", in: group)
        let holder = try Probe("hold", group.path, "s")
        #expect(holder.line() == "held")
        #expect(throws: LockError.self) { try lock.withLock(timeout: .zero) {} }
        try Sys.unlink(lock.path)
        // Nothing shows any more that it is held: the next one makes the file anew.
        let second = try Probe("hold", group.path, "s")
        #expect(second.line() == "held")
        holder.endInput()
        #expect(holder.line() == "released")
        #expect(throws: LockError.self) { try lock.withLock(timeout: .zero) {} }
        second.endInput()
        #expect(second.line() == "released")
        try lock.withLock(timeout: .seconds(5)) {}
    }

    @Test("Who waits while the file is deleted gets the lock of the new one")
    func deletedWhileWaiting() throws {
        let lock = FileLock("s", in: group)
        let holder = try Probe("hold", group.path, "s")
        #expect(holder.line() == "held")
        let waiter = try Probe("wait", group.path, "s", "20000")
        #expect(waiter.line() == "waiting")
        try Sys.unlink(lock.path)
        holder.endInput()
        #expect(waiter.line() == "got")
        try lock.withLock(timeout: .seconds(5)) {}
    }

    @Test("A thousand threads that wait for one lock all get it, one after the other")
    func thousand() {
        let lock = FileLock("s", in: group)
        // Not atomic on purpose: only the lock keeps the additions apart.
        nonisolated(unsafe) var sum = 0
        nonisolated(unsafe) var inside = 0
        let failures = Mutex(0)
        let finished = DispatchGroup()
        for _ in 0..<1000 {
            finished.enter()
            Thread.start {
                do {
                    try lock.withLock(timeout: .seconds(50)) {
                        inside += 1
                        if inside != 1 { failures.withLock { $0 += 1 } }
                        sum += 1
                        inside -= 1
                    }
                } catch {
                    failures.withLock { $0 += 1 }
                }
                finished.leave()
            }
        }
        finished.wait()
        #expect(sum == 1000)
        #expect(failures.withLock { $0 } == 0)
    }

    @Test("Holding a lock for life refuses a section of the same thread, there is no upgrade")
    func upgrade() throws {
        let lock = FileLock("s", in: group)
        try lock.withLock {
            let again = try lock.tryHold()
            #expect(again == nil)
            #expect(throws: LockError.nested(name: "s")) { try lock.withLock {} }
        }
        #expect(try lock.tryHold() != nil)
    }
}

/// A thread with a small stack, of which there can be a thousand.
private enum Thread {
    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    static func start(_ run: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 256 << 10)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        var thread = pthread_t()
        let code = pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument else { return nil }
                Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            }, Unmanaged.passRetained(Body(run)).toOpaque())
        pthread_attr_destroy(&attributes)
        precondition(code == 0, "pthread_create: \(code)")
    }
}
