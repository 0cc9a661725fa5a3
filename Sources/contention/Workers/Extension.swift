import Glibc
import GroupContainer

/// Performs taps: claims each, makes its transaction, answers.
struct Extension {
    let worker: Worker
    let store: any Store
    private let mailbox: Mailbox
    private let instance: String
    private let alive: AliveFile
    private let arrivals: Arrivals

    init(worker: Worker, store: any Store) throws {
        self.worker = worker
        self.store = store
        let group = try GroupDirectory(opening: worker.folder)
        mailbox = Mailbox(.intents, in: group)
        instance = "worker-\(worker.index)-\(Identifier.make())"
        alive = try AliveFile(instance, in: group)
        arrivals = try Arrivals(in: mailbox.newPath)
    }

    func run() throws {
        while !worker.board.isOver && !worker.isOrphan {
            let waiting = try mailbox.pending(limit: 64)
            if waiting.isEmpty { arrivals.wait(milliseconds: -1) }
            for id in waiting where !worker.board.isOver {
                guard let bytes = try mailbox.claim(id, by: instance) else { continue }
                try perform(id, bytes)
            }
        }
        withExtendedLifetime(alive) {}
    }

    private func perform(_ id: String, _ bytes: [UInt8]) throws {
        let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        guard words.count == 2, let renderer = Int(words[0]), let number = Int64(words[1]) else {
            return try mailbox.reject(id, by: instance, reason: "it names no renderer and number")
        }
        let isDone = try worker.transact(store, tap: Tap(renderer: renderer, number: number))
        try mailbox.answer(id, by: instance, with: Array((isDone ? "done" : "failed").utf8))
    }
}
