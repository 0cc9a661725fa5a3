internal import AppIntents
internal import GroupContainer

/// A group directory that goes away with the tester, and with those that share it.
final class TestGroup: Sendable {
    let directory: GroupDirectory

    init() throws {
        _ = Self.scratch
        directory = try GroupDirectory(opening: NSTemporaryDirectory() + "widget-test-\(UUID().uuidString)")
    }

    deinit { try? FileManager.default.removeItem(atPath: directory.path) }

    /// Whatever a test does outside a tester goes to a directory of this process, never into a group that is in use.
    private static let scratch: Void = {
        let path = NSTemporaryDirectory() + "widget-tests-\(ProcessInfo.processInfo.processIdentifier)"
        if let directory = try? GroupDirectory(opening: path) { GroupDirectory.setCurrent(directory) }
        // Nothing is left behind when the process ends.
        atexit {
            let path = NSTemporaryDirectory() + "widget-tests-\(ProcessInfo.processInfo.processIdentifier)"
            try? FileManager.default.removeItem(atPath: path)
        }
    }()
}
