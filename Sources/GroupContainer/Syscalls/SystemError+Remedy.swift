import Glibc

extension SystemError {
    /// What to do about the failure; nil when there is nothing better to say than the kernel's own words.
    ///
    /// The same number means different things for different calls (`inotify_add_watch` says "no space left on
    /// device" when it runs out of watches, see inotify(7)), so the call is looked at first.
    public var remedy: String? {
        switch (call, errno) {
        case (SystemCall.inotifyAdd.rawValue, ENOSPC):
            "no inotify watch is left for this user: raise fs.inotify.max_user_watches "
                + "(sudo sysctl fs.inotify.max_user_watches=524288)"
        case (SystemCall.inotifyInit.rawValue, EMFILE):
            "no inotify instance is left for this user: end a program that watches files, or raise "
                + "fs.inotify.max_user_instances (sudo sysctl fs.inotify.max_user_instances=1024)"
        case (SystemCall.inotifyInit.rawValue, ENOSYS), (SystemCall.inotifyAdd.rawValue, ENOSYS):
            "this kernel or sandbox has no inotify"
        case (SystemCall.fcntl.rawValue, EINVAL):
            "this kernel has no open-file-description locks (Linux 3.15 or later is needed)"
        case (SystemCall.fcntl.rawValue, ENOLCK), (SystemCall.fcntl.rawValue, EOPNOTSUPP):
            "this file system gives no locks: name a group directory on a local one"
        case (SystemCall.rename.rawValue, EXDEV), (SystemCall.link.rawValue, EXDEV):
            "both names must be on one file system: do not mount anything inside the group directory"
        case (SystemCall.timerCreate.rawValue, EAGAIN):
            "the limit of pending signals is reached: raise it with 'ulimit -i'"
        case (SystemCall.open.rawValue, ELOOP):
            "the name is a symbolic link, or there are too many: replace the link by the file itself"
        case (SystemCall.open.rawValue, EISDIR):
            "a directory stands where a file is expected: move it away"
        case (SystemCall.bind.rawValue, EADDRINUSE), (SystemCall.listen.rawValue, EADDRINUSE):
            "another program listens there: end it, or choose another port ('ss -tlnp' names it)"
        case (SystemCall.bind.rawValue, EACCES):
            "ports below 1024 belong to the system: choose a higher one"
        default:
            generalRemedy
        }
    }

    private var generalRemedy: String? {
        switch errno {
        case ENOSPC: "the file system is full: free some space ('df -h' and 'df -i' show what is used)"
        case EDQUOT: "your disk quota is used up: delete files or ask for more ('quota -s' shows it)"
        case EMFILE: "this process has too many open files: raise the limit with 'ulimit -n'"
        case ENFILE: "the system has too many open files: raise fs.file-max"
        case ENOMEM: "the machine is out of memory"
        case EACCES, EPERM: "check the owner and mode of the file and of each directory above it ('namei -l PATH')"
        case EROFS: "the file system is read-only: name a place that can be written"
        case ELOOP: "there are too many symbolic links in the path"
        case ENAMETOOLONG: "the name is too long: a name holds 255 bytes, a path 4096"
        case ENOTDIR: "a file stands where a directory is expected: move it away"
        case ENOENT: "check the path: a part of it is not there"
        case EEXIST: "something has that name already: move it away, or take another name"
        case EISDIR: "a folder stands where a file is expected"
        case ENOTEMPTY: "the folder is not empty"
        case EIO: "the device reports an error: look at 'dmesg', and copy the data elsewhere"
        case EFBIG: "the file is larger than the file system or 'ulimit -f' allows"
        case ETXTBSY: "the file is being executed"
        case ESTALE: "the network file system lost the file: put the group directory on a local disk"
        default: nil
        }
    }
}
