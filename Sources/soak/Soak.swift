import Foundation
import Glibc
import GroupContainer
import JSONText
import ProcessSupport
import Synchronization

/// The processes of a group and what is done to them.
final class Soak: @unchecked Sendable {
    let group: TestGroup
    let tally = Tally()
    private let start = ContinuousClock.now
    private let seconds: Double
    private let stop = Atomic(false)
    private let screen = Front()
    private let contention = Mutex<Child?>(nil)
    private(set) var workers = ""

    /// The renderer on show; it is replaced when it was killed.
    private final class Front: @unchecked Sendable {
        private let lock = NSLock()
        private var child: Child?
        private var wasStruck = false

        func withLock<T>(_ body: (inout Child?, inout Bool) throws -> T) rethrows -> T {
            try lock.withLock { try body(&child, &wasStruck) }
        }
    }

    init(seconds: Double) throws {
        group = try TestGroup()
        self.seconds = seconds
    }

    /// Seconds so far.
    var elapsed: Double {
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return Double(seconds) + Double(attoseconds) / 1e18
    }

    /// Whether somebody ended it before its time.
    var isStopped: Bool { stop.load(ordering: .relaxed) }

    private var isOver: Bool { isStopped || elapsed >= seconds }

    /// Ends it now, as Ctrl-C does; the verdict is given all the same.
    func end() {
        stop.store(true, ordering: .relaxed)
        contention.withLock { $0?.signal(SIGINT) }
    }

    /// All at once until the time is over.
    func run() async throws {
        try await group.app("add", "before all")
        _ = try GroupDirectory(opening: group.path)
        async let contention: Void = contend()
        async let apps: Void = addTasks()
        async let taps: Void = useRenderer()
        async let mischief: Void = makeMischief()
        async let telling: Void = tell()
        _ = try await (contention, apps, taps, mischief, telling)
    }

    /// One line on a terminal that is written over while it goes on.
    private func tell() async throws {
        guard isatty(2) == 1 else { return }
        while !isOver {
            var size = winsize()
            let width = ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
            let deeds = tally.deeds.map { "\($0.count) × \($0.name)" }.joined(separator: ", ")
            let line = "\(Int(elapsed)) of \(Int(seconds)) s · \(deeds)"
            FileHandle.standardError.write(Data(("\r\u{1B}[K" + line.prefix(width - 1)).utf8))
            try await Task.sleep(for: .milliseconds(500))
        }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }

    // MARK: Who works

    /// Workers of bin/contention on the same group, themselves killed and stopped.
    private func contend() async throws {
        let child = try group.start(
            path: Executable.folder + "/contention",
            [
                "--group", group.path, "--processes", "4", "--readers", "1", "--extensions", "0", "--seconds",
                "\(max(seconds - 2, 1))",
                "--kill", "2", "--stop", "2", "--json",
            ])
        child.closeInput()
        contention.withLock { $0 = child }
        if isOver { end() }
        let ending = try await child.end(within: seconds + 60)
        contention.withLock { $0 = nil }
        workers = child.output.text
        if ending != .exited(0) { tally.complain("contention workers: \(ending) \(child.errors?.text ?? "")") }
    }

    /// One app after the other adds a task, more and more slowly, for the list is drawn whole; some are killed meanwhile.
    private func addTasks() async throws {
        var number = 0
        while !isOver {
            number += 1
            let text = "soak task \(number)"
            let child = try Child.start(Executable.app.path, ["add", text, "--group", group.path])
            child.closeInput()
            let isKilled = Int.random(in: 0..<6) == 0
            if isKilled {
                try await Task.sleep(for: .microseconds(Int.random(in: 0..<20_000)))
                child.signal(SIGKILL)
            }
            switch try await child.end() {
            case .exited(0):
                tally.acknowledge(text)
                tally.count("task added")
            case .signaled(SIGKILL) where isKilled: tally.count("app killed")
            case let ending:
                // While a lock's holder is stopped, or a folder is being put right, an app may say so and end with 1.
                let errors = child.errors?.text ?? ""
                tally.count("app that reported an error")
                if ending != .exited(1) || errors.isEmpty { tally.complain("app: \(ending): \(errors)") }
            }
            try await Task.sleep(for: .milliseconds(30 + number))
        }
    }

    /// A renderer on a terminal, tapped and typed at; started again when it was killed.
    private func useRenderer() async throws {
        while !isOver {
            let child = try group.renderer(columns: 120, rows: 50)
            screen.withLock { current, wasStruck in
                current = child
                wasStruck = false
            }
            let watch = Task { try await child.end(within: seconds + 120) }
            while !isOver, screen.withLock({ current, _ in current != nil }) {
                switch Int.random(in: 0..<12) {
                case 0: child.resize(columns: .random(in: 1...200), rows: .random(in: 1...70))
                case 1: child.send(String(decoding: (0..<20).map { _ in UInt8.random(in: 0x80...0xFF) }, as: UTF8.self))
                case 2: child.send("\u{1B}[200~pasted\u{1B}[201~\u{1B}[<0;5;5M")
                case 3...6: child.send("\t")
                default:
                    child.send("\r")
                    tally.count("tap")
                }
                try await Task.sleep(for: .milliseconds(40))
            }
            if isOver { child.signal(SIGTERM) }
            let ending = try await watch.value
            let wasStruck = screen.withLock { _, wasStruck in wasStruck }
            if !wasStruck && ending != .signaled(SIGTERM) && ending != .exited(128 + SIGTERM) && ending != .exited(0) {
                tally.complain("the renderer ended by itself: \(ending)")
            }
        }
    }

    // MARK: What is done to them

    private func makeMischief() async throws {
        while !isOver {
            try await Task.sleep(for: .milliseconds(Int.random(in: 50...300)))
            switch Int.random(in: 0..<10) {
            case 0: killRenderer()
            case 1, 2: killExtension()
            case 3: try await stop("extension")
            case 4: try await stop("renderer")
            case 5, 6: junk()
            case 7: tear()
            case 8: storm()
            default: try await reload()
            }
        }
        for pid in processes(named: nil) { kill(pid, SIGCONT) }
    }

    private func killRenderer() {
        screen.withLock { current, wasStruck in
            guard let child = current else { return }
            wasStruck = true
            child.signal(SIGKILL)
            current = nil
            tally.count("renderer killed")
        }
    }

    private func killExtension() {
        for pid in processes(named: "extension") {
            kill(pid, SIGKILL)
            tally.count("extension killed")
        }
    }

    private func stop(_ name: String) async throws {
        let pids = processes(named: name)
        for pid in pids { kill(pid, SIGSTOP) }
        try await Task.sleep(for: .milliseconds(Int.random(in: 20...400)))
        for pid in pids { kill(pid, SIGCONT) }
        if !pids.isEmpty { tally.count("\(name) stopped") }
    }

    /// Something that does not belong there, in a folder chosen at random.
    private func junk() {
        let folders = [
            "intents/new", "requests/new", "app/new", "host/new", "intents/done", "timelines", "reloads", "extension",
        ]
        let path = "\(group.path)/\(folders.randomElement() ?? "reloads")/junk\(Int.random(in: 0..<1000))"
        switch Int.random(in: 0..<6) {
        case 0: mkfifo(path, 0o600)
        case 1: symlink("/etc/passwd", path)
        case 2: mkdir(path, 0o700)
        case 3: try? Data("{\"id\": ".utf8).write(to: URL(fileURLWithPath: path))
        case 4: try? Data(repeating: 0xFF, count: 100_000).write(to: URL(fileURLWithPath: path))
        default: try? Data("{}".utf8).write(to: URL(fileURLWithPath: path + ".json"))
        }
        tally.count("junk")
    }

    /// What a writer leaves that was killed in the middle of a write.
    private func tear() {
        let folder = group.path + "/defaults"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".jsonl") }
        guard let name = names?.randomElement() else { return }
        // Under the lock, as the writer that was killed had it; without it this would be a hand edit.
        guard let directory = try? GroupDirectory(opening: group.path) else { return }
        let suite = FileName.decode(String(name.dropLast(6))) ?? name
        try? FileLock("defaults.\(suite)", in: directory).withLock {
            let descriptor = try Sys.open("\(folder)/\(name)", O_WRONLY | O_APPEND)
            defer { Sys.close(descriptor) }
            _ = try Sys.write(descriptor, Array(#"{"n":99,"set":{"half":"#.utf8))
            tally.count("torn transaction")
        }
    }

    private func storm() {
        let folder = group.path + "/reloads"
        for number in 0..<500 {
            try? AtomicFile.write(Array("{}".utf8), to: "\(folder)/Storm\(number % 5)")
        }
        tally.count("storm of 500 files")
    }

    private func reload() async throws {
        _ = try await group.run(.renderer, ["reload", "--no-wait"])
        tally.count("reload")
    }

    /// The processes on this group whose program has a name; all but this one with nil.
    func processes(named name: String?) -> [pid_t] {
        let pids = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        return pids.filter { pid in
            guard pid != getpid(), let line = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(pid)/cmdline")) else {
                return false
            }
            let words = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            guard let program = words.first, words.contains(group.path) else { return false }
            return name == nil || (program as NSString).lastPathComponent == name
        }
    }
}
