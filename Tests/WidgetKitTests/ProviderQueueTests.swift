import Testing

@testable import WidgetKit

@Suite("When a provider runs")
struct ProviderQueueTests {
    @Test("Those who ask before a run begins share it")
    func shares() {
        var queue = ProviderQueue()
        #expect(queue.ask("w", for: "a") == nil)
        #expect(queue.ask("w", for: "b") == ["a"])
        let begun = queue.begin()
        #expect(begun?.widget == "w" && begun?.run.waiters == ["a", "b"])
        #expect(queue.begin() == nil)
        #expect(queue.ended(1, of: "w") == ["a", "b"])
        #expect(queue.ended(1, of: "w") == nil)
    }

    @Test("Those who ask while a run is under way get one more, begun after it")
    func oneMore() {
        var queue = ProviderQueue()
        queue.ask("w", for: "a")
        _ = queue.begin()
        #expect(queue.ask("w", for: "b") == nil)
        #expect(queue.ask("w", for: "c") == ["b"])
        #expect(queue.begin() == nil)
        #expect(queue.ended(1, of: "w") == ["a"])
        #expect(queue.begin()?.run == ProviderQueue.Run(number: 2, waiters: ["b", "c"]))
    }

    @Test("Widgets do not wait for each other")
    func independent() {
        var queue = ProviderQueue()
        queue.ask("v", for: "a")
        queue.ask("w", for: "a")
        #expect(queue.begin()?.widget == "v" && queue.begin()?.widget == "w")
    }

    @Test("A run that nobody waits for any more is given up, and the next may begin")
    func givesUp() {
        var queue = ProviderQueue()
        queue.ask("w", for: "a")
        queue.ask("w", for: "b")
        _ = queue.begin()
        queue.ask("w", for: "c")
        #expect(queue.giveUp("w", for: "a") == nil)
        #expect(queue.isRunning(1, of: "w"))
        #expect(queue.giveUp("w", for: "b") == 1)
        #expect(!queue.isRunning(1, of: "w"))
        #expect(queue.begin()?.run.waiters == ["c"])
        #expect(queue.ended(1, of: "w") == nil)
    }

    @Test("A wait that is given up before its run begins needs no run")
    func givesUpEarly() {
        var queue = ProviderQueue()
        queue.ask("w", for: "a")
        #expect(queue.giveUp("w", for: "a") == nil)
        #expect(queue.begin() == nil)
        #expect(queue.ask("w", for: "b") == nil)
        #expect(queue.begin()?.run.waiters == ["b"])
    }
}
