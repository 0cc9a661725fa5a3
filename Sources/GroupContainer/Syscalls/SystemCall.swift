/// The system calls this package makes, by their C names.
package enum SystemCall: String, Sendable, Hashable, CaseIterable {
    case open, close, read, pread, write, pwrite, fstat, lstat, stat, rename, unlink, mkdir, rmdir, fsync, fdatasync
    case ftruncate, link, chmod, opendir, readdir, readlink, fcntl, flock
    case socket, bind, listen, accept, recv, send, getsockname
    case inotifyInit = "inotify_init1"
    case inotifyAdd = "inotify_add_watch"
    case inotifyRemove = "inotify_rm_watch"
    case timerCreate = "timer_create"
}
