// bin/bench: the floor and the product in one run, interleaved, as ratios. See Report for the table.
import Foundation
import Glibc
import GroupContainer
import ProcessSupport

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.first == "--floor-peer" {
    try Floor.servePeer(arguments[1], arguments[2], Int(arguments[3]) ?? 0)
}

if arguments.first == "--store-writer" {
    try StoreGrowth.serveWriter(arguments[1], arguments[2])
}

if arguments.first == "--check" {
    do {
        print("\(try RoundTrips.check()) texts of every kind came back the same")
        exit(0)
    } catch {
        say("bench: \(error)")
        exit(1)
    }
}

if arguments.contains("--help") {
    print(
        """
        usage: bench [--rounds N] [--idle SECONDS] [--json]
               bench --check

        Runs the bare rename + inotify round trip and the product side by side and prints ratios.
          --rounds N       taps, and floor round trips, in each of five interleaved passes (default 100)
          --idle SECONDS   how long the idle processes are watched (default 60; 0 leaves it out)
          --json           the figures as JSON instead of a table
          --check          only write every kind of archive and read it back, and say whether it is the same
        """)
    exit(0)
}

func option(_ name: String, _ usual: Int) -> Int {
    guard let at = arguments.firstIndex(of: name), at + 1 < arguments.count else { return usual }
    guard let value = Int(arguments[at + 1]), value >= 0 else {
        FileHandle.standardError.write(Data("bench: \(name) takes a whole number, not “\(arguments[at + 1])”\n".utf8))
        exit(64)
    }
    return value
}

let rounds = option("--rounds", 100)
let idleSeconds = option("--idle", 60)
let isJSON = arguments.contains("--json")

func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

do {
    var report = Report()

    say("tap → frame against the floor, five passes of \(rounds), interleaved …")
    let taps = try await Taps.start(tasks: 8)
    _ = try await taps.measure(rounds: 10)
    let payload = taps.payload()
    var floor = Sample()
    var product = Taps.Durations()
    for _ in 0..<5 {
        let bare = Floor(
            folder: (taps.group.path as NSString).deletingLastPathComponent + "/floor",
            invocationBytes: payload.invocation, timelineBytes: payload.timeline)
        floor.add(try await bare.measure(rounds: rounds))
        product.add(try await taps.measure(rounds: rounds))
    }
    report.add(
        "floor: rename + inotify, there and back, \(payload.timeline) bytes",
        "\(microseconds(floor.median)) · p99 \(microseconds(floor.p99))", ratio: "1×")
    report.add(
        "tap → frame written, median", microseconds(product.frame.median),
        ratio: factor(product.frame.median / floor.median), goal: "≤ 8×")
    report.add(
        "tap → frame written, p99", microseconds(product.frame.p99), ratio: factor(product.frame.p99 / floor.p99),
        goal: "≤ 10×")
    report.add(
        "tap → all widgets settled, median", microseconds(product.all.median),
        ratio: factor(product.all.median / floor.median))
    report.figure("floor.median.us", floor.median)
    report.figure("floor.p99.us", floor.p99)
    report.figure("tap.median.us", product.frame.median)
    report.figure("tap.p99.us", product.frame.p99)
    report.figure("settled.median.us", product.all.median)
    report.figure("settled.p99.us", product.all.p99)

    say("archives, layout and drawing …")
    let drawing = try Drawing(group: taps.group.path)
    drawing.measure(into: &report)
    let large = drawing.archive
    if let archiving = try Archiving.median(of: large.widget.id, in: taps.group.path), let entry = large.entries.first {
        let rate = Double(entry.view.count) / archiving * 1e6
        report.add(
            "views evaluated, archived and published, one core", "\(Int((rate / 1000).rounded())) thousand a second")
        report.figure("evaluate.views.s", rate)
    }

    if idleSeconds > 0 {
        say("idle for \(idleSeconds) s …")
        let app = try taps.group.appOnTerminal()
        guard await app.output.wait(until: { !$0.isEmpty }) else { throw Failure("the app did not start") }
        // Idle begins when the worker threads of the last taps have ended; libdispatch keeps them for some seconds.
        try await Task.sleep(for: .seconds(10))
        let processes = IdleProcess.all(on: taps.group.path)
        let before = processes.map(\.switches)
        try await Task.sleep(for: .seconds(idleSeconds))
        for (process, first) in zip(processes, before) {
            let wakeUps = process.wakeUps(since: first)
            report.add("\(process.name): wake-ups in \(idleSeconds) s", "\(wakeUps)", goal: "0")
            report.add(
                "\(process.name): memory of its own (RssAnon)",
                "\((Double(process.anonymousMemory) / 102.4).rounded() / 10) MB", goal: "< 8 MB")
            report.add(
                "\(process.name): resident (VmRSS)",
                "\((Double(process.residentMemory) / 102.4).rounded() / 10) MB", goal: "< 40 MB")
            report.figure("\(process.name).wakeups", Double(wakeUps))
            report.figure("\(process.name).rssanon.kb", Double(process.anonymousMemory))
            report.figure("\(process.name).vmrss.kb", Double(process.residentMemory))
        }
    }
    taps.renderer.send("q")
    _ = try await taps.renderer.end()

    say("tap on the page → events, \(rounds) taps …")
    let web = try await WebTaps.start(tasks: 8)
    _ = try await web.measure(rounds: 10)
    let page = try await web.measure(rounds: rounds)
    report.add("page: tap posted → new state pushed, median", microseconds(page.optimistic.median))
    report.add("page: tap posted → settled state pushed, median", microseconds(page.settled.median))
    report.add("page: bytes pushed a tap, all widgets and the trace, median", "\(Int(page.bytes.median))")
    report.figure("page.optimistic.median.us", page.optimistic.median)
    report.figure("page.settled.median.us", page.settled.median)
    report.figure("page.bytes.median", page.bytes.median)
    if idleSeconds > 0 {
        try await Task.sleep(for: .seconds(10))
        let idle = IdleProcess.all(on: web.group.path).filter { $0.name == "renderer" }
        let before = idle.map(\.switches)
        try await Task.sleep(for: .seconds(idleSeconds))
        for (process, first) in zip(idle, before) {
            let wakeUps = process.wakeUps(since: first)
            report.add("renderer with an open page: wake-ups in \(idleSeconds) s", "\(wakeUps)", goal: "0")
            report.figure("page.renderer.wakeups", Double(wakeUps))
        }
    }
    web.renderer.signal(SIGINT)
    _ = try await web.renderer.end()

    say("a tap beside 199 other widgets …")
    let crowd = try await ManyWidgets.measure(count: 200, passes: 3, rounds: rounds)
    report.add(
        "tap → frame with 200 widgets placed, against one, median", microseconds(crowd.many.median),
        ratio: factor(crowd.many.median / crowd.one.median, digits: 2), goal: "≤ 1.2×")
    report.figure("tap.200widgets.ratio", crowd.many.median / crowd.one.median)

    say("start of the extension to its first timeline …")
    let start = try await StartUp().measure(rounds: 15)
    report.add("extension: start → first timeline, median", microseconds(start.median), goal: "< 30 ms")
    report.figure("start.median.us", start.median)

    say("pictures …")
    let pictures = try await Pictures().measure(seconds: 2)
    report.add("SVG of Tasks, systemLarge: laid out and drawn", "\(Int(pictures.whole)) a second and core")
    report.add(
        "SVG of Tasks, systemLarge: drawn, \(pictures.bytes) bytes", "\(Int(pictures.drawing)) a second and core")
    report.figure("svg.whole.per.second", pictures.whole)
    report.figure("svg.drawn.per.second", pictures.drawing)

    try await addStoreRows(to: &report)

    if isJSON {
        let members = report.figures.map { "  \"\($0.0)\": \($0.1)" }.joined(separator: ",\n")
        print("{\n  \"machine\": \"\(Machine.description)\",\n\(members)\n}")
    } else {
        print(Machine.description)
        print(report.table())
    }
} catch {
    say("bench: \(error)")
    exit(1)
}
