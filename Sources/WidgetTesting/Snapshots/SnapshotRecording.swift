internal import Foundation

/// When a snapshot is written instead of compared.
public enum SnapshotRecording: String, Sendable, CaseIterable {
    /// Always.
    case all
    /// When it differs; the test fails once.
    case failed
    /// When there is none; the test fails once.
    case missing
    /// Not at all.
    case never

    /// What holds without other words: `SNAPSHOT_TESTING_RECORD`, else ``missing``, and ``never`` where `CI` is set: a
    /// machine must not decide what is right.
    static let byEnvironment: SnapshotRecording = {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotRecording.init(rawValue:)) {
            return named
        }
        let isCI = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
        return isCI ? .never : .missing
    }()
}
