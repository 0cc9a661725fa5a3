import OSLog
import Testing

@Suite("Signposts")
struct SignposterTests {
    @Test("Intervals run what they enclose and mark nothing")
    func intervals() throws {
        let signposter = OSSignposter(subsystem: "app", category: "load")
        let id = signposter.makeSignpostID()
        let state = signposter.beginInterval("load", id: id, "\(3) files")
        signposter.emitEvent("half", id: id)
        signposter.endInterval("load", state, "done")
        #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
        #expect(!signposter.isEnabled && id != .exclusive && id != signposter.makeSignpostID())
    }
}
