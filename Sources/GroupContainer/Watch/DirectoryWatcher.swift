import Dispatch
import Glibc

/// Tells when something arrives in a directory.
///
/// 1. One inotify instance a process (``shared``), read on the main actor: by the `EventLoop`, or by a Dispatch source
///    where there is none. Nothing wakes the process while nothing happens.
/// 2. Directories are watched, never files, and a directory is a path: when it is removed, renamed away, or a link on
///    the way is flipped, the watch follows the path and not the old directory (see `PathWatch`). So it is when something
///    is mounted over it or unmounted, where an `EventLoop` runs (see `MountTable`).
/// 3. An event is only a hint, the directory decides. A handler is called with the names that arrived since the last
///    call, once for all events of one read, or with nil: then it must look at everything. That happens once from
///    within ``watch(_:events:handler:)``, so that a listing always follows the watch, and again whenever something may
///    have been missed: queue overflow, a directory that came back, polling.
/// 4. When the kernel has no instance or no watch left, directories are looked at every two seconds instead, the one
///    poll in this package. ``pollingReason`` says why and what to raise. Each time the way back to events is tried.
///
/// Names that begin with a dot are temporary files and are not reported.
@MainActor
public final class DirectoryWatcher {
    /// A watch that can be ended.
    public struct Token: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// The one watcher of this process.
    public static let shared = DirectoryWatcher(pollInterval: .seconds(2))

    /// Why directories are polled, with the remedy; nil while events come.
    public private(set) var pollingReason: String?

    /// Whether some directory is polled.
    public var isPolling: Bool { pollingReason != nil }

    /// Called when polling begins (with the reason) and ends (with nil).
    public var pollingDidChange: (@MainActor (String?) -> Void)?

    private let pollInterval: DispatchTimeInterval
    /// Internal for tests, which ask the kernel what is watched.
    private(set) var queue: InotifyQueue?
    private var watches: [Int: PathWatch] = [:]
    private var lastNumber = 0
    /// The mask that is set for each watch descriptor.
    private var installed: [Int32: UInt32] = [:]
    /// The watches each descriptor serves.
    private var users: [Int32: [Int]] = [:]
    private var timer: (any DispatchSourceTimer)?
    private var mounts: MountTable?

    /// Opens an inotify instance. When the kernel has none left, the watcher polls.
    public convenience init() throws {
        self.init(pollInterval: .seconds(2))
        if let failure, !failure.isExhaustion { throw failure }
    }

    private var failure: SystemError?

    init(pollInterval: DispatchTimeInterval) {
        self.pollInterval = pollInterval
        openQueue()
        guard let loop = EventLoop.current else { return }
        mounts = MountTable(loop) { [weak self] in self?.followMounts() }
    }

    isolated deinit {
        timer?.cancel()
    }

    /// Watches a directory.
    ///
    /// It need not exist: the handler is called with nil when it appears and, where removals are watched, when it goes
    /// away. The handler is called with nil once before this returns.
    ///
    /// - Parameters:
    ///   - path: the directory, absolute.
    ///   - events: what is worth a call.
    ///   - handler: called on the main actor with the names that arrived, or nil: look at everything.
    /// - Returns: a token for ``cancel(_:)``.
    /// - Throws: ``SystemError`` when the directory is there and may not be watched. Running out of watches or
    ///   instances is no error: the directory is polled.
    @discardableResult
    public func watch(
        _ path: String, events: WatchEvents = [.arrivals], handler: @escaping @MainActor (Set<String>?) -> Void
    ) throws -> Token {
        lastNumber += 1
        let token = Token(number: lastNumber)
        watches[token.number] = PathWatch(path: path, events: events, handler: handler)
        do throws(SystemError) {
            try attach(token.number)
        } catch {
            guard error.isExhaustion else {
                watches[token.number] = nil
                settle()
                throw error
            }
            poll(token.number, because: error)
        }
        settle()
        handler(nil)
        return token
    }

    /// Ends a watch; its handler is not called any more. Ending one twice is harmless.
    public func cancel(_ token: Token) {
        guard watches.removeValue(forKey: token.number) != nil else { return }
        settle()
        endPollingIfPossible()
    }

    // MARK: Events

    /// Reads events and calls handlers. The Dispatch source calls this.
    func drain() {
        guard let queue else { return }
        var changes = Changes()
        do throws(SystemError) {
            for event in try queue.read() { note(event, in: &changes) }
        } catch {
            // A queue that cannot be read is deaf: start anew.
            closeQueue()
            openQueue()
            changes.moved = Set(watches.keys)
        }
        deliver(changes)
    }

    private struct Changes {
        var arrived: [Int: Set<String>] = [:]
        /// Watches whose way has changed: to be walked again.
        var moved: Set<Int> = []
    }

    private func note(_ event: InotifyQueue.Event, in changes: inout Changes) {
        if event.mask & Inotify.overflow != 0 {
            changes.moved = Set(watches.keys)
            Trace.record(.log, reason: "the inotify queue overflowed: every watched directory is listed again")
            return
        }
        for number in users[event.watch] ?? [] {
            guard let watch = watches[number] else { continue }
            note(event, for: number, watch, in: &changes)
        }
        if event.mask & Inotify.ignored != 0 { installed[event.watch] = nil }
    }

    private func note(_ event: InotifyQueue.Event, for number: Int, _ watch: PathWatch, in changes: inout Changes) {
        for link in watch.links where link.watch == event.watch {
            if event.mask & Inotify.gone != 0 || link.isSymbolicLink || link.next.contains(event.name) {
                changes.moved.insert(number)
            }
        }
        if event.watch == watch.target, event.mask & watch.events.mask != 0, !event.name.hasPrefix(".") {
            changes.arrived[number, default: []].insert(event.name)
        }
        // Empty now, it may be removed itself, or has been already: see PathWatch, 3.
        if event.watch == watch.target, watch.events.contains(.removals),
            event.mask & (Inotify.delete | Inotify.movedFrom) != 0, !changes.moved.contains(number),
            (try? Sys.stat(watch.path))??.identity != watch.identity || PathWalk.isEmpty(watch.path)
        {
            changes.moved.insert(number)
        }
    }

    /// Something was mounted or unmounted: paths that lead elsewhere by now are walked again.
    private func followMounts() {
        var changes = Changes()
        for (number, watch) in watches where (try? Sys.stat(watch.path))??.identity != watch.identity {
            changes.moved.insert(number)
        }
        deliver(changes)
    }

    private func deliver(_ changes: Changes) {
        let attached = changes.moved.filter { watches[$0]?.isAttached == true }
        for number in changes.moved { reattach(number) }
        if !changes.moved.isEmpty { settle() }
        for number in changes.moved.sorted() {
            guard let watch = watches[number] else { continue }
            let isGone = attached.contains(number) && watch.events.contains(.removals)
            if watch.isAttached || isGone { watch.handler(nil) }
        }
        for (number, names) in changes.arrived.sorted(by: { $0.key < $1.key }) where !changes.moved.contains(number) {
            watches[number]?.handler(names)
        }
    }

    // MARK: Watches

    private func attach(_ number: Int) throws(SystemError) {
        guard var watch = watches[number] else { return }
        guard let queue else { throw failure ?? SystemError(call: SystemCall.inotifyInit.rawValue, errno: EMFILE) }
        let walk = PathWalk.walk(watch.path, events: watch.events, on: queue.descriptor)
        watch.links = walk.links
        watch.identity = walk.identity
        watch.isAttached = false
        watch.isPolled = false
        // Partial ways too: settling then removes what nobody needs.
        for link in walk.links { installed[link.watch, default: 0] |= link.mask }
        defer { watches[number] = watch }
        watch.isAttached = try walk.isComplete.get()
    }

    private func reattach(_ number: Int) {
        do throws(SystemError) {
            try attach(number)
        } catch {
            poll(number, because: error)
        }
    }

    /// Removes the watches nobody needs any more, and takes from the others what nobody needs any more: a directory
    /// that is no longer waited in must not wake us.
    private func settle() {
        guard let queue else { return }
        var wanted: [Int32: (mask: UInt32, path: String, isSymbolicLink: Bool)] = [:]
        users = [:]
        for (number, watch) in watches {
            for link in watch.links {
                wanted[link.watch, default: (0, link.path, link.isSymbolicLink)].mask |= link.mask
                if users[link.watch]?.last != number { users[link.watch, default: []].append(number) }
            }
        }
        for descriptor in installed.keys where wanted[descriptor] == nil {
            Sys.inotifyRemove(queue.descriptor, descriptor)
        }
        for (descriptor, want) in wanted {
            // What was set while walking is the union of what was there and what was added.
            let present = (installed[descriptor] ?? 0) | want.mask
            guard present != want.mask else { continue }
            let kind = want.isSymbolicLink ? Inotify.dontFollow : Inotify.onlyDirectory
            let answer = try? Sys.inotifyAdd(queue.descriptor, want.path, want.mask | kind)
            // The path leads elsewhere by now; an event about that is on its way.
            if let answer, wanted[answer] == nil { Sys.inotifyRemove(queue.descriptor, answer) }
        }
        installed = wanted.mapValues(\.mask)
    }

    // MARK: Polling

    private func openQueue() {
        do throws(SystemError) {
            queue = try InotifyQueue { [weak self] in self?.drain() }
            failure = nil
        } catch {
            failure = error
        }
    }

    private func closeQueue() {
        queue = nil
        installed = [:]
        users = [:]
        for number in watches.keys {
            watches[number]?.links = []
            watches[number]?.isAttached = false
        }
    }

    private func poll(_ number: Int, because error: SystemError) {
        watches[number]?.isPolled = true
        guard timer == nil else { return }
        let reason = "watching by polling every 2 s: \(error)"
        pollingReason = reason
        Trace.record(.log, reason: reason)
        pollingDidChange?(reason)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + pollInterval, repeating: pollInterval, leeway: .milliseconds(100))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.pollOnce() } }
        timer.resume()
        self.timer = timer
    }

    /// Tries the way back to events, and looks at what is polled. The timer calls this.
    func pollOnce() {
        let polled = watches.filter(\.value.isPolled).keys.sorted()
        if queue == nil { openQueue() }
        for number in polled { reattach(number) }
        settle()
        endPollingIfPossible()
        for number in polled { watches[number]?.handler(nil) }
    }

    private func endPollingIfPossible() {
        guard let timer, !watches.values.contains(where: \.isPolled) else { return }
        timer.cancel()
        self.timer = nil
        pollingReason = nil
        Trace.record(.log, reason: "watching by events again")
        pollingDidChange?(nil)
    }
}

extension SystemError {
    /// Whether inotify has run out of something, or is not there, so that polling is the remedy.
    fileprivate var isExhaustion: Bool {
        switch errno {
        case EMFILE, ENFILE, ENOSPC, ENOMEM, ENOSYS, EPERM: true
        default: false
        }
    }
}
