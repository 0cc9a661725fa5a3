// bin/bench: the bare mechanism, the product and its peers in one run, as ratios. See Arguments.help.
import Foundation
import Glibc
import ProcessSupport

let words = Array(CommandLine.arguments.dropFirst())

func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

do {
    switch words.first {
    case "--floor-peer": try Floor.servePeer(words[1], words[2], Int(words[3]) ?? 0)
    case "--store-writer": try Readers.serveWriter(words[1], words[2], pause: UInt32(words[3]) ?? 0)
    default: break
    }
    let arguments = try Arguments(words)
    if arguments.isHelp {
        print(Arguments.help)
        exit(0)
    }
    if arguments.isCheck {
        print("\(try RoundTrips.check()) texts of every kind came back the same")
        exit(0)
    }
    var report = Report()
    for repetition in 1...arguments.repetitions {
        for section in arguments.sections {
            say("\(repetition) of \(arguments.repetitions): \(section.rawValue) …")
            try await section.measure(arguments, into: &report, repetition: repetition)
        }
    }
    switch arguments.form {
    case .json: print(report.json(machine: Machine.description))
    case .table: print("\(Machine.description), medians of \(arguments.repetitions)\n\n\(report.table())")
    case .markdown: print("\(Machine.description), medians of \(arguments.repetitions)\n\n\(report.markdown())")
    }
} catch let error as UsageError {
    say("bench: \(error.text)")
    exit(64)
} catch {
    say("bench: \(error)")
    exit(1)
}
