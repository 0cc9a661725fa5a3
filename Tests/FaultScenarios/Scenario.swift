package import GroupContainer
internal import JSONText

/// Something a process does to a group directory, which may go wrong at any system call.
///
/// It is run with a fault plan in force, by a process that is killed, or in the test's own where a call fails. Whatever
/// happened, what ``check`` asks for holds afterwards.
package struct Scenario: Sendable {
    package let name: String
    /// Puts the group into the state the scenario begins with; no fault strikes here.
    package let prepare: @Sendable (GroupDirectory) throws -> Void
    /// Does it, and acknowledges each step that is done with a word.
    package let run: @Sendable (GroupDirectory, _ acknowledge: (String) -> Void) throws -> Void
    /// What is wrong in the group, given the words that were acknowledged; empty when all is well. It also does new
    /// work in the group, for no crash may stand in the way of that.
    package let check: @Sendable (GroupDirectory, [String]) throws -> [String]

    package static let all: [Scenario] =
        [
            transactions, tornTail, compaction, repair, emptyFile, handOver, junkInMailbox, replacement, exchange,
            lifeSign, opening,
        ]

    package static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }
}

/// Collects what is wrong.
struct Complaints {
    private(set) var all: [String] = []

    mutating func expect(_ isRight: Bool, _ text: @autoclosure () -> String) {
        if !isRight { all.append(text()) }
    }
}

/// What no crash may leave behind once the group was swept: anything in a folder but the names given.
func leftovers(in folder: String, but known: Set<String>) throws -> [String] {
    // An hour later than any file of this run.
    try AtomicFile.removeStaleTemporaries(in: folder, now: 1 << 40)
    return try Sys.list(folder).filter { !known.contains($0) }
}

extension JSONValue {
    var integer: Int64? { if case .int(let value) = self { value } else { nil } }
}
