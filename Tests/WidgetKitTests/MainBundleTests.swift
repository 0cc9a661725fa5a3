import Testing
import WidgetKit

struct MainBundleTests {
    @Test("An executable without Info.plist has an identifier and versions, and what is there stays")
    func missing() {
        let all = MainBundle.missing(in: [:], executable: "clock")
        #expect(all.first?.key == "CFBundleIdentifier" && all.first?.value == "local.clock" && all.count == 5)
        let some = MainBundle.missing(in: ["CFBundleIdentifier": "a.b", "CFBundleVersion": "7"], executable: "clock")
        #expect(some.map(\.key) == ["CFBundleExecutable", "CFBundleName", "CFBundleShortVersionString"])
    }

    @Test("Foundation gives what was added")
    func complete() {
        MainBundle.complete()
        #expect(Bundle.main.bundleIdentifier?.isEmpty == false)
        #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") is String)
    }
}
