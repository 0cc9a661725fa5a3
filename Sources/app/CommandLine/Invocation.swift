/// One start of the app: which group, and what to do there.
struct Invocation {
    /// The group directory, as it was given; nil for the usual one.
    let group: String?
    let command: Command

    /// Reads the words after the program's name.
    init(_ words: some Sequence<String>) throws(UsageError) {
        var arguments = try Arguments(words)
        group = arguments.take(.group)
        guard group != "" else { throw UsageError(message: "--group needs a directory") }
        command = try Command(&arguments)
    }
}
