/// Values over time. Nothing changes here, so it ends after what it begins with.
public struct ActivityUpdates<Element>: AsyncSequence {
    private let elements: [Element]
    init(_ elements: [Element] = []) { self.elements = elements }

    /// Gives the values one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        /// The next value; nil when there is none.
        public mutating func next() async -> Element? { rest.popFirst() }
    }
    /// Begins at the first value.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

extension ActivityUpdates: Sendable where Element: Sendable {}
