import Dispatch
import Glibc
import Synchronization

/// What `bin/sanitize` looks at before the tests, for a sanitizer that reports nothing may be one that sees nothing.
enum Mistake {
    private static let guarded = Mutex(0)

    static func make(_ kind: String) {
        switch kind {
        case "guarded": fromManyThreads { guarded.withLock { $0 += 1 } }
        case "race":
            let number = Unguarded()
            fromManyThreads { number.value += 1 }
        case "overrun":
            let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
            byte[1] = 1
            byte.deallocate()
        default: exit(2)
        }
    }

    private final class Unguarded: @unchecked Sendable { var value = 0 }

    /// Often enough for the threads to meet at the lock, which then wait for each other in the kernel.
    private static func fromManyThreads(_ body: @Sendable () -> Void) {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<50_000 { body() }
        }
    }
}
