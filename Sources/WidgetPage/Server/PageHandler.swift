/// What stands behind the page: makes its events and does what it asks for.
@MainActor
package protocol PageHandler: AnyObject {
    /// A page has opened its stream; mark what it is to be told.
    func streamOpened(_ stream: PageStream)
    /// A page has gone.
    func streamClosed(_ stream: PageStream)
    /// The present content of a slot; nil: there is nothing to tell any more.
    func event(for slot: EventQueue.Slot, on stream: PageStream) -> PageEvent?
    /// Does what a page has posted.
    ///
    /// - Parameter reply: called once, at once or later, with JSON for the page.
    func act(_ body: [UInt8], reply: @escaping @MainActor (HTTPResponse) -> Void)
}
