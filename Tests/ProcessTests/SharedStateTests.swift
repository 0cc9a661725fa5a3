import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// The shared defaults between real processes.
@Suite("Shared state", .fewAtATime)
struct SharedStateTests {
    private func tasks(_ group: TestGroup) throws -> GroupContainer.UserDefaults {
        GroupContainer.UserDefaults(suite: "group.com.example.tasks", in: try GroupDirectory(opening: group.path))
    }

    @Test("Records of another version and of a wrong type survive a tap on the good one beside them")
    func otherVersions() async throws {
        // cases.md c1
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let old = "task." + UUID().uuidString, wrong = "task." + UUID().uuidString
        let newer: [String: Any] = ["text": "Old shape", "number": 7, "colour": "teal"]
        let broken: [String: Any] = ["text": ["no", "text"], "number": "three"]
        try tasks(group).set(newer, forKey: old)
        try tasks(group).set(broken, forKey: wrong)
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"), "\(screen.screen().text)")
        #expect(await screen.shows("Old shape"), "\(screen.screen().text)")
        try await group.tapTask("Buy milk")
        let list = try await group.run(.app, ["list"])
        #expect(list.output.contains("[x] Buy milk") && list.output.contains("1 unreadable"), "\(list.output)")
        let after = try tasks(group)
        #expect(NSDictionary(dictionary: after.dictionary(forKey: old) ?? [:]) == NSDictionary(dictionary: newer))
        #expect(NSDictionary(dictionary: after.dictionary(forKey: wrong) ?? [:]) == NSDictionary(dictionary: broken))
    }

    @Test("kill -9 of the extension at any moment of a tap leaves a readable store and a free lock")
    func killedAnywhere() async throws {
        // cases.md c3
        let group = try TestGroup()
        // Started by hand, so that no launching rule slows the rounds down.
        let first = try group.start(.probeExtension)
        let screen = try group.renderer(extensionPath: "/nonexistent")
        #expect(await screen.shows("count 0"))
        first.signal(SIGKILL)
        _ = try await first.end()
        let directory = try GroupDirectory(opening: group.path)
        var acknowledged = 0
        screen.send("\t")
        for round in 0..<12 {
            let performer = try group.start(.probeExtension)
            try await group.tap("add")
            acknowledged += 1
            let known = Self.count(directory) ?? 0
            // Fewer than were counted: a kill may have come between the count and its line.
            let lines = group.performed.count
            // A tap that is killed in the middle, or still waits when the next extension comes.
            screen.send("\r")
            switch round % 4 {
            case 0: break
            case 1:
                _ = await group.waitForChange(in: group.path + "/intents/cur") {
                    (try? FileNames.of(group.path + "/intents/cur"))?.isEmpty == false
                        || (Self.count(directory) ?? 0) > known
                }
            case 2: _ = await group.waitForChange(in: group.path + "/defaults") { (Self.count(directory) ?? 0) > known }
            default: #expect(await group.hasPerformed("add", times: lines + 1))
            }
            performer.signal(SIGKILL)
            _ = try await performer.end()
            let count = try #require(Self.count(directory), "the store can be read")
            #expect((acknowledged...(round + 1) * 2).contains(count), "round \(round): \(count), \(acknowledged)")
            #expect(count >= known)
            let free = try FileLock("defaults.group.probe", in: directory).tryHold()
            #expect(free != nil, "the lock is free")
            free?.release()
            #expect(await screen.shows("count "), "\(screen.screen().text)")
        }
        _ = try group.start(.probeExtension)
        try await group.tap("add")
        let count = try #require(Self.count(directory))
        #expect(await screen.shows("count \(count)"), "\(screen.screen().text)")
    }

    private static func count(_ directory: GroupDirectory) -> Int? {
        let defaults = GroupContainer.UserDefaults(suite: "group.probe", in: directory)
        return defaults.synchronize() ? defaults.integer(forKey: "count") : nil
    }

    @Test("Another process that adds to the key the taps add to: no addition is lost")
    func increments() async throws {
        // cases.md c4
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension, environment: Child.synchronized)
        #expect(await screen.shows("count 0"))
        let writer = try group.probe("increment", "group.probe", "own", "500")
        screen.send("\t" + String(repeating: "\r", count: 40))
        #expect(await group.hasPerformed("add", times: 40))
        #expect(await writer.output.wait { String(decoding: $0, as: UTF8.self).contains("done") })
        let defaults = GroupContainer.UserDefaults(
            suite: "group.probe", in: try GroupDirectory(opening: group.path))
        #expect(defaults.integer(forKey: "count") == 40)
        #expect(defaults.integer(forKey: "shared") == 500 && defaults.integer(forKey: "own") == 500)
        #expect(await screen.shows("count 40"))
        let counts = screen.frames().compactMap { frame in
            frame.text.firstMatch(of: /count (\d+)/).flatMap { Int($0.1) }
        }
        #expect(counts == counts.sorted(), "every state shown existed, in order: \(counts)")
    }

    @Test("No process writes anything outside the group directory")
    func nothingOutside() async throws {
        // cases.md c6
        let group = try TestGroup()
        let home = group.folder + "/home"
        mkdir(home, 0o700)
        let environment = ["HOME": home, "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "APP_GROUP_ROOT": ""]
        let added = try await group.run(.app, ["add", "Buy milk"], environment: environment)
        #expect(added.ending == .exited(0), "\(added)")
        let screen = try group.renderer(environment: environment)
        #expect(await screen.shows("Buy milk"))
        try await group.tapTask("Buy milk")
        let list = try await group.run(.app, ["list"], environment: environment)
        #expect(list.output.contains("[x] Buy milk"), "what one process set another reads: \(list.output)")
        let left = FileManager.default.subpaths(atPath: home) ?? []
        #expect(left.isEmpty, "\(left)")
        let around = Set(try FileManager.default.contentsOfDirectory(atPath: group.folder))
        #expect(around == ["group", "home"], "\(around)")
    }

    enum Damage: String, CaseIterable, Sendable { case tornTail, badMiddle, byteOrderMark, lineEnds, array, zeros }

    @Test(
        "A store that was damaged or edited by hand: what is whole survives, and nothing crashes",
        arguments: Damage.allCases)
    func damaged(_ damage: Damage) async throws {
        // cases.md c8, and the journal's own rules
        let group = try TestGroup()
        for number in 1...3 { try await group.app("add", "task \(number)") }
        let path = group.path + "/defaults/group.com.example.tasks.jsonl"
        var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        let newline = UInt8(ascii: "\n")
        switch damage {
        case .tornTail: bytes.append(contentsOf: Array("{\"n\":99,\"set\":{\"task".utf8))
        case .badMiddle:
            let middle = try #require(bytes.dropLast().lastIndex(of: newline))
            bytes.insert(contentsOf: Array("{\"n\":4,\"set\":{\"a\":1,}}\n".utf8), at: middle + 1)
        case .byteOrderMark: bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
        case .lineEnds: bytes = bytes.flatMap { $0 == newline ? [0x0D, newline] : [$0] }
        case .array: bytes.append(contentsOf: Array("[1,2,3]\n".utf8))
        case .zeros: bytes.append(contentsOf: [UInt8](repeating: 0, count: 4096))
        }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        chmod(path, 0o600)
        try await group.app("add", "task 4")
        let list = try await group.run(.app, ["list"])
        #expect(list.ending == .exited(0), "\(list)")
        #expect(list.output.contains("task 4"), "\(list.output)")
        switch damage {
        case .tornTail, .badMiddle, .array, .zeros:
            for number in 1...3 { #expect(list.output.contains("task \(number)"), "\(list.output)") }
        case .byteOrderMark, .lineEnds:
            // No line is whole any more; what was there is kept in a copy.
            let kept = try FileNames.of(group.path + "/quarantine").contains { name in
                (try? Data(contentsOf: URL(fileURLWithPath: group.path + "/quarantine/" + name))) == Data(bytes)
            }
            #expect(kept || list.output.contains("task 1"), "\(list.output)")
        }
        let frame = try await group.run(.renderer, ["--extension", Executable.extension.path])
        // As many as the badge says.
        let count = list.output.split(separator: "\n").count { $0.contains("task ") }
        #expect(frame.output.contains(try Regex("Tasks +\(count) ")), "\(frame.output)")
    }

    @Test("kill -9 of the app in a burst of writes loses no acknowledged one")
    func appKilledWriting() async throws {
        let group = try TestGroup()
        for round in 1...4 {
            let app = try group.start(.app)
            app.send((1...200).map { "add r\(round)n\($0).\n" }.joined())
            let wanted = "r\(round)n\(round * 7)."
            #expect(await app.output.wait { String(decoding: $0, as: UTF8.self).contains(wanted) })
            app.signal(SIGKILL)
            _ = try await app.end()
            let list = try await group.run(.app, ["list"])
            for match in app.output.text.matches(of: /added \d+: (r\d+n\d+\.)/) {
                #expect(list.output.contains(match.1), "\(match.1)")
            }
        }
    }
}

extension TestGroup {
    /// Taps the row of a task, whatever its control is called.
    func tapTask(_ title: String) async throws {
        let status = try await run(.renderer, ["status", "--json"])
        let object = try JSONSerialization.jsonObject(with: Data(status.output.utf8)) as? [String: Any]
        for widget in object?["widgets"] as? [[String: Any]] ?? [] {
            let controls = widget["controls"] as? [String] ?? []
            guard let id = widget["id"] as? String, let control = controls.first(where: { $0.contains(title) }) else {
                continue
            }
            return try await tap(control, widget: id)
        }
        throw Failure("no control of \(title): \(status.output)")
    }
}
