internal import Foundation
internal import Synchronization

/// Where a snapshot is kept: `__Snapshots__/<test file>/<test>.<name>.<extension>` beside the test's file.
struct SnapshotPlace {
    let path: String

    /// - Parameters:
    ///   - filePath: the test's file.
    ///   - function: the test, as `#function` gives it.
    ///   - name: tells snapshots of one test apart; nil: their order does.
    init(filePath: String, function: String, name: String?, format: SnapshotFormat) {
        let file = URL(fileURLWithPath: filePath)
        let folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        let test = Self.clean(String(function.prefix { $0 != "(" }))
        let part = name.map(Self.clean) ?? Self.count(filePath + function)
        path = folder.appendingPathComponent("\(test).\(part).\(format.fileExtension)").path
    }

    private static func clean(_ name: String) -> String {
        var text = ""
        for character in name {
            if character.isLetter || character.isNumber || character == "_" {
                text.append(character)
            } else if text.last != "-" {
                text.append("-")
            }
        }
        return text.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    }

    private static let counts = Mutex<[String: Int]>([:])

    private static func count(_ key: String) -> String {
        counts.withLock { counts in
            counts[key, default: 0] += 1
            return "\(counts[key] ?? 1)"
        }
    }
}
