import Glibc
import GroupContainer

/// Reads and checks, and sends one tap after the other where extensions run.
struct Renderer {
    let worker: Worker
    let store: any Store
    private let mailbox: Mailbox?
    private let arrivals: Arrivals?

    init(worker: Worker, store: any Store) throws {
        self.worker = worker
        self.store = store
        guard worker.options.store == .group else {
            (mailbox, arrivals) = (nil, nil)
            return
        }
        let mailbox = Mailbox(.intents, in: try GroupDirectory(opening: worker.folder))
        self.mailbox = mailbox
        arrivals = try Arrivals(in: mailbox.donePath)
    }

    func run() throws {
        let board = worker.board
        let taps = Role.all(worker.options).contains(.extension)
        var tap: String?
        while !board.isOver && !worker.isOrphan {
            if let mailbox, let id = tap, let answer = try mailbox.takeAnswer(id) {
                board.add(worker.index, answer == .outcome(Array("done".utf8)) ? .tapsAnswered : .tapsInterrupted)
                tap = nil
            }
            if taps, let mailbox, tap == nil {
                let id = Identifier.make()
                board.add(worker.index, .tapsSent)
                try mailbox.send(Array("\(worker.index) \(board[worker.index, .tapsSent])".utf8), id: id)
                tap = id
            }
            try read()
            // A screen is drawn at most so often; an answer wakes at once.
            if let arrivals { arrivals.wait(milliseconds: 1) } else { usleep(1000) }
        }
    }

    private func read() throws {
        let board = worker.board
        let before = (0..<worker.writers).map { board[$0, .acknowledged] }
        let began = monotonic()
        do {
            let picture = try store.read(writers: worker.writers, keys: worker.options.keys)
            let now = monotonic()
            board.record(worker.index, wait: now - began, hold: nil, now: now)
            board.add(worker.index, .reads)
            if picture.isTorn { board.add(worker.index, .torn) }
            let isStale = zip(before, picture.writers).contains { $0 > $1.count }
            if isStale { board.add(worker.index, .stale) }
        } catch {
            board.add(worker.index, .failures)
            Sys.complain("contention: renderer \(worker.index + 1): \(error)")
            if board[worker.index, .failures] > 100 { throw error }
        }
    }
}
