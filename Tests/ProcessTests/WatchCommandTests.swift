import Foundation
import Glibc
import ProcessSupport
import Testing

/// `renderer watch`, and what else `bin/dev` and `bin/preview` ask of the renderer.
@Suite("Commands for those who write widgets", .fewAtATime)
struct WatchCommandTests {
    @Test("A saved file is told, in folders that are made later, too; editors' own files are not")
    func watch() async throws {
        let group = try TestGroup()
        let folder = group.folder + "/Sources"
        try FileManager.default.createDirectory(atPath: folder + "/.build", withIntermediateDirectories: true)
        let watch = try group.start(path: Executable.renderer.path, ["watch", folder])
        func save(_ name: String) throws { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
        // The watch may begin after the first save: another is made until one is told.
        var round = 0
        repeat {
            round += 1
            try save("Round\(round).swift")
        } while await !watch.tells("Round", within: 1) && round < 30
        #expect(watch.output.text.contains("\(folder)/Round"))
        try FileManager.default.createDirectory(atPath: folder + "/New", withIntermediateDirectories: true)
        #expect(await watch.tells("\(folder)/New\n"))
        try save(".View.swift.swp")
        try save("View.swift~")
        try save("4913")
        try save(".build/object.o")
        try save("New/View.swift")
        #expect(await watch.tells("\(folder)/New/View.swift\n"))
        for part in [".swp", "~", "4913", "object.o"] { #expect(!watch.output.text.contains(part)) }
    }

    @Test("Without folders it says what it needs")
    func usage() async throws {
        let watch = try Child.start(Executable.renderer.path, ["watch"])
        #expect(try await watch.end() == .exited(64))
    }
}

extension Child {
    /// Waits until it has printed something.
    fileprivate func tells(_ text: String, within seconds: Double = 30) async -> Bool {
        await output.wait(upTo: seconds) { String(decoding: $0, as: UTF8.self).contains(text) }
    }
}
