import Foundation
import Glibc

/// What a process writes, collected by a thread that blocks in read(2), with waiters woken on each arrival.
package final class Output: @unchecked Sendable {
    private let condition = NSCondition()
    private var bytes: [UInt8] = []
    private var isEnded = false
    private var isPaused = false
    /// Whether the thread waits because of `isPaused`, and is in no read(2).
    private var isParked = false

    /// - Parameter descriptor: belongs to this object from now on, and is closed at its end.
    package init(reading descriptor: Int32) {
        Thread.detachNewThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 65536)
            while true {
                condition.lock()
                while isPaused && !isEnded {
                    isParked = true
                    condition.broadcast()
                    condition.wait()
                }
                let isOver = isEnded
                condition.unlock()
                if isOver { break }
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0 && errno == EINTR { continue }
                // A pty whose other end is closed answers EIO.
                if count <= 0 { break }
                condition.lock()
                bytes.append(contentsOf: buffer[..<count])
                condition.broadcast()
                condition.unlock()
            }
            close(descriptor)
            condition.lock()
            isEnded = true
            condition.broadcast()
            condition.unlock()
        }
    }

    /// A reader that does not read: what is written meanwhile fills the pipe or the terminal.
    package func pause(_ isPaused: Bool) {
        condition.withLock {
            self.isPaused = isPaused
            condition.broadcast()
        }
    }

    /// Ends reading, once something more has come, and closes the descriptor.
    package func stop(upTo seconds: Double = 30) async -> Bool {
        await blocking { [self] in
            let limit = Date(timeIntervalSinceNow: seconds)
            condition.lock()
            defer { condition.unlock() }
            while !isParked && !isEnded { if !condition.wait(until: limit) { return false } }
            isEnded = true
            condition.broadcast()
            return true
        }
    }

    /// Everything so far.
    package var snapshot: [UInt8] {
        condition.withLock { bytes }
    }

    /// Everything so far, as text.
    package var text: String { String(decoding: snapshot, as: UTF8.self) }

    /// Waits until `predicate` holds for what was written. The bound only turns a hang into a failure.
    package func wait(
        upTo seconds: Double = 30, until predicate: @escaping @Sendable ([UInt8]) -> Bool
    ) async -> Bool {
        await blocking { [self] in
            let limit = Date(timeIntervalSinceNow: seconds)
            condition.lock()
            defer { condition.unlock() }
            while !predicate(bytes) {
                if isEnded { return predicate(bytes) }
                if !condition.wait(until: limit) { return predicate(bytes) }
            }
            return true
        }
    }

    /// Waits until nothing more can come.
    package func waitForEnd(upTo seconds: Double = 30) async -> Bool {
        await blocking { [self] in
            let limit = Date(timeIntervalSinceNow: seconds)
            condition.lock()
            defer { condition.unlock() }
            while !isEnded { if !condition.wait(until: limit) { return isEnded } }
            return true
        }
    }
}

/// Runs a blocking piece of work on a thread of its own, so that no test starves Swift's pool.
package func blocking<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: work()) }
    }
}
