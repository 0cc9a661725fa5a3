/// What a process of a run stands for.
enum Role: String {
    /// Changes the shared state as fast as it can.
    case app
    /// Performs the taps that renderers send; with a store that has no mailbox, as an app.
    case `extension`
    /// Reads, checks what it reads, and taps.
    case renderer

    /// The roles of all processes: apps first, renderers last.
    static func all(_ options: Options) -> [Role] {
        let readers = options.readerCount
        let writers = options.processes - (options.isComparison ? 0 : readers)
        let extensions = options.extensionCount
        return Array(repeating: .app, count: writers - extensions) + Array(repeating: .extension, count: extensions)
            + Array(repeating: .renderer, count: readers)
    }
}
