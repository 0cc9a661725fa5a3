/// A box of messages between processes: a directory with `tmp`, `new`, `cur` and `done` in it.
///
/// 1. A message is written in `tmp` and renamed into `new`, so nobody ever sees half of one. Its name is its id.
/// 2. Who wants to work on it renames `new/<id>` to `cur/<id>.<claimant>`; who no longer wants it worked on renames
///    `new/<id>` to `done/<id>.void`. Both rename the same name, so exactly one wins, and the loser is told by ENOENT.
/// 3. The answer is renamed into `done/<id>`, and only then is the file in `cur` removed: whatever moment a process is
///    killed at, either the message or its answer is there.
/// 4. Who asked takes the answer out of `done`.
/// 5. A message is never put back into `new`. What a dead claimant leaves in `cur` was perhaps performed and is never
///    performed again.
///
/// No locks are taken, and everything goes by path, so that a group directory that was removed and made again works on.
/// Ids and claimants are made of ASCII letters, digits, `-` and `_`: what else lies about in the directories is not a
/// message. The caller decides over time: deadlines and boots are written in the message.
///
/// Each hop from one process to the next costs four calls to write and six to take (rename, open, fstat, read, close).
public struct Mailbox: Sendable, Hashable {
    /// The boxes of a group directory.
    public enum Name: String, Sendable, CaseIterable {
        /// The renderer's asks to an extension: timelines, snapshots, options.
        case requests
        /// Asks to the renderer that is host of the group.
        case host
        /// Invocations of intents that run in an extension.
        case intents
        /// Invocations that run in the app, and URLs it is to open.
        case app
    }

    /// The largest message or answer, in bytes: 16 MiB.
    public static let sizeLimit = 16 << 20

    /// How many ids a listing gives at most.
    public static let listingLimit = 4096

    /// Which box this is.
    public let name: Name
    /// The group directory it stands in.
    public let group: GroupDirectory
    /// Where messages are written before they are sent. Nobody reads here.
    public let tmpPath: String
    /// Where messages wait for a claimant: the directory a performer watches.
    public let newPath: String
    /// Where claimed messages stay until they are answered.
    public let curPath: String
    /// Where answers wait for who asked: the directory an asker watches.
    public let donePath: String

    /// The box of that name in a group directory, which has made its directories.
    public init(_ name: Name, in group: GroupDirectory) {
        self.name = name
        self.group = group
        let root = group.path + "/" + name.rawValue
        tmpPath = root + "/tmp"
        newPath = root + "/new"
        curPath = root + "/cur"
        donePath = root + "/done"
    }

    func newFile(_ id: String) -> String { newPath + "/" + id }
    func curFile(_ id: String, _ claimant: String) -> String { curPath + "/" + id + "." + claimant }
    func doneFile(_ id: String) -> String { donePath + "/" + id }
    func voidFile(_ id: String) -> String { donePath + "/" + id + Self.voidSuffix }

    static let voidSuffix = ".void"
}
