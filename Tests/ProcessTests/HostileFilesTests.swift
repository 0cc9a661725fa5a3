import Foundation
import Glibc
import ProcessSupport
import Testing

/// Files that do not belong, in every folder of the group: the work goes on and nothing good is lost.
@Suite("Files that do not belong", .fewAtATime)
struct HostileFilesTests {
    static let folders = [
        "locks", "defaults", "Files", "extension", "requests/new", "requests/done", "host/new", "intents/new",
        "intents/cur", "intents/done", "app/new", "app/done", "reloads", "timelines", "trace",
    ]

    @Test("Junk in a folder disturbs neither tap nor frame", arguments: folders)
    func junk(_ folder: String) async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        let target = group.path + "/" + folder
        try Data("{\"broken\":".utf8).write(to: URL(fileURLWithPath: target + "/malformed.json"))
        try Data().write(to: URL(fileURLWithPath: target + "/empty.json"))
        try Data(repeating: 0x7B, count: 200_000).write(to: URL(fileURLWithPath: target + "/deep.json"))
        symlink("/etc/passwd", target + "/link.json")
        mkfifo(target + "/fifo.json", 0o600)
        mkdir(target + "/folder.json", 0o700)
        let huge = open(target + "/huge.json", O_CREAT | O_WRONLY, 0o600)
        ftruncate(huge, 200 << 20)
        close(huge)
        let odd = [UInt8]("\u{FFFD}".utf8).withUnsafeBufferPointer { _ in target + "/\u{1}odd\u{7F}" }
        close(open(odd, O_CREAT | O_WRONLY, 0o600))

        try await screen.focusFirstControl()
        screen.send("\r")
        try await group.untilTapsAreDone(1)
        try await group.app("add", "Walk the dog")
        #expect(await screen.shows("Walk the dog"), "\(screen.screen().text)")
        #expect(try String(contentsOfFile: "/etc/passwd", encoding: .utf8).contains("root"))
    }

    @Test("A broken timeline keeps the last good frame, and the next good one replaces it")
    func brokenTimeline() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        for name in try FileNames.of(group.path + "/timelines") {
            let path = group.path + "/timelines/" + name
            try Data("{\"schema\":1,\"entries\":[{".utf8).write(to: URL(fileURLWithPath: path + ".tmp"))
            rename(path + ".tmp", path)
        }
        #expect(screen.screen().text.contains("Buy milk"))
        try await group.app("add", "Walk the dog")
        #expect(await screen.shows("Walk the dog"), "\(screen.screen().text)")
    }

    enum Spoiling: String, CaseIterable, Sendable {
        case malformed, truncated, empty, huge, link, fifo, folder, binary
    }

    static let victims = ["home.json", "timelines", "extension"]

    @Test(
        "A good file that is spoiled stops nothing, and what a link leads to is not touched",
        arguments: victims, Spoiling.allCases)
    func spoiled(_ victim: String, _ spoiling: Spoiling) async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        let folder = group.path + "/" + victim
        let names = try FileNames.of(folder).filter { $0.hasSuffix(".json") }
        let paths = victim.hasSuffix(".json") ? [folder] : names.map { folder + "/" + $0 }
        #expect(!paths.isEmpty)
        let target = group.folder + "/target"
        try "untouched".write(toFile: target, atomically: true, encoding: .utf8)
        for path in paths {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            let new = path + ".new"
            switch spoiling {
            case .malformed: try Data("{\"schema\":1,\"widgets\":[{,".utf8).write(to: URL(fileURLWithPath: new))
            case .truncated: try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: new))
            case .empty: try Data().write(to: URL(fileURLWithPath: new))
            case .binary:
                let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * 7) }
                try Data(bytes).write(to: URL(fileURLWithPath: new))
            case .huge:
                let huge = open(new, O_CREAT | O_WRONLY, 0o600)
                ftruncate(huge, 3 << 30)
                close(huge)
            case .link: symlink(target, new)
            case .fifo: mkfifo(new, 0o600)
            case .folder:
                unlink(path)
                mkdir(new, 0o700)
            }
            rename(new, path)
        }
        try await group.app("add", "Walk the dog")
        let reload = try await group.run(.renderer, ["reload"])
        #expect(reload.ending == .exited(0), "\(reload)")
        #expect(await screen.shows("Walk the dog"), "\(screen.screen().text)")
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "untouched")
        // The next renderer finds its way, too.
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        let frame = try await group.run(.renderer, ["--extension", Executable.extension.path])
        #expect(frame.ending == .exited(0) && frame.output.contains("Walk the dog"), "\(frame)")
    }
}
