/// A directory somebody wants to hear of, and what is watched for its sake.
///
/// Not an inode is watched but a path. That takes more than the directory itself:
///
/// 1. Each directory above it, for being moved or removed. Such a watch is silent until then.
/// 2. Each symbolic link on the way, the link itself, for being replaced.
/// 3. The one above the last, for removals: a directory that someone has open reports its own removal only when it is
///    closed. Where removals inside the directory are watched anyway, only while it is empty: no other can be removed,
///    and what others do in a busy directory above (`/tmp`) wakes nobody. Each removal is then a reason to look whether
///    the path still leads to it.
/// 4. While the directory is missing, the nearest one above that exists, for the next name on the way.
struct PathWatch {
    /// One watched inode on the way.
    struct Link {
        var watch: Int32
        var path: String
        var mask: UInt32
        /// The names in this directory that the way goes through: none at the end, two when a link leads back here.
        var next: [String] = []
        var isSymbolicLink = false
    }

    let path: String
    let events: WatchEvents
    let handler: @MainActor (Set<String>?) -> Void
    var links: [Link] = []
    /// Which directory the path led to when the watches were set.
    var identity: FileStatus.Identity?
    /// Whether the directory exists and is watched.
    var isAttached = false
    /// Whether the watch could not be set, so that only polling helps.
    var isPolled = false

    init(path: String, events: WatchEvents, handler: @escaping @MainActor (Set<String>?) -> Void) {
        self.path = path
        self.events = events
        self.handler = handler
    }

    /// The watch of the directory at the end.
    var target: Int32? { isAttached ? links.last?.watch : nil }
}
