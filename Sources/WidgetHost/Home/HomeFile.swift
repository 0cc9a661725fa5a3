public import GroupContainer
import WidgetArchive

/// `home.json` as whoever only looks reads it.
public enum HomeFile {
    /// The file of a group.
    public static func path(in group: GroupDirectory) -> String { group.path + "/home.json" }

    /// What stands on the home screen; nil while there is none.
    ///
    /// - Throws: ``HomeFileError``.
    public static func read(in group: GroupDirectory) throws(HomeFileError) -> HomeScreen? {
        do {
            return try AtomicFile.read(path(in: group), limit: WidgetHost.homeLimit).map {
                try HomeScreen(jsonBytes: $0)
            }
        } catch {
            throw HomeFileError(path: path(in: group), cause: error)
        }
    }
}

/// The file of the home screen cannot be read.
public struct HomeFileError: Error, CustomStringConvertible {
    /// The file.
    public let path: String
    /// What is wrong with it.
    public let cause: any Error

    /// Which file, why, and what to do.
    public var description: String {
        // What cannot be opened names itself.
        let words = "\(cause)"
        return (words.contains(path) ? words : "\(path) cannot be read: \(words)")
            + "; put it right, or 'renderer reset' begins anew; the next renderer sets it aside"
    }
}

extension HomeFileError: ExitStatusError {
    package var exitStatus: ExitStatus {
        let status = ExitStatus(cause)
        return status == .failed ? .noInput : status
    }
}
