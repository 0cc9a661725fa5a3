import GroupContainer

/// A command line that means nothing, and what would mean something.
struct UsageError: ExitStatusError, Hashable, CustomStringConvertible {
    let message: String
    var remedy = "try 'app --help'"

    var exitStatus: ExitStatus { .misused }
    var description: String { "\(message); \(remedy)" }
}
