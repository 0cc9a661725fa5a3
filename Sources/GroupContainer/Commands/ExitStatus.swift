/// What every command of this package ends with; the numbers from 64 on are those of sysexits.h.
package enum ExitStatus: Int32, Sendable, CaseIterable {
    /// All was done.
    case done = 0
    /// It was understood and could not be done, or the answer is no.
    case failed = 1
    /// The command line is wrong; nothing was done. EX_USAGE
    case misused = 64
    /// A file does not hold what it should. EX_DATAERR
    case badData = 65
    /// A file or folder that was named is not there, or cannot be read. EX_NOINPUT
    case noInput = 66
    /// Something that is needed is not there: a running renderer, another program. EX_UNAVAILABLE
    case unavailable = 69
    /// A file or folder cannot be made. EX_CANTCREAT
    case notCreated = 73
    /// Writing failed, as on a full disk. EX_IOERR
    case notWritten = 74

    /// The table that the help of each command ends with.
    package static let table = """
        exit status
          0        done
          1        understood, but it could not be done, or the answer is no; standard error says why
          64       the command line, or APP_GROUP_ROOT, is wrong, and nothing was done
          65       a file does not hold what it should
          66       a file or folder that was named is not there, or cannot be read
          69       something that is needed is not there: a running renderer, another program
          73       a file or folder cannot be made
          74       writing failed, as on a full disk
          128 + n  ended by signal n
        """
}
