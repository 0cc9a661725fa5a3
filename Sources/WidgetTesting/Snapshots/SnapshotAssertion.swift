internal import Foundation
internal import Testing
internal import XCTest

extension WidgetFrame {
    /// Compares the frame with the one that was written down, and fails the test when they differ.
    ///
    /// The files lie in `__Snapshots__/<test file>/<test>.<name or number>.<extension>` beside the test's file, as those
    /// of swift-snapshot-testing do. A missing one is written, and the test fails once so that somebody looks at it;
    /// `SNAPSHOT_TESTING_RECORD=all|failed|missing|never`, or `record`, says otherwise. Where `CI` is set nothing is
    /// written without being told. Works in Swift Testing and in XCTest.
    ///
    /// - Parameters:
    ///   - format: how the frame is written down.
    ///   - name: tells the snapshots of one test apart; nil: their order does.
    ///   - record: when it is written instead of compared; nil: as the environment says.
    ///   - fileID: where the call stands, as the compiler says it.
    ///   - filePath: where the call stands, as the compiler says it.
    ///   - function: the test, as the compiler says it.
    ///   - line: where the call stands, as the compiler says it.
    ///   - column: where the call stands, as the compiler says it.
    /// - Returns: whether they are the same.
    @discardableResult
    public func assertSnapshot(
        as format: SnapshotFormat = .text, named name: String? = nil, record: SnapshotRecording? = nil,
        fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function, line: Int = #line,
        column: Int = #column
    ) -> Bool {
        let place = SnapshotPlace(filePath: "\(filePath)", function: function, name: name, format: format)
        let verdict = SnapshotVerdict.of(
            written(as: format), at: place.path, record: record ?? .byEnvironment)
        if let failure = verdict.failure {
            let spot = SourceLocation(fileID: fileID, filePath: "\(filePath)", line: line, column: column)
            TestFailure.record(failure, at: spot, filePath: filePath)
        }
        return verdict.isSame
    }
}

/// Fails the test that runs, whichever framework runs it.
enum TestFailure {
    static func record(_ text: String, at place: SourceLocation, filePath: StaticString) {
        if Test.current != nil {
            Issue.record(Comment(rawValue: text), sourceLocation: place)
        } else {
            XCTFail(text, file: filePath, line: UInt(place.line))
        }
    }
}
