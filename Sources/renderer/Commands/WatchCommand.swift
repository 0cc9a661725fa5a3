import Dispatch
import Glibc
import GroupContainer

/// `renderer watch FOLDER …`: a line for each file that is saved, for scripts that build anew.
@MainActor
enum WatchCommand {
    static func run(_ words: [String]) {
        if words.contains("--help") || words.contains("-h") {
            Output.print(help)
            exit(0)
        }
        if let option = words.first(where: { $0.hasPrefix("-") }) {
            Output.misuse(UsageError("there is no option '\(option)' of watch"))
        }
        if words.isEmpty { Output.misuse(UsageError("watch needs folders: renderer watch FOLDER …")) }
        for word in words where ((try? Sys.stat(Place.absolute(word))) ?? nil)?.isDirectory != true {
            Output.fail("there is no folder \(Place.absolute(word))", .noInput)
        }
        do {
            let tree = SourceTree { path in
                Output.print(path + "\n")
            }
            kept = tree
            for word in words { try tree.watch(Place.absolute(word)) }
        } catch {
            Output.fail(error)
        }
    }

    nonisolated static let help = """
        usage: renderer watch FOLDER …

        Prints the path of each file that is saved in the folders and below; hidden folders are left out.

        \(ExitStatus.table)

        """

    private static var kept: AnyObject?
}

/// Folders with all that is in them: one watch a directory, new directories included.
@MainActor
final class SourceTree {
    private let onSave: (String) -> Void
    private var watched: Set<String> = []

    init(onSave: @escaping (String) -> Void) { self.onSave = onSave }

    /// Watches a folder and those in it; hidden ones, such as `.build`, are left out.
    func watch(_ folder: String) throws {
        guard watched.insert(folder).inserted else { return }
        var isFirst = true
        try DirectoryWatcher.shared.watch(folder, events: [.arrivals, .creations, .removals]) { [weak self] names in
            // The first call comes with the watch itself and tells nothing new.
            if isFirst { isFirst = false } else { self?.changed(names, in: folder) }
        }
        for name in (try? Sys.list(folder)) ?? [] where !name.hasPrefix(".") {
            if isDirectory("\(folder)/\(name)") { try watch("\(folder)/\(name)") }
        }
    }

    private func changed(_ names: Set<String>?, in folder: String) {
        guard let names else { return onSave(folder) }
        for name in names.sorted() where !name.hasPrefix(".") && !name.hasSuffix("~") {
            let path = "\(folder)/\(name)"
            if isDirectory(path) { try? watch(path) }
            // Some editors try whether they may write, with a file whose name is a number.
            if !name.allSatisfy(\.isNumber) { onSave(path) }
        }
    }

    private func isDirectory(_ path: String) -> Bool { ((try? Sys.lstat(path)) ?? nil)?.isDirectory == true }
}
