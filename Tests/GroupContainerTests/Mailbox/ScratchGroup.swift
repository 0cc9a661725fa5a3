import Foundation

@testable import GroupContainer

/// A group directory of one test, removed with it. Its parent belongs to the test as well, so the directory may be
/// moved away.
final class ScratchGroup {
    let parent: String
    let directory: GroupDirectory

    init() throws {
        parent = NSTemporaryDirectory() + "swift-widgets-" + Identifier.make()
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: false)
        directory = try GroupDirectory(opening: parent + "/group")
    }

    deinit { try? FileManager.default.removeItem(atPath: parent) }

    func mailbox(_ name: Mailbox.Name = .intents) -> Mailbox { Mailbox(name, in: directory) }

    func names(_ path: String) throws -> [String] { try Sys.list(path).sorted() }

    /// What was set aside.
    var quarantined: [String] { (try? names(directory.path(.quarantine))) ?? [] }

    /// Runs `body` while the ground floor's lines go nowhere.
    func quietly(_ body: () throws -> Void) throws {
        try GroupLog.$listener.withValue({ _ in }, operation: body)
    }
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
