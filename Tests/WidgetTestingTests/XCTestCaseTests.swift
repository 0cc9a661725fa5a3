import WidgetTesting
import XCTest

/// The same in XCTest.
final class XCTestCaseTests: XCTestCase {
    @MainActor
    func testTapCounts() async throws {
        let tester = try WidgetTester(TallyWidget.self)
        let tap = try await tester.tap("Add")
        XCTAssertTrue(tap.frame.shows("Count 1"))
    }

    @MainActor
    func testSnapshotIsTheSame() async throws {
        let frame = try await WidgetTester(TallyWidget.self).frame()
        XCTAssertTrue(frame.assertSnapshot())
    }
}
