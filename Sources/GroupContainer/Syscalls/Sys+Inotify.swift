import Glibc

extension Sys {
    /// inotify_init1(2), close-on-exec and non-blocking.
    package static func inotifyInit() throws(SystemError) -> Int32 {
        Int32(try retrying(.inotifyInit) { Int(inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))) })
    }

    /// inotify_add_watch(2): the watch descriptor.
    package static func inotifyAdd(_ descriptor: Int32, _ path: String, _ mask: UInt32) throws(SystemError) -> Int32 {
        Int32(try retrying(.inotifyAdd, path) { Int(inotify_add_watch(descriptor, path, mask)) })
    }

    /// inotify_rm_watch(2); a watch that is gone already is no failure.
    package static func inotifyRemove(_ descriptor: Int32, _ watch: Int32) {
        _ = attempt(.inotifyRemove, nil) { Int(inotify_rm_watch(descriptor, watch)) }
    }
}
