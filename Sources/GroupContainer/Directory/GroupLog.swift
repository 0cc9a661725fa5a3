import Synchronization

/// Where the ground floor says what it had to do on its own: a file set aside, a tail cut.
public enum GroupLog {
    private static let handler = Mutex<@Sendable (String) -> Void> { Sys.complain("swift-widgets: \($0)") }

    /// Sends the lines elsewhere than to standard error.
    public static func setHandler(_ new: @escaping @Sendable (String) -> Void) {
        handler.withLock { $0 = new }
    }

    /// Says one line.
    public static func say(_ line: String) {
        #if DEBUG
            if let listener { return listener(line) }
        #endif
        let current = handler.withLock { $0 }
        current(line)
    }

    #if DEBUG
        /// Hears the lines of one test instead of the handler.
        @TaskLocal package static var listener: (@Sendable (String) -> Void)?
    #endif
}
