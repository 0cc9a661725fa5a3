import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing
import WidgetArchive

/// A group directory often stands in a busy place, such as /tmp.
@Suite("Neighbours", .fewAtATime)
struct NeighboursTests {
    @Test("What others do beside the group directory wakes neither the renderer nor the extension")
    func silent() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer()
        #expect(await renderer.shows("Buy milk"))
        #expect(await group.hasOffers())
        let manifests = try FileNames.of(group.path + "/extension").filter { $0.hasSuffix(".json") }
        let extensions = try manifests.compactMap { name in
            try AtomicFile.read("\(group.path)/extension/\(name)").map { try Manifest(jsonBytes: $0).pid }
        }
        #expect(!extensions.isEmpty)
        var status = stat()
        #expect(stat((group.path as NSString).deletingLastPathComponent, &status) == 0)
        let own = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
        for process in [Int(renderer.pid)] + extensions {
            let masks = Self.watches(of: process)[UInt64(status.st_ino)] ?? []
            #expect(!masks.isEmpty, "its removal is watched")
            // IN_ALL_EVENTS are the lower twelve bits; the kernel adds others to what is asked for.
            #expect(masks.allSatisfy { $0 & 0xFFF & ~own == 0 }, "process \(process): \(masks)")
        }
    }

    /// The masks of a process's inotify watches, by inode, as /proc tells them.
    private static func watches(of process: Int) -> [UInt64: [UInt32]] {
        let folder = "/proc/\(process)/fdinfo"
        var found: [UInt64: [UInt32]] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let text = (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? ""
            for line in text.split(separator: "\n") where line.hasPrefix("inotify ") {
                let fields = Dictionary(
                    line.split(separator: " ").compactMap { field -> (Substring, Substring)? in
                        let pair = field.split(separator: ":", maxSplits: 1)
                        return pair.count == 2 ? (pair[0], pair[1]) : nil
                    }, uniquingKeysWith: { first, _ in first })
                guard let inode = fields["ino"].flatMap({ UInt64($0, radix: 16) }),
                    let mask = fields["mask"].flatMap({ UInt32($0, radix: 16) })
                else { continue }
                found[inode, default: []].append(mask)
            }
        }
        return found
    }
}
