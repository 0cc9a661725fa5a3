internal import GroupContainer

/// Runs the user's asynchronous code: each piece has a thread to itself.
///
/// Swift's usual pool lives on libdispatch's global queues, whose workers are watched by a timer that fires once a
/// second for the rest of the process: a single tap would end the extension's quiet. The threads of a ``Crew`` are not
/// watched, one of them is always there, and pieces that block cannot starve each other.
final class PerformingExecutor: TaskExecutor {
    static let shared = PerformingExecutor()
    private let crew = Crew(keeping: 2)

    /// Has a thread wait for the first piece.
    func prepare() { crew.prepare() }

    /// Runs a piece as soon as there is a thread for it.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        crew.run { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
