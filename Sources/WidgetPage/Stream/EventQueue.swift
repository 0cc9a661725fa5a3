/// What a page is still to be told: names of slots, each once, in the order in which they first changed.
///
/// The queue holds no content. That is made when there is room to send it, so a slow page gets the latest of each slot
/// and nothing in between, and costs the renderer no memory.
package struct EventQueue: Sendable {
    /// What changes as a whole: a widget, the home screen, one story of the trace.
    package struct Slot: Sendable, Hashable {
        /// The kind of event.
        package var kind: String
        /// Which of its kind; empty where there is one.
        package var id: String
        /// A slot.
        package init(_ kind: String, _ id: String = "") { (self.kind, self.id) = (kind, id) }
    }

    private var order: [Slot] = []
    private var head = 0
    private var waiting: Set<Slot> = []

    /// Nothing to tell.
    package init() {}

    /// Whether there is nothing to tell.
    package var isEmpty: Bool { waiting.isEmpty }

    /// How many slots wait.
    package var count: Int { waiting.count }

    /// A slot has changed; false when it waits already.
    @discardableResult
    package mutating func mark(_ slot: Slot) -> Bool {
        guard waiting.insert(slot).inserted else { return false }
        order.append(slot)
        return true
    }

    /// The slot that has waited longest.
    package mutating func next() -> Slot? {
        guard head < order.count else { return nil }
        let slot = order[head]
        head += 1
        waiting.remove(slot)
        if head == order.count {
            order.removeAll(keepingCapacity: true)
            head = 0
        } else if head >= 64 && head * 2 >= order.count {
            order.removeFirst(head)
            head = 0
        }
        return slot
    }
}
