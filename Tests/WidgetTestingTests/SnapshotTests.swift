import Foundation
import Testing

@testable import WidgetTesting

@MainActor
@Suite("Snapshots")
struct SnapshotTests {
    // How a picture or an archive is written is tested where it is made.
    @Test("A frame is as it was written down", arguments: [SnapshotFormat.text, .accessibility])
    func frame(_ format: SnapshotFormat) async throws {
        let tester = try WidgetTester(TallyWidget.self)
        try await tester.frame().assertSnapshot(as: format, named: format.rawValue)
    }

    @Test("Each format is what it says")
    func formats() async throws {
        let frame = try await WidgetTester(TallyWidget.self).frame()
        #expect(frame.svg.hasPrefix("<svg ") && frame.svg.contains("Count"))
        #expect(frame.json.contains("\"intent\"") && frame.json.hasSuffix("}\n"))
    }

    @Test("A missing one is recorded once, another one fails with a readable difference")
    func verdicts() throws {
        let path = NSTemporaryDirectory() + "snapshot-\(UUID().uuidString)/a.txt"
        defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
        #expect(SnapshotVerdict.of("a\nb\n", at: path, record: .never).failure?.contains("none is recorded") == true)
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(SnapshotVerdict.of("a\nb\n", at: path, record: .missing).failure?.contains("recorded") == true)
        #expect(SnapshotVerdict.of("a\nb\n", at: path, record: .missing).isSame)
        let other = SnapshotVerdict.of("a\nc\n", at: path, record: .missing)
        #expect(!other.isSame && other.failure?.contains("  a\n− b\n+ c") == true)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "a\nb\n")
        #expect(SnapshotVerdict.of("a\nc\n", at: path, record: .failed).failure?.contains("it was recorded") == true)
        #expect(SnapshotVerdict.of("a\nc\n", at: path, record: .never).isSame)
    }

    @Test("Files are named as swift-snapshot-testing names them")
    func names() {
        let first = SnapshotPlace(filePath: "/t/MyTests.swift", function: "it's()", name: nil, format: .text)
        #expect(first.path == "/t/__Snapshots__/MyTests/it-s.1.txt")
        let named = SnapshotPlace(filePath: "/t/MyTests.swift", function: "a(b:)", name: "dark mode", format: .json)
        #expect(named.path == "/t/__Snapshots__/MyTests/a.dark-mode.json")
    }
}
