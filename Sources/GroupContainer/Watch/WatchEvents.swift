import Glibc

/// What in a directory is worth a wake-up.
public struct WatchEvents: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A file was renamed into the directory, or was written and closed in place.
    ///
    /// Creation does not count: a file that was just created is empty, and one that is finished is closed or renamed.
    /// A new hard link raises nothing but a creation; files with two names are refused by readers anyway.
    public static let arrivals = WatchEvents(rawValue: 1)

    /// Arrivals, and bytes written to a file that stays open: for journals and traces, whose lines are checked.
    public static let modifications = WatchEvents(rawValue: 1 | 2)

    /// Something was removed or renamed away.
    public static let removals = WatchEvents(rawValue: 4)

    /// Something was made: for those who follow a tree, in which a new directory must be watched too.
    public static let creations = WatchEvents(rawValue: 8)

    /// The bits of inotify(7).
    var mask: UInt32 {
        var mask: UInt32 = 0
        if contains(.arrivals) { mask |= Inotify.movedTo | Inotify.closeWrite }
        if contains(WatchEvents(rawValue: 2)) { mask |= Inotify.modify }
        if contains(.removals) { mask |= Inotify.delete | Inotify.movedFrom }
        if contains(.creations) { mask |= Inotify.create }
        return mask
    }
}

/// The bits of inotify(7), as `UInt32`.
enum Inotify {
    static let modify = UInt32(IN_MODIFY)
    static let attrib = UInt32(IN_ATTRIB)
    static let closeWrite = UInt32(IN_CLOSE_WRITE)
    static let movedFrom = UInt32(IN_MOVED_FROM)
    static let movedTo = UInt32(IN_MOVED_TO)
    static let create = UInt32(IN_CREATE)
    static let delete = UInt32(IN_DELETE)
    static let deleteSelf = UInt32(IN_DELETE_SELF)
    static let moveSelf = UInt32(IN_MOVE_SELF)
    static let unmount = UInt32(IN_UNMOUNT)
    static let overflow = UInt32(IN_Q_OVERFLOW)
    static let ignored = UInt32(IN_IGNORED)
    static let onlyDirectory = UInt32(IN_ONLYDIR)
    static let dontFollow = UInt32(IN_DONT_FOLLOW)
    static let addToMask = UInt32(IN_MASK_ADD)

    /// What says that a watched directory itself went away.
    static let gone = deleteSelf | moveSelf | unmount | ignored
}
