import Dispatch

/// A descriptor whose handler is called whenever it can be read, until the watch ends and closes it.
///
/// The process's ``EventLoop`` watches it where there is one: an event costs one wake-up there, and libdispatch on Linux
/// may trip over a hang-up: its manager's thread goes on through what it knows of the descriptor while the main thread,
/// which has heard of it, frees that (swift-corelibs-libdispatch issue 949). Else, as in tests whose main queue is
/// another's, a Dispatch source on the main queue does.
@MainActor
package struct ReadWatch {
    /// What is watched.
    package let descriptor: Int32
    private let stop: @MainActor () -> Void

    /// Watches a descriptor, which belongs to the watch from now on.
    package init(_ descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
        self.descriptor = descriptor
        if let loop = EventLoop.current {
            let number = loop.add(descriptor, handler)
            stop = {
                loop.remove(number)
                Sys.close(descriptor)
            }
        } else {
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { handler() } }
            // Not before the source has let go of it.
            source.setCancelHandler { Sys.close(descriptor) }
            source.resume()
            stop = { source.cancel() }
        }
    }

    /// Ends the watch and closes the descriptor.
    package func end() { stop() }
}
