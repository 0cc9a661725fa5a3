import AppIntents

/// Why the store did not do what it was asked.
public enum TaskStoreError: Error, Hashable, Sendable {
    /// The suite cannot be opened or read.
    case unreadable(suite: String)
    /// There is no task of this number.
    case noSuchTask(number: Int)
    /// The task a widget shows was removed meanwhile.
    case noLongerThere
    /// A task needs words.
    case noText
}

extension TaskStoreError: CustomLocalizedStringResourceConvertible {
    /// What is wrong and what to do about it.
    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .unreadable(let suite):
            "the tasks cannot be read: see the log for why the shared defaults '\(suite)' were refused"
        case .noSuchTask(let number):
            // A name rather than a quantity: no thousands separator.
            "there is no task \(String(number)); 'app list' shows the numbers"
        case .noLongerThere:
            "Already removed"
        case .noText:
            "a task needs words"
        }
    }
}

extension TaskStoreError: CustomStringConvertible {
    /// What is wrong and what to do about it, in the language of the process or of the widget being served.
    public var description: String { String(localized: localizedStringResource) }
}
