/// How long clients may take, and how many there may be.
package struct ServerLimits: Sendable, Hashable {
    /// All connections.
    package var connections = 64
    /// Of them event streams: each is a page.
    package var streams = 32
    /// From the first byte of a request to its last, seconds.
    package var receiving = 10.0
    /// How long a client may leave an answer or an event untaken, seconds.
    package var stalled = 20.0
    /// How long an unused connection is kept, seconds.
    package var idle = 30.0
    /// How long a refused client may take to notice, seconds.
    package var lingering = 2.0
    /// The usual limits.
    package init() {}
}
