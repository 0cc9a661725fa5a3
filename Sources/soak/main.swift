// bin/soak: the real processes of one group under all faults at once, and a verdict.
import Foundation
import Glibc
import ProcessSupport

let arguments = Array(CommandLine.arguments.dropFirst())

/// Read from here by `bin/soak --help`, too.
let help = """
    usage: bin/soak [MINUTES | --seconds S]

    Runs the app, the extension, the renderer and contention workers on one group, and does to them what can be
    done: kill -9 at any instant, SIGSTOP, junk in every folder, half a transaction at a journal's end, storms of
    files, resized and hung-up terminals, noise on the keyboard. Ends in a verdict: what was checked, and what was
    not as it must be.

      MINUTES      how long (10)
      --seconds S  the same in seconds, at least 5

    Ctrl-C ends it early; the verdict is given all the same.

    Exit code: 0 when all is as it must be, 1 when not, 64 for a wrong option.
    """

if arguments.contains("--help") || arguments.contains("-h") {
    print(help)
    exit(0)
}

func seconds(_ arguments: [String]) -> Double? {
    if arguments.isEmpty { return 600 }
    if arguments.count == 2, arguments[0] == "--seconds", let value = Double(arguments[1]), value >= 5 { return value }
    if arguments.count == 1, let value = Double(arguments[0]), value > 0 { return value * 60 }
    return nil
}

guard let length = seconds(arguments) else {
    FileHandle.standardError.write(Data("soak: takes minutes, or --seconds and at least 5; --help says more\n".utf8))
    exit(64)
}

do {
    let soak = try Soak(seconds: length)
    // The second one ends it at once, as usual.
    signal(SIGINT, SIG_IGN)
    let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    interruption.setEventHandler {
        soak.end()
        signal(SIGINT, SIG_DFL)
    }
    interruption.resume()
    try await soak.run()
    let verdict = try await soak.verdict()
    print(verdict.text)
    exit(verdict.isSound ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("soak: \(error)\n".utf8))
    exit(70)
}
