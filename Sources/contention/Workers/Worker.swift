import Glibc
import GroupContainer

/// One process of a run: this program again, told by its arguments what to be.
struct Worker {
    let index: Int
    let role: Role
    let folder: String
    let options: Options
    let board: Scoreboard
    /// How many processes write; they have the first numbers.
    let writers: Int
    private let work: Work
    /// Who started it.
    private let parent = getppid()

    /// `--worker INDEX ROLE FOLDER BOARD WRITERS WORKERS` and the options.
    init(_ arguments: [String]) throws {
        guard arguments.count >= 6, let index = Int(arguments[0]), let role = Role(rawValue: arguments[1]),
            let writers = Int(arguments[4]), let workers = Int(arguments[5])
        else { throw UsageError(text: "--worker is for this program's own use") }
        self.index = index
        self.role = role
        self.writers = writers
        folder = arguments[2]
        options = try Options(Array(arguments[6...]))
        work = Work(writer: index, keys: options.keys, valueSize: options.valueSize, hold: options.hold)
        // Without a lock the store finds the lines of others torn all the time, and says so.
        if options.lock == .none { GroupLog.setHandler { _ in } }
        board = try Scoreboard(path: arguments[3], workers: workers)
    }

    /// Says that it is ready, waits for the word to begin, and works until the run is over.
    func run() throws {
        let store = try options.store.open(folder, options: options)
        // Opened and read once, as a process that has been running for a while.
        _ = try store.read(writers: writers, keys: options.keys)
        var byte: UInt8 = 1
        guard write(1, &byte, 1) == 1, read(0, &byte, 1) == 1 else { return }
        switch role {
        case .app: try App(worker: self, store: store).run()
        case .extension: try Extension(worker: self, store: store).run()
        case .renderer: try Renderer(worker: self, store: store).run()
        }
    }

    /// Whether the process that started it is gone, so that nobody will ever say that the run is over.
    var isOrphan: Bool { getppid() != parent }

    /// One transaction, counted.
    ///
    /// - Returns: whether it was done.
    @discardableResult
    func transact(_ store: any Store, tap: Tap? = nil) throws -> Bool {
        do {
            board[index, .began] = monotonic()
            let timing = try store.add(work, tap: tap)
            board[index, .began] = 0
            board.add(index, .acknowledged)
            board.record(index, wait: timing.wait, hold: timing.hold, now: monotonic())
            if tap != nil { board.add(index, timing.isRepeated ? .tapsDoubled : .tapsPerformed) }
            return true
        } catch let error as LockError {
            board.add(index, .timeouts)
            Sys.complain("contention: \(role.rawValue) \(index + 1): \(error)")
        } catch {
            board.add(index, .failures)
            Sys.complain("contention: \(role.rawValue) \(index + 1): \(error)")
            // A store that fails at once and for ever must not fill the screen.
            if board[index, .failures] > 100 { throw error }
        }
        return false
    }
}

/// Writes.
struct App {
    let worker: Worker
    let store: any Store

    func run() throws {
        while !worker.board.isOver && !worker.isOrphan {
            for _ in 0..<256 where !worker.board.isOver { try worker.transact(store) }
        }
    }
}
