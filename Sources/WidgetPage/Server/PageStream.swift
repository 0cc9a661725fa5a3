/// One open page, as those see it who have something to tell it.
@MainActor
package final class PageStream {
    /// What the page said in the stream's address, such as its colour scheme.
    package let query: [String: String]
    /// What of each slot the page has, for those who send changes only.
    package var known: [EventQueue.Slot: Int] = [:]
    private(set) var queue = EventQueue()
    private let wake: @MainActor () -> Void

    init(query: [String: String], wake: @escaping @MainActor () -> Void) { (self.query, self.wake) = (query, wake) }

    /// A slot has changed: the page is told as soon as there is room.
    package func mark(_ slot: EventQueue.Slot) {
        if queue.mark(slot) { wake() }
    }

    func next() -> EventQueue.Slot? { queue.next() }
}
