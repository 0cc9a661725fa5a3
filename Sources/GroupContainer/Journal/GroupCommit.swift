/// Lets all transactions that wait for the disk share one fdatasync.
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
    private var file: JournalFile?
    private var failures: [(range: ClosedRange<Int>, error: SystemError)] = []
    /// Tickets whose holders have not yet heard how it went.
    private var outstanding = 0

    /// A ticket for what was just appended to `file`.
    func ticket(for file: JournalFile) -> Int {
        monitor.enter {
            lastTicket += 1
            outstanding += 1
            self.file = file
            return lastTicket
        }
    }

    /// Returns when the ticket's transaction is on the disk. To be called once for each ticket.
    ///
    /// After a compaction the present file holds, flushed, all that the earlier ones held; so it does not matter
    /// that older tickets are served by flushing a newer file.
    func wait(for ticket: Int, path: String) throws(SystemError) {
        let error: SystemError? = monitor.enter {
            defer {
                outstanding -= 1
                if outstanding == 0 { failures = [] }
            }
            while flushed < ticket {
                if isFlushing { monitor.sleep() } else { flush(path) }
            }
            return failures.first { $0.range.contains(ticket) }?.error
        }
        if let error { throw error }
    }

    /// Inside the monitor, which is left while the disk works.
    private func flush(_ path: String) {
        guard let file else { return }
        let range = flushed + 1...lastTicket
        isFlushing = true
        var failure: SystemError?
        monitor.leave {
            do throws(SystemError) {
                try Sys.fdatasync(file.descriptor, path: path)
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
