import Glibc

/// Threads for pieces of work that may block: each piece has one to itself, and a few wait for the next.
///
/// A thread that waits on a condition is there in some ten microseconds; a new one takes five times as long. None of
/// them wakes by itself.
package final class Crew: @unchecked Sendable {
    private let monitor = Monitor()
    private let kept: Int
    /// Both guarded by the monitor.
    private var work: [@Sendable () -> Void] = []
    private var idle = 0

    /// - Parameter kept: how many threads stay when there is nothing to do.
    package init(keeping kept: Int) { self.kept = kept }

    /// Has a piece of work done as soon as there is a thread for it; never waits for another piece.
    package func run(_ piece: @escaping @Sendable () -> Void) {
        let isServed = monitor.enter {
            work.append(piece)
            guard idle >= work.count else { return false }
            monitor.wakeOne()
            return true
        }
        if !isServed { hire() }
    }

    /// Makes a thread wait beforehand.
    package func prepare() { if kept > 0 { hire() } }

    private func hire() {
        var thread = pthread_t()
        let crew = Unmanaged.passRetained(self)
        let failure = pthread_create(
            &thread, nil,
            { pointer in
                if let pointer { Unmanaged<Crew>.fromOpaque(pointer).takeRetainedValue().serve() }
                return nil
            }, crew.toOpaque())
        guard failure == 0 else {
            // No thread to be had: the piece waits for one that is at work, or is done here if there is none.
            crew.release()
            if let piece = monitor.enter({ work.popLast() }) { piece() }
            return
        }
        pthread_detach(thread)
    }

    private func serve() {
        while let piece = next() { piece() }
    }

    private func next() -> (@Sendable () -> Void)? {
        monitor.enter {
            while work.isEmpty {
                guard idle < kept else { return nil }
                idle += 1
                monitor.sleep()
                idle -= 1
            }
            return work.removeFirst()
        }
    }
}
