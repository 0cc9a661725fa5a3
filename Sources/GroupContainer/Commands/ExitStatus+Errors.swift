import Glibc
import JSONText

/// An error that knows what a command ends with because of it.
package protocol ExitStatusError: Error {
    /// See ``ExitStatus``.
    var exitStatus: ExitStatus { get }
}

extension ExitStatus {
    /// What an error ends a command with, whichever command it is.
    package init(_ error: any Error) {
        switch error {
        case let error as any ExitStatusError: self = error.exitStatus
        case let error as SystemError: self = Self.status(of: error)
        case let error as GroupError: self = Self.status(of: error)
        case JournalError.notWritten(_, let cause), JournalError.visibleNotDurable(_, let cause): self.init(cause)
        case JournalError.newerFormat, is JSONError: self = .badData
        default: self = .failed
        }
    }

    /// What a write to a file that was named ends a command with when it fails.
    package init(writing error: SystemError) {
        self = Self.isOfTheDisk(error) ? .notWritten : .notCreated
    }

    /// Whether the disk took nothing more, rather than the name.
    private static func isOfTheDisk(_ error: SystemError) -> Bool {
        [ENOSPC, EDQUOT, EIO, EFBIG].contains(error.errno)
    }

    private static func status(of error: SystemError) -> ExitStatus {
        if isOfTheDisk(error) || error.errno == EROFS { return .notWritten }
        return error.call.hasPrefix("mkd") ? .notCreated : .failed
    }

    private static func status(of error: GroupError) -> ExitStatus {
        switch error {
        case .relativeRoot, .notAbsolute: .misused
        case .missing, .unsafeFile, .tooLarge, .beingWritten: .noInput
        case .newerFormat, .unreadableFormat: .badData
        case .notAGroup, .notADirectory, .foreignOwner, .writableByOthers, .unsafeParent, .networkFileSystem, .noHome:
            .failed
        }
    }
}
