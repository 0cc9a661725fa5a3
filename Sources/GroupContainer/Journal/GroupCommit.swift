/// Where a journal's file has to be on the disk up to.
struct CommitPoint: Sendable {
    let file: JournalFile
    /// The random id in the file's first line; empty when it is not known.
    let id: String
    /// Behind the last byte that counts.
    let end: Int
}

/// Lets all transactions of this process that wait for the disk share one fdatasync. ``SharedFlush`` does the same
/// between processes.
///
/// Rules:
/// 1. A transaction takes a ticket after it was appended, still under the lock, so tickets follow the file's order.
/// 2. It is durable once an fdatasync has ended that began after its ticket was taken.
/// 3. One thread flushes at a time, for all tickets taken so far; the others wait for it. No lock on the file is
///    held meanwhile, so further transactions are appended during the flush and share the next one.
final class GroupCommit: @unchecked Sendable {
    private let monitor = Monitor()
    /// All guarded by the monitor.
    private var lastTicket = 0
    private var flushed = 0
    private var isFlushing = false
    private var point: CommitPoint?
    private var failures: [(range: ClosedRange<Int>, error: SystemError)] = []
    /// Tickets whose holders have not yet heard how it went.
    private var outstanding = 0

    /// A ticket for what was just appended.
    func ticket(for point: CommitPoint) -> Int {
        monitor.enter {
            lastTicket += 1
            outstanding += 1
            self.point = point
            return lastTicket
        }
    }

    /// Returns when the ticket's transaction is on the disk. To be called once for each ticket.
    ///
    /// After a compaction the present file holds, flushed, all that the earlier ones held; so it does not matter
    /// that older tickets are served by flushing a newer file.
    ///
    /// - Parameter sync: brings a file to the disk; called by one thread at a time.
    func wait(
        for ticket: Int, sync: (CommitPoint) throws(SystemError) -> Void
    ) throws(SystemError) {
        let error: SystemError? = monitor.enter {
            defer {
                outstanding -= 1
                if outstanding == 0 { failures = [] }
            }
            while flushed < ticket {
                if isFlushing { monitor.sleep() } else { flush(sync) }
            }
            return failures.first { $0.range.contains(ticket) }?.error
        }
        if let error { throw error }
    }

    /// Inside the monitor, which is left while the disk works.
    private func flush(_ sync: (CommitPoint) throws(SystemError) -> Void) {
        guard let point else { return }
        let range = flushed + 1...lastTicket
        isFlushing = true
        var failure: SystemError?
        monitor.leave {
            do throws(SystemError) {
                try sync(point)
            } catch {
                failure = error
            }
        }
        if let failure { failures.append((range, failure)) }
        flushed = range.upperBound
        isFlushing = false
        monitor.wakeAll()
    }
}
