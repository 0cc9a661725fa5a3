import Foundation
import Glibc
import ProcessSupport
import Testing

/// `renderer preview`, with the extension that the other tests use.
@Suite(
    "renderer preview", .fewAtATime,
    .disabled(if: Executable.areOptimised, "the compiler leaves #Preview blocks out of optimised builds"))
struct PreviewCommandTests {
    private let group: TestGroup
    init() throws { group = try TestGroup() }

    private func preview(
        _ arguments: String...
    ) async throws -> (ending: Ending, output: String, errors: String) {
        let words = ["preview", "--extension", Executable.probeExtension.path] + arguments
        let child = try group.start(path: Executable.renderer.path, words)
        child.closeInput()
        let ending = try await child.end()
        return (ending, child.output.text, child.errors?.text ?? "")
    }

    @Test("It lists the blocks with file and line, and writes each entry as text")
    func list() async throws {
        let list = try await preview("--list")
        #expect(list.ending == .exited(0) && list.output.hasPrefix("Counting\tProbeExtension/ProbeBundle.swift:"))
        let text = try await preview("count", "--format", "text")
        #expect(text.ending == .exited(0) && text.output.contains("count 7") && text.output.contains("count 8"))
        let second = try await preview("--format=text", "--entry=2")
        #expect(!second.output.contains("count 7") && second.output.contains("count 8"))
    }

    @Test("It writes pictures into a folder, one for each entry")
    func pictures() async throws {
        let folder = group.folder + "/pictures"
        let made = try await preview("-o", folder + "/", "--locale", "de_DE", "--scheme", "dark")
        #expect(made.ending == .exited(0), "\(made.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(names == ["Counting-systemLarge-1.svg", "Counting-systemLarge-2.svg"])
        let svg = try String(contentsOfFile: folder + "/" + names[0], encoding: .utf8)
        #expect(svg.hasPrefix("<svg ") && svg.contains("count 7"))
    }

    @Test("A file's ending is the form, one that is none is refused, and several pictures are no one file")
    func endings() async throws {
        let file = group.folder + "/one.txt"
        #expect(try await preview("--entry", "1", "-o", file).ending == .exited(0))
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("count 7"))
        let gif = try await preview("-o", group.folder + "/one.gif")
        #expect(gif.ending == .exited(64) && gif.errors.contains("text (txt), svg or png, not gif"), "\(gif.errors)")
        let several = try await preview("-o", group.folder + "/all.svg")
        #expect(several.ending == .exited(64) && several.errors.contains("2 pictures"), "\(several.errors)")
        #expect(try FileNames.of(group.folder).filter { $0.hasPrefix("one.") || $0.hasPrefix("all") } == ["one.txt"])
    }

    @Test("What is not there is named: a preview, an extension, an option")
    func refusals() async throws {
        let none = try await preview("nothing")
        #expect(none.ending == .exited(1) && none.errors.contains("'nothing'"))
        let wrong = try await preview("--frob")
        #expect(wrong.ending == .exited(64) && wrong.errors.contains("--frob"))
        let missing = try Child.start(Executable.renderer.path, ["preview", "--extension", "/nowhere"])
        #expect(try await missing.end() == .exited(66))
    }
}
