/// A command line that means nothing, and what would mean something.
struct UsageError: Error, Hashable, CustomStringConvertible {
    let message: String
    var remedy = "try 'app --help'"

    var description: String { "\(message); \(remedy)" }
}
