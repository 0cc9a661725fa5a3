import Foundation
import ProcessSupport
import Testing

/// Pictures of widgets that stand on no home screen.
@Suite("Snapshots", .fewAtATime)
struct SnapshotTests {
    private typealias Result = (ending: Ending, output: String, errors: String)

    /// A group with tasks in it.
    private func group() async throws -> TestGroup {
        let group = try TestGroup()
        try await group.app("add", "Buy milk +home")
        try await group.app("add", "Call <Ada> & \"Bob\"")
        return group
    }

    private func snapshot(_ group: TestGroup, _ options: String...) async throws -> Result {
        try await group.run(
            .renderer, ["snapshot", "--kind", "TaskWidget", "--at", "2026-03-01T09:41:00Z"] + options)
    }

    @Test("The same widget of the same data at the same date is the same bytes, and says what the data says")
    func deterministic() async throws {
        let group = try await group()
        let first = try await snapshot(group, "--family", "medium")
        let second = try await snapshot(group, "--family", "medium")
        #expect(first.ending == .exited(0), "\(first)")
        #expect(first.output == second.output)
        #expect(first.output.hasPrefix("<svg xmlns=") && first.output.hasSuffix("</svg>\n"))
        #expect(
            first.output.contains(">Buy milk</text>") && first.output.contains("Call &lt;Ada&gt; &amp; &quot;Bob&quot;")
        )
        #expect(first.output.contains("width=\"338\" height=\"158\""))
    }

    @Test("The group is as it was: no message, no timeline, no manifest, no home screen")
    func undisturbed() async throws {
        let group = try await group()
        let before = try files(group)
        #expect(try await snapshot(group).ending == .exited(0))
        #expect(try files(group) == before)
    }

    @Test("Every form comes out, a PNG or the word on what makes one")
    func formats() async throws {
        let group = try await group()
        #expect(try await snapshot(group, "--format", "text").output.contains("Buy milk"))
        #expect(try await snapshot(group, "--format", "ansi").output.contains("\u{1B}["))
        let json = try await snapshot(group, "--format", "json").output
        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
        let file = group.path + "/picture.png"
        let png = try await snapshot(group, "-o", file)
        if png.ending == .exited(0) {
            let data = try #require(FileManager.default.contents(atPath: file))
            #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        } else {
            #expect(png.ending == .exited(69) && png.errors.contains("rsvg-convert"))
        }
    }

    @Test("A PNG with Arabic letters is made by Chromium, which keeps their lines' widths; any other by librsvg")
    func programs() async throws {
        let group = try await group()
        let folder = group.path + "/programs"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        func stand(in name: String, _ script: String) throws {
            let file = folder + "/" + name
            try ("#!/bin/sh\n" + script).write(toFile: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file)
        }
        func maker(of words: String) async throws -> String {
            let png = group.path + "/" + words + ".png"
            let result = try await group.run(
                .renderer, ["snapshot", "--kind", "TaskWidget", "--locale", words, "-o", png],
                environment: ["PATH": folder])
            return try result.ending == .exited(0) ? String(contentsOfFile: png, encoding: .utf8) : result.errors
        }
        try stand(in: "rsvg-convert", "printf librsvg > \"$4\"")
        #expect(try await maker(of: "ar_EG") == "librsvg")
        try stand(in: "chromium", "for a; do case $a in --screenshot=*) printf chromium > \"${a#*=}\";; esac; done")
        #expect(try await maker(of: "ar_EG") == "chromium")
        #expect(try await maker(of: "en_US") == "librsvg")
    }

    @Test("A placeholder shows bars in place of words")
    func placeholder() async throws {
        let result = try await snapshot(try await group(), "--entry", "placeholder")
        #expect(result.ending == .exited(0) && !result.output.contains("<text"))
    }

    @Test("A sheet holds every widget in every size, light and dark")
    func sheet() async throws {
        let group = try await group()
        let result = try await group.run(.renderer, ["snapshot", "--all", "--at", "2026-03-01T09:41:00Z"])
        #expect(result.ending == .exited(0), "\(result.errors)")
        #expect(result.output.components(separatedBy: "viewBox=\"0 0 338 354\"").count - 1 == 6)
        #expect(result.output.contains(">Task switches</text>"))
    }

    @Test(
        "What cannot be drawn is refused with the reason",
        arguments: [
            (["--kind", "Nothing"], 1, "TaskWidget"), (["--family", "accessoryInline"], 1, "systemSmall"),
            (["--family", "huge"], 64, "small"), (["--at", "tomorrow"], 64, "2026-03-01"),
            (["--at", "2026-02-30"], 64, "2026-03-01"), (["--entry", "99"], 1, "the timeline"),
            (["--configuration", "{}"], 1, "no configuration"),
            (["--configuration", "{"], 64, "JSON object"), (["--format", "gif"], 64, "svg"),
            (["--extension", "/nothing/there"], 66, "/nothing/there"), (["--extension", "/bin/true"], 1, "/bin/true"),
        ])
    func refusals(_ options: [String], _ status: Int32, _ words: String) async throws {
        let group = try await group()
        let result = try await group.run(.renderer, ["snapshot", "--kind", "TaskWidget"] + options)
        #expect(result.ending == .exited(status), "\(result)")
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(result.output.isEmpty)
    }

    private func files(_ group: TestGroup) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: group.path).filter { !$0.hasPrefix("trace") }
            .sorted()
    }
}
