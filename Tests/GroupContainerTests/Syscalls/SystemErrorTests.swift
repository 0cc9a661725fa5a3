import Glibc
import Testing

@testable import GroupContainer

@Suite struct SystemErrorTests {
    @Test(
        "The remedy fits the call and the number",
        arguments: [
            ("inotify_add_watch", ENOSPC, "fs.inotify.max_user_watches"),
            ("inotify_init1", EMFILE, "fs.inotify.max_user_instances"),
            ("write", ENOSPC, "file system is full"),
            ("write", EDQUOT, "quota"),
            ("open", EMFILE, "ulimit -n"),
            ("open", ENFILE, "fs.file-max"),
            ("open", EACCES, "owner and mode"),
            ("mkdir", EROFS, "can be written"),
            ("open", ELOOP, "symbolic link"),
            ("stat", ELOOP, "too many symbolic links"),
            ("rename", EXDEV, "one file system"),
            ("fcntl", EINVAL, "Linux 3.15"),
            ("fcntl", ENOLCK, "local"),
            ("open", ENAMETOOLONG, "255"),
            ("mkdir", ENOTDIR, "a file stands where a directory"),
            ("fdatasync", EIO, "dmesg"),
        ])
    func remedy(call: String, errno: Int32, text: String) {
        let error = SystemError(call: call, path: "/some/path", errno: errno)
        #expect(error.remedy?.contains(text) == true)
        #expect(error.description.contains("/some/path") && error.description.contains("(\(call), error \(errno))"))
        #expect(error.description.contains(text))
    }

    @Test("Without a remedy the kernel's words stand alone")
    func plain() {
        #expect(
            SystemError(call: "read", errno: EBADF).description == "read failed: Bad file descriptor (read, error 9)")
    }

    @Test(
        "What could not be done stands before the file",
        arguments: [
            (
                "mkdir", ENOENT,
                "cannot make a folder at /a/b: No such file or directory (mkdir, error 2); check the path"
            ),
            ("open", EISDIR, "cannot open /a/b: Is a directory (open, error 21); a directory stands where"),
            ("lstat", ENOTDIR, "cannot look at /a/b: Not a directory (lstat, error 20); a file stands where"),
            ("bind", EINVAL, "/a/b: bind failed: Invalid argument (bind, error 22)"),
        ])
    func attempt(call: String, errno: Int32, text: String) {
        #expect(SystemError(call: call, path: "/a/b", errno: errno).description.hasPrefix(text))
    }

    @Test("The boot clock runs on and the boot has a name")
    func clock() {
        let first = BootClock.now()
        #expect(first > 0)
        #expect(BootClock.now() >= first)
        #expect(!BootClock.bootID.isEmpty)
    }
}
