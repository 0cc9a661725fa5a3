import AppIntents
import Foundation
import WidgetKit

/// Shared state of the probe's extension and app: everything in one suite, and a line per performed intent in a file
/// that tests count.
package enum ProbeStore {
    /// Set by the initialiser of the bundle and of the app; each line of the log ends with it.
    nonisolated(unsafe) package static var bundleToken = ""

    /// The shared suite.
    package static var defaults: WidgetKit.UserDefaults { WidgetKit.UserDefaults(suiteName: "group.probe")! }

    /// The path of a file in the group's folder.
    package static func file(_ name: String) -> String? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.probe")?
            .appendingPathComponent(name).path
    }

    /// Whether a file is there.
    package static func has(_ name: String) -> Bool {
        file(name).map { access($0, F_OK) == 0 } ?? false
    }

    /// Waits at a FIFO until somebody puts a byte into it; does not wait when there is none.
    package static func wait(at name: String) async {
        guard let path = file(name) else { return }
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let gate = open(path, O_RDONLY)
                var token: UInt8 = 0
                if gate >= 0 {
                    _ = read(gate, &token, 1)
                    close(gate)
                }
                continuation.resume()
            }
        }
    }

    /// Adds a line to the log.
    package static func performed(_ name: String) {
        guard let path = file("performed.log") else { return }
        let line = "\(name) \(ProcessInfo.processInfo.processIdentifier) \(bundleToken)\n"
        let file = fopen(path, "a")
        fputs(line, file)
        fclose(file)
    }

    /// Counts, and gives the number.
    package static func next(_ name: String) throws -> Int {
        try defaults.update { transaction in
            let number = transaction.integer(forKey: name) + 1
            transaction.set(number, forKey: name)
            return number
        }
    }

    /// Adds one to the count.
    package static func add() throws {
        try defaults.update { transaction in
            transaction.set(transaction.integer(forKey: "count") + 1, forKey: "count")
        }
    }
}
