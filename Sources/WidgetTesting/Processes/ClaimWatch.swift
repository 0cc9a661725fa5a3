internal import Glibc
internal import GroupContainer
internal import Synchronization

/// Tells, on a thread of its own, who claims the next tap, at the instant of the claim.
///
/// Not on the main actor: what is done to the claimant must be done before it gives up waiting for a lock, whatever the
/// main thread of a test has to do meanwhile.
final class ClaimWatch: Sendable {
    private let claims: Mailbox
    private let watch: Int32
    /// What was claimed before: an answer is given before its claim is removed.
    private let earlier: Set<String>
    /// The inotify instance; nil as soon as the watch is over.
    private let queue: Mutex<Int32?>

    /// Watches from now on.
    ///
    /// - Parameter claimed: called with the claimants, on the thread, once at most.
    init(in group: GroupDirectory, _ claimed: @escaping @Sendable (_ claimants: [String]) -> Void) throws {
        claims = Mailbox(.intents, in: group)
        let queue = try Sys.inotifyInit()
        do {
            earlier = Set(try claims.claimed().map(\.id))
            watch = try Sys.inotifyAdd(queue, claims.curPath, UInt32(IN_MOVED_TO))
        } catch {
            Sys.close(queue)
            throw error
        }
        self.queue = Mutex(queue)
        Crew(keeping: 0).run { [self] in
            if let claimants = waitForClaim(queue) { claimed(claimants) }
            end()
            Sys.close(queue)
        }
    }

    /// Ends the watch.
    func end() {
        queue.withLock {
            guard let queue = $0 else { return }
            $0 = nil
            // The kernel says so in the queue, which wakes the thread.
            Sys.inotifyRemove(queue, watch)
        }
    }

    private var isOver: Bool { queue.withLock { $0 == nil } }

    /// The claimants; nil: the watch ended before there were any.
    private func waitForClaim(_ queue: Int32) -> [String]? {
        let events = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 16)
        defer { events.deallocate() }
        while !isOver {
            let claimed = ((try? claims.claimed()) ?? []).filter { !earlier.contains($0.id) }
            if !claimed.isEmpty { return claimed.map(\.claimant) }
            var waiting = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
            _ = poll(&waiting, 1, -1)
            // The directory decides, not what the events say.
            _ = try? Sys.read(queue, into: events)
        }
        return nil
    }
}
