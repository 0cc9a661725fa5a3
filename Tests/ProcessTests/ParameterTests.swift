import ProcessSupport
import Testing

/// Intents' parameters on their way through renderer and extension.
@Suite("Parameters", .fewAtATime)
struct ParameterTests {
    @Test("Every parameter type arrives as it was sent, with nil, empty, odd and extreme values")
    func everyType() async throws {
        // cases.md a8
        let group = try TestGroup()
        try group.write("parameters", toFile: "page")
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let names = ["nothing", "empty", "one", "many", "extreme"]
        for name in names { try await group.tap(name) }
        let performed = group.performed
        #expect(performed.count == names.count, "\(performed)")
        for (name, line) in zip(names, performed) { #expect(line.hasPrefix("same \(name) "), "\(line)") }
    }

    @Test("An entity that no longer exists: the tap fails with a clear word, and the process lives on")
    func goneEntity() async throws {
        // cases.md a8
        let group = try TestGroup()
        try group.write("parameters", toFile: "page")
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await group.tap("kept")
        let gone = try await group.run(.renderer, ["tap", "ProbeWidget", "gone"])
        #expect(gone.ending == .exited(1), "\(gone)")
        #expect(gone.errors.contains("Thing") && gone.errors.contains("gone"), "\(gone.errors)")
        try await group.tap("kept")
        #expect(group.performed.map { $0.hasPrefix("thing kept") } == [true, true], "\(group.performed)")
        #expect(Set(group.performedPids).count == 1, "no crash: \(group.performed)")
    }
}
