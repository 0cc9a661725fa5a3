public import Foundation

extension FileManager {
    /// The directory that a group's processes share for their own files: `Files` in the group directory.
    ///
    /// A process has one group directory, and it serves every identifier its code names.
    ///
    /// - Returns: nil when the group directory is refused; the log says why.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        do {
            return URL(fileURLWithPath: try GroupDirectory.current.path(.files), isDirectory: true)
        } catch {
            GroupLog.say("no container for group '\(groupIdentifier)': \(error)")
            return nil
        }
    }
}
