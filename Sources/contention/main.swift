// bin/contention: processes that change and read one shared state, and how they fare. See Options.help.
import Glibc
import GroupContainer
import JSONText

signal(SIGPIPE, SIG_IGN)

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--worker" {
        try Worker(Array(arguments.dropFirst())).run()
        exit(0)
    }
    if arguments.contains("--help") || arguments.contains("-h") {
        Terminal.print(Options.help + "\n")
        exit(0)
    }
    let options = try Options(arguments)
    Interruption.hold()
    if options.isComparison {
        exit(try Comparison(options).run() ? 0 : 1)
    }
    guard options.store.isInstalled else {
        throw StoreError(description: "the library of --store \(options.store.rawValue) is not installed")
    }
    let scratch = try ScratchDirectory.make()
    defer { ScratchDirectory.remove(scratch) }
    let folder = options.group ?? scratch + "/group"
    if options.group == nil { try Sys.mkdir(folder) }
    let progress = Progress()
    let outcome = try Conductor(options, folder: folder, scratch: scratch).run { progress.show($0) }
    progress.clear()
    if options.isJSON {
        Terminal.print(String(decoding: outcome.json.jsonBytes(), as: UTF8.self) + "\n")
    } else {
        let table = OutcomeTable(
            outcome: outcome, colour: Terminal.hasColour(), width: Terminal.width(1) ?? 132)
        Terminal.print(table.lines.joined(separator: "\n") + "\n")
    }
    ScratchDirectory.remove(scratch)
    exit(outcome.isSound || options.lock == .none ? 0 : 1)
} catch let error as UsageError {
    Sys.complain("contention: \(error.text)")
    exit(64)
} catch {
    Sys.complain("contention: \(error)")
    exit(70)
}
