import Dispatch

/// Runs the user's asynchronous code: each piece on a serial queue of its own.
///
/// Swift's usual pool lives on libdispatch's global queues, whose workers are watched by a timer that fires once a
/// second for the rest of the process: a single tap would end the extension's quiet. Serial queues bring threads that
/// are not watched, and pieces that block cannot starve each other.
final class PerformingExecutor: TaskExecutor {
    static let shared = PerformingExecutor()

    /// Runs a piece as soon as there is a thread for it.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue(label: "perform", qos: .userInitiated).async {
            job.runSynchronously(on: self.asUnownedTaskExecutor())
        }
    }
}
