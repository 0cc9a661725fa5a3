/// Why a journal cannot do what it was asked to.
public enum JournalError: Error, Equatable, Sendable {
    /// The file was written by a newer version of this software. It is neither read nor written.
    case newerFormat(path: String, found: Int64, supported: Int64)
    /// The transaction can be read by everybody, but may be lost when power fails now.
    case visibleNotDurable(path: String, cause: SystemError)
    /// The disk took only a part of the transaction; nothing of it was kept.
    case notWritten(path: String, cause: SystemError)
}

extension JournalError: CustomStringConvertible {
    /// The path, what happened to the data, and what to do.
    public var description: String {
        switch self {
        case .newerFormat(let path, let found, let supported):
            "\(path): journal of format \(found), this program understands up to \(supported); update it"
        case .visibleNotDurable(let path, let cause):
            "\(path): the change is visible to all, but may not survive a power loss (\(cause))"
        case .notWritten(let path, let cause):
            "\(path): the change was not made (\(cause))"
        }
    }
}
