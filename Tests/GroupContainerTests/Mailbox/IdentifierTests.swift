import Dispatch
import Synchronization
import Testing

@testable import GroupContainer

@Suite struct IdentifierTests {
    @Test("Identifiers sort in the order they were made, even within one nanosecond")
    func order() {
        let made = (0..<2000).map { _ in Identifier.make() }
        #expect(made == made.sorted())
        #expect(Set(made).count == made.count)
        var source = Identifier.Source()
        let same = (0..<3).map { _ in source.next(now: 5, process: 1) }
        #expect(same == same.sorted() && Set(same).count == 3)
    }

    @Test("Threads never make the same identifier")
    func threads() {
        let all = Mutex<Set<String>>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let mine = (0..<1000).map { _ in Identifier.make() }
            all.withLock { $0.formUnion(mine) }
        }
        #expect(all.withLock { $0.count } == 8000)
    }

    @Test("An identifier is a message name, and carries the process")
    func shape() {
        var source = Identifier.Source()
        let name = source.next(now: 0xFFFF_FFFF_FFFF_FF00, process: 0xABC)
        #expect(name.hasPrefix("ffffffffffffff00-abc-"))
        #expect(MessageName.isValid(name) && name.utf8.count <= 42)
        #expect(Identifier.make().split(separator: "-")[1] == String(Sys.processID, radix: 16)[...])
    }
}
