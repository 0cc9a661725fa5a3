import FaultScenarios
import Foundation
import Glibc
import GroupContainer
import JSONText

// A second process for the tests of GroupContainer. Each command is one thing that another process does to a group
// directory; it says what it did in lines on standard output.

typealias UserDefaults = GroupContainer.UserDefaults

func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}

/// Blocks until the test closes our standard input.
func waitForEndOfInput() {
    var byte: UInt8 = 0
    while read(0, &byte, 1) > 0 {}
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    say("usage: GroupContainerProbe COMMAND GROUP …")
    exit(2)
}
if arguments[1] == "masked", let mask = mode_t(arguments[3], radix: 8) { umask(mask) }
let group = try GroupDirectory(opening: arguments[2])

switch arguments[1] {
case "open":
    say("opened")

case "hold":
    // GROUP LOCK: holds the lock until standard input ends.
    try FileLock(arguments[3], in: group).withLock {
        say("held")
        waitForEndOfInput()
    }
    say("released")

case "hold-with-child":
    // GROUP LOCK: holds the lock and starts a child the plain way, which gets all that is not close-on-exec.
    let held = try FileLock(arguments[3], in: group).tryHold()
    var child: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("1000"), nil]
    posix_spawn(&child, "/bin/sleep", nil, nil, &words, environ)
    say("\(child)")
    waitForEndOfInput()
    _ = held

case "wait":
    // GROUP LOCK MILLISECONDS: waits for the lock and says how it ended and how much CPU the wait took.
    say("waiting")
    do {
        try FileLock(arguments[3], in: group).withLock(timeout: .milliseconds(Int(arguments[4]) ?? 0)) { say("got") }
    } catch LockError.timedOut(_, let holder) {
        say("timed out \(holder?.pid ?? -1)")
    }
    var used = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
    say("\(used.tv_sec * 1_000_000 + used.tv_nsec / 1000)")

case "alive":
    // GROUP INSTANCE
    let alive = try AliveFile(arguments[3], in: group)
    say("alive")
    waitForEndOfInput()
    _ = alive

case "debug":
    // GROUP PID: is attached to a process, as a debugger is, until standard input ends.
    // ptrace(2) takes any number of arguments, which Swift does not call; looked up by name it takes its four.
    typealias Ptrace = @convention(c) (Int, pid_t, Int, Int) -> Int
    let seize = 0x4206  // PTRACE_SEIZE: attaches without stopping
    guard let symbol = dlsym(nil, "ptrace"), let pid = pid_t(arguments[3]),
        unsafeBitCast(symbol, to: Ptrace.self)(seize, pid, 0, 0) == 0
    else {
        say("cannot: \(String(cString: strerror(errno)))")
        exit(1)
    }
    say("attached")
    waitForEndOfInput()

case "set":
    // GROUP SUITE KEY INTEGER
    UserDefaults(suite: arguments[3], in: group).set(Int(arguments[5]) ?? 0, forKey: arguments[4])
    say("set")

case "standard":
    // GROUP: what a process sees whose group directory was chosen for it.
    GroupDirectory.setCurrent(group)
    UserDefaults.standard.set("mine", forKey: "whose")
    UserDefaults(suiteName: "group.any")?.set("ours", forKey: "whose")
    say(UserDefaults(suiteName: nil)?.string(forKey: "whose") ?? "nothing")
    say(UserDefaults(suiteName: "standard")?.string(forKey: "whose") ?? "nothing")
    say(UserDefaults.standard.string(forKey: "flag") ?? "nothing")
    say(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.any")?.path ?? "nothing")

case "no-group":
    // GROUP: makes the group directory unusable, then uses the defaults all the same.
    chmod(group.path, 0o777)
    setenv("APP_GROUP_ROOT", (group.path as NSString).deletingLastPathComponent, 1)
    say(UserDefaults(suiteName: "group.any") == nil ? "refused" : "opened")
    UserDefaults.standard.set(5, forKey: "n")
    say("\(UserDefaults.standard.integer(forKey: "n"))")

case "increment":
    // GROUP SUITE OWN-KEY COUNT: adds 1 to `shared` and to its own key, COUNT times.
    let defaults = UserDefaults(suite: arguments[3], in: group)
    for _ in 0..<(Int(arguments[5]) ?? 0) {
        try defaults.update { values in
            values.set(values.integer(forKey: "shared") + 1, forKey: "shared")
            values.set(values.integer(forKey: arguments[4]) + 1, forKey: arguments[4])
        }
    }
    say("done")

case "pairs":
    // GROUP SUITE: sets `a` and `b` to the same next number for ever, and says each number it has committed.
    let defaults = UserDefaults(suite: arguments[3], in: group)
    while true {
        let number = try defaults.update { values in
            let next = values.integer(forKey: "a") + 1
            values.set(next, forKey: "a")
            values.set(next, forKey: "b")
            return next
        }
        say("\(number)")
    }

case "append":
    // GROUP SUITE KEY COUNT relaxed|durable THREADS: the rate of small transactions, for measuring.
    let journal = Journal.named(arguments[3], in: group)
    let durability: Journal.Durability = arguments[6] == "durable" ? .durable : .relaxed
    let count = Int(arguments[5]) ?? 0
    let threads = arguments.count > 7 ? Int(arguments[7]) ?? 1 : 1
    let key = arguments[4]
    say("ready")
    waitForEndOfInput()
    let began = BootClock.now()
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
        for number in 0..<count / threads {
            do {
                try journal.set(.int(Int64(number)), forKey: key, durability: durability, timeout: .seconds(60))
            } catch {
                say("\(error)")
                exit(1)
            }
        }
    }
    say("\(BootClock.now() - began)")

case "storm":
    // GROUP DIRECTORY COUNT: makes so many files there, one after the other.
    for number in 0..<(Int(arguments[4]) ?? 0) {
        let descriptor = try Sys.open("\(arguments[3])/f\(number)", O_WRONLY | O_CREAT)
        Sys.close(descriptor)
    }
    say("stormed")

#if DEBUG
    case "crash":
        // GROUP SCENARIO before|halfway INDEX: does what the scenario says, and is killed at that system call.
        guard let scenario = Scenario.named(arguments[3]), let moment = CrashPoints.Moment(rawValue: arguments[4]),
            let index = Int(arguments[5])
        else { exit(2) }
        try CrashPoints.victim(scenario, group, moment, index)

    case "crashpoints":
        // GROUP: every scenario, killed at every system call; a table.
        let rows = try CrashPoints(root: group.path + "/Files").run()
        for row in rows {
            let verdict = row.complaints.isEmpty ? "all survived" : "\(row.complaints.count) NOT survived"
            let name = row.scenario + String(repeating: " ", count: 24 - row.scenario.count)
            say("\(name)\(row.points) system calls, \(row.halfway) writes cut in half: \(verdict)")
            for complaint in row.complaints { say("    \(complaint)") }
        }
        let points = rows.reduce(0) { $0 + $1.points + $1.halfway }
        let complaints = rows.reduce(0) { $0 + $1.complaints.count }
        say("\(points) crash points, \(complaints) complaints")
        exit(complaints == 0 ? 0 : 1)
#endif

case "masked":
    // GROUP MASK: makes the group and a file of each kind under a umask, which is a whole process's.
    try Journal.separate("s", in: group).set(.int(1), forKey: "a", durability: .durable)
    try Mailbox(.intents, in: group).send([1], id: "t")
    try AtomicFile.write([1], to: group.path(.timelines, "w.json"))
    say("written")

case "watch":
    // GROUP: watches `reloads`, says why it polls, and each name it sees there.
    EventLoop.prepare()
    let path = group.path(.reloads)
    let token = try DirectoryWatcher.shared.watch(path) { names in
        let seen = names ?? Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
        for name in seen.sorted() { say("saw \(name)") }
    }
    say(DirectoryWatcher.shared.pollingReason ?? "watching by events")
    say("looked")
    withExtendedLifetime(token) { EventLoop.prepare().run() }

case "hang-ups":
    // GROUP COUNT: watches so many descriptors that hang up, by an event loop.
    EventLoop.prepare()
    let hangUps = HangUps(Int(arguments[3]) ?? 0)
    hangUps.next()
    withExtendedLifetime(hangUps) { EventLoop.prepare().run() }

case "sanitized":
    // GROUP guarded|race|overrun: what a sanitizer must be silent about, and what it must report.
    Mistake.make(arguments[3])
    say("made")

case "loop":
    // GROUP: serves an event loop, says what it is called for, and ends by itself when a wish `end` arrives.
    EventLoop.prepare()
    Trace.start(role: .app, claimant: "1-aa", in: group)
    let timer = LoopTimer(EventLoop.prepare()) { say("timer") }
    timer.ring(at: BootClock.now() + 1_000_000)
    let token = try DirectoryWatcher.shared.watch(group.path(.reloads)) { names in
        guard let names else { return say("watching") }
        say("arrived \(names.sorted().joined(separator: " "))")
        Trace.record(.log, reason: names.sorted().joined())
        if names.contains("end") { exit(0) }
        Task { say("task") }
    }
    withExtendedLifetime((timer, token)) { EventLoop.prepare().run() }

default:
    say("unknown command \(arguments[1])")
    exit(2)
}
