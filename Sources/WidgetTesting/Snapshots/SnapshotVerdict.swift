internal import Foundation

/// What comparing a snapshot with its file found.
struct SnapshotVerdict {
    /// Whether the file says the same.
    var isSame: Bool
    /// Why the test fails; nil: it does not.
    var failure: String?

    /// Compares, and writes where that is allowed.
    static func of(_ actual: String, at path: String, record: SnapshotRecording) -> SnapshotVerdict {
        let expected = try? String(contentsOfFile: path, encoding: .utf8)
        if record == .all {
            return written(actual, to: path, wasThere: expected == actual, "The snapshot was recorded")
        }
        guard let expected else {
            if record == .never {
                return SnapshotVerdict(
                    isSame: false, failure: "There is no snapshot to compare with, and none is recorded here: \(path)")
            }
            return written(actual, to: path, wasThere: false, "There was no snapshot; it was recorded")
        }
        guard expected != actual else { return SnapshotVerdict(isSame: true, failure: nil) }
        let difference = LineDiff.text(expected: expected, actual: actual)
        if record == .failed {
            return written(
                actual, to: path, wasThere: false, "The snapshot was another one; it was recorded:\n\(difference)")
        }
        let kept = keep(actual, beside: path)
        return SnapshotVerdict(
            isSame: false,
            failure: """
                The frame differs from its snapshot (− expected, + now):
                \(difference)
                expected: \(path)
                now:      \(kept)
                SNAPSHOT_TESTING_RECORD=failed records it.
                """)
    }

    private static func written(
        _ text: String, to path: String, wasThere: Bool, _ words: String
    ) -> SnapshotVerdict {
        do {
            let folder = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            return SnapshotVerdict(isSame: false, failure: "\(path) cannot be written: \(error)")
        }
        return SnapshotVerdict(isSame: wasThere, failure: "\(words). Look at it and run the test again: \(path)")
    }

    /// Writes what there is where people can look at it: `SNAPSHOT_ARTIFACTS`, else the temporary directory.
    private static func keep(_ text: String, beside path: String) -> String {
        let root = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
        let parts = path.split(separator: "/").suffix(2)
        let place = (root as NSString).appendingPathComponent("snapshot-failures/" + parts.joined(separator: "/"))
        try? FileManager.default.createDirectory(
            atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try? text.write(toFile: place, atomically: true, encoding: .utf8)
        return place
    }
}
