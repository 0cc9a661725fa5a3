/// Why a mailbox refuses something. Failed system calls come as ``SystemError``.
public enum MailboxError: Error, Equatable, Sendable, CustomStringConvertible {
    /// An id or a claimant is not 1 to 120 ASCII letters, digits, `-` and `_`.
    case badName(String)
    /// The message or answer has more bytes than ``Mailbox/sizeLimit``.
    case tooLarge(path: String, bytes: Int)
    /// An answer is not a plain file of ours. It was set aside under `quarantine/`.
    case unreadable(path: String, reason: String)
    /// The message could not be put in place because `tmp` was emptied again and again while it was written.
    case swept(path: String)

    /// One line for people.
    public var description: String {
        switch self {
        case .badName(let name):
            "“\(name)” cannot name a message or a claimant: use 1 to \(MessageName.lengthLimit) of the characters "
                + "a-z, A-Z, 0-9, - and _ (Identifier.make() gives such a name)"
        case .tooLarge(let path, let bytes):
            "\(path): \(bytes) bytes are more than a message may have (\(Mailbox.sizeLimit)): "
                + "put large data into Files/ and send its name"
        case .unreadable(let path, let reason):
            "\(path) is not an answer: \(reason); it was set aside under quarantine/"
        case .swept(let path):
            "\(path): the file was removed again and again before it could be sent: is something else emptying tmp/?"
        }
    }
}
