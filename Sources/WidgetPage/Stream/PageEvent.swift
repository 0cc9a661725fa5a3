/// One event of the stream: a kind, and JSON without line ends.
package struct PageEvent: Sendable {
    /// What the page listens to.
    package var kind: String
    /// JSON.
    package var data: [UInt8]

    /// An event.
    package init(_ kind: String, data: [UInt8]) { (self.kind, self.data) = (kind, data) }

    /// The event as text/event-stream has it.
    package var bytes: [UInt8] {
        var result = Array("event: \(kind)\ndata: ".utf8)
        result.reserveCapacity(result.count + data.count + 2)
        result += data
        result += [0x0A, 0x0A]
        return result
    }
}
