import Glibc
import GroupContainer

/// Starts the processes of a run, lets them work, strikes them if asked to, ends them, and checks what they left.
final class Conductor {
    private let options: Options
    private let roles: [Role]
    private let folder: String
    private let scratch: String
    private let board: Scoreboard
    private var workers: [ChildProcess] = []
    private let orders: Pipe
    private let reports: Pipe
    private var kills = 0
    private var stops = 0
    private var stuck = 0

    /// How long a process may take to end when the run is over: longer than any wait for a lock.
    private static let patience: Int64 = 35_000_000_000

    /// - Parameter folder: where the state is, which must exist; not removed.
    init(_ options: Options, folder: String, scratch: String) throws {
        self.options = options
        self.folder = folder
        self.scratch = scratch
        roles = Role.all(options)
        board = try Scoreboard(path: scratch + "/scoreboard", workers: roles.count)
        orders = try Pipe()
        reports = try Pipe()
    }

    deinit {
        for end in [orders.reading, reports.reading, reports.writing] { Sys.close(end) }
        try? Sys.unlink(scratch + "/scoreboard")
    }

    /// Runs to the end.
    ///
    /// - Parameter progress: called four times a second with what was done so far.
    func run(progress: (Outcome) -> Void) throws -> Outcome {
        // The store is made by one process, as a group is.
        let store = try options.store.open(folder, options: options)
        let first = try store.read(writers: writers, keys: options.keys)
        for index in roles.indices { workers.append(try start(index)) }
        for _ in roles { try awaitReport() }
        board.length = Int64(options.seconds * 1e9)
        board.start = monotonic()
        for _ in roles { order() }

        let end = board.start + board.length
        let seed = options.seed ?? UInt64.random(in: .min ... .max)
        var chaos = Chaos(
            kills: options.kills, stops: options.stops, workers: roles.count, seed: seed, now: board.start)
        var nextProgress = board.start + 250_000_000
        while true {
            Interruption.sleep(until: min(end, nextProgress, chaos.next))
            let now = monotonic()
            if now >= end || Interruption.hasCome { break }
            for blow in chaos.due(now) { try strike(blow) }
            if now >= nextProgress {
                progress(outcome(elapsed: now - board.start))
                nextProgress = now + 250_000_000
            }
        }
        for blow in chaos.resumeAll() { try strike(blow) }
        let elapsed = monotonic() - board.start
        board.isOver = true
        Sys.close(orders.writing)
        endAll()

        var outcome = outcome(elapsed: elapsed)
        outcome.isCut = Interruption.hasCome
        try settleTaps()
        let last = try options.store.open(folder, options: options).read(writers: writers, keys: options.keys)
        outcome.judge(first: first, last: last, seed: seed)
        return outcome
    }

    private var writers: Int { roles.count { $0 != .renderer } }

    private func start(_ index: Int) throws -> ChildProcess {
        let arguments = [
            "--worker", "\(index)", roles[index].rawValue, folder, scratch + "/scoreboard", "\(writers)",
            "\(roles.count)",
        ]
        return try ChildProcess(
            arguments + options.forWorkers, input: orders.reading, output: reports.writing)
    }

    /// Lets one process begin.
    private func order() {
        var byte: UInt8 = 1
        _ = write(orders.writing, &byte, 1)
    }

    /// Waits until one more process is ready.
    private func awaitReport() throws {
        var waiting = pollfd(fd: reports.reading, events: Int16(POLLIN), revents: 0)
        var byte: UInt8 = 0
        guard poll(&waiting, 1, 20_000) == 1, read(reports.reading, &byte, 1) == 1 else {
            for worker in workers { worker.signal(SIGKILL) }
            throw StoreError(description: "a process did not get ready within 20 s")
        }
    }

    private func sleep(until instant: Int64) {
        var time = timespec(tv_sec: Int(instant / 1_000_000_000), tv_nsec: Int(instant % 1_000_000_000))
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil)
    }

    private func strike(_ blow: Chaos.Blow) throws {
        switch blow {
        case .stop(let index):
            stops += 1
            workers[index].signal(SIGSTOP)
        case .resume(let index): workers[index].signal(SIGCONT)
        case .kill(let index):
            kills += 1
            workers[index].signal(SIGKILL)
            workers[index].reap()
            if roles[index] == .extension { try settleTaps() }
            board[index, .began] = 0
            workers[index] = try start(index)
            order()
        }
    }

    /// What a starting host does: claims of dead claimants are answered for them.
    private func settleTaps() throws {
        guard roles.contains(.extension) else { return }
        let group = try GroupDirectory(opening: folder)
        let mailbox = Mailbox(.intents, in: group)
        for claim in try mailbox.abandoned(isAlive: mailbox.isClaimantAlive) {
            _ = try mailbox.settle(claim.id, by: claim.claimant, with: Array("interrupted".utf8))
        }
        for instance in try AliveFile.instances(in: group) { try AliveFile.removeIfDead(instance, in: group) }
    }

    private func endAll() {
        let deadline = monotonic() + Self.patience
        for worker in workers {
            while !worker.hasEnded() {
                if monotonic() > deadline {
                    stuck += 1
                    worker.signal(SIGKILL)
                    worker.reap()
                    break
                }
                sleep(until: monotonic() + 2_000_000)
            }
        }
    }

    private func outcome(elapsed: Int64) -> Outcome {
        var outcome = Outcome(options: options, elapsed: Double(elapsed) / 1e9)
        outcome.kills = kills
        outcome.stops = stops
        outcome.deadlocks = stuck
        for (index, role) in roles.enumerated() {
            outcome.processes.append(ProcessOutcome(index, role, board))
        }
        return outcome
    }
}
