import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// What an intent may do to the process that performs it.
@Suite("Intents that are rough with their process", .fewAtATime)
struct RoughTests {
    /// What becomes of the tap.
    enum End: Sendable { case performed, failed(String) }

    /// The renderer on a page with all that is rough.
    private func open(_ group: TestGroup, _ arguments: String...) async throws -> Child {
        try group.write("rough", toFile: "page")
        let screen = try group.renderer(extensionPath: Executable.probeExtension.path, arguments)
        #expect(await screen.shows("count 0"), "\(screen.screen().text)")
        return screen
    }

    @Test("Whatever an intent does to its process, its tap comes to an end, once, and the next one works")
    func ends() async throws {
        let deeds: [(String, End)] = [
            ("closesStreams", .performed), ("strays", .performed), ("leavesChild", .performed),
            ("leavesThreads", .performed), ("shouts", .performed), ("nests", .performed), ("reloadsAll", .performed),
            ("ignoresSignals", .performed), ("exits", .failed("ended while performing")), ("terminates", .performed),
            ("exitsLocked", .failed("ended while performing")),
        ]
        let group = try TestGroup()
        let screen = try await open(group)
        var count = 0
        for (deed, end) in deeds {
            let tap = try await group.run(.renderer, ["tap", "ProbeWidget", deed])
            switch end {
            case .performed:
                #expect(tap.ending == .exited(0), "\(deed): \(tap)\n\(group.remarks)")
                count += 1
            case .failed(let words):
                #expect(tap.ending == .exited(1) && tap.errors.contains(words), "\(deed): \(tap)\n\(group.remarks)")
            }
            try await group.tap("add")
            count += 1
            #expect(await screen.shows("count \(count)"), "\(deed): \(screen.screen().text)\n\(group.remarks)")
            #expect(group.performed.count { $0.hasPrefix("rough \(deed) ") } == 1, "\(group.performed)")
        }
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        #expect(await group.allEnded("extension"), "\(group.remarks)")
        for line in group.performed where line.hasPrefix("child ") {
            line.split(separator: " ").dropFirst().first.flatMap { pid_t($0) }.map { _ = kill($0, SIGKILL) }
        }
    }

    @Test(
        "An intent that stops its process, never lets go of its main thread or takes its files away has a deadline",
        arguments: ["stops", "blocksMain", "closesAll"])
    func deadline(_ deed: String) async throws {
        let group = try TestGroup()
        let screen = try await open(group, "--deadline", "3")
        let tap = try await group.run(.renderer, ["tap", "ProbeWidget", deed])
        // Who closed all files may answer on what another of its threads has opened since, by the same numbers.
        let endings: [Ending] = deed == "closesAll" ? [.exited(0), .exited(1)] : [.exited(1)]
        #expect(endings.contains(tap.ending), "\(tap)\n\(group.remarks)")
        try await group.tap("add")
        #expect(await screen.shows("count 1"), "\(screen.screen().text)\n\(group.remarks)")
        #expect(group.performed.count { $0.hasPrefix("rough") } == 1, "\(group.performed)")
    }

    @Test("A provider that is rough after a tap: the tap ends, what it has written stays, and the next one works")
    func providers() async throws {
        let group = try TestGroup()
        let screen = try group.renderer("--deadline", "3", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        var count = 0
        for mode in ["twice", "threads", "forgets", "dies", "crash", "blocks"] {
            try group.write("entries 0; policy never; mode \(mode)", toFile: "plan")
            let tap = try await group.run(.renderer, ["tap", "ProbeWidget", "add"])
            let isAnswered = !["blocks", "crash"].contains(mode)
            // Who ends while it answers has answered by then, or has not.
            let endings: [Ending] = mode == "dies" ? [.exited(0), .exited(1)] : [.exited(isAnswered ? 0 : 1)]
            #expect(endings.contains(tap.ending), "\(mode): \(tap)\n\(group.remarks)")
            unlink(group.path + "/Files/plan")
            _ = try await group.run(.renderer, ["reload"])
            count += 1
            #expect(await screen.shows("count \(count)"), "\(mode): \(screen.screen().text)\n\(group.remarks)")
        }
        try await group.tap("add")
        #expect(await screen.shows("count \(count + 1)"), "\(screen.screen().text)\n\(group.remarks)")
        #expect(group.performed.count { $0.hasPrefix("add") } == count + 1, "\(group.performed)")
    }

    @Test("A process that prints without end takes nothing from the home screen")
    func floods() async throws {
        let group = try TestGroup()
        let screen = try await open(group)
        try await group.tap("floods")
        for number in 2...4 {
            try await group.tap("add")
            #expect(await screen.shows("count \(number)"), "\(screen.screen().text)\n\(group.remarks)")
        }
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        #expect(await group.allEnded("extension"))
    }
}
