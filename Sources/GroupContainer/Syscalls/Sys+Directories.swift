import Glibc

extension Sys {
    /// mkdir(2).
    package static func mkdir(_ path: String, _ mode: mode_t = 0o700) throws(SystemError) {
        _ = try retrying(.mkdir, path) { Int(Glibc.mkdir(path, mode)) }
    }

    /// mkdir(2); true when it was made, false when something of that name was there.
    @discardableResult
    package static func mkdirIfMissing(_ path: String, _ mode: mode_t = 0o700) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try mkdir(path, mode)
            return true
        } catch {
            if error.errno == EEXIST { return false }
            throw error
        }
    }

    /// rmdir(2).
    package static func rmdir(_ path: String) throws(SystemError) {
        _ = try retrying(.rmdir, path) { Int(Glibc.rmdir(path)) }
    }

    /// opendir(3), readdir(3): the names in a directory without `.` and `..`, in no order.
    package static func list(_ path: String) throws(SystemError) -> [String] {
        var names: [String] = []
        try forEachName(in: path) {
            names.append($0)
            return true
        }
        return names
    }

    /// opendir(3), readdir(3): calls `body` with one name after another until it returns false.
    package static func forEachName(in path: String, _ body: (String) -> Bool) throws(SystemError) {
        var directory: OpaquePointer?
        _ = try retrying(.opendir, path) {
            directory = opendir(path)
            return directory == nil ? -1 : 0
        }
        guard let directory else { return }
        defer { closedir(directory) }
        while true {
            var entry: UnsafeMutablePointer<dirent>?
            // A null result means the end when errno stayed 0.
            _ = try retrying(.readdir, path) {
                Glibc.errno = 0
                entry = readdir(directory)
                return entry == nil && Glibc.errno != 0 ? -1 : 0
            }
            guard let entry else { return }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes[..<(bytes.firstIndex(of: 0) ?? bytes.endIndex)], as: UTF8.self)
            }
            if name != "." && name != "..", !body(name) { return }
        }
    }

    /// readlink(2): where a symbolic link points.
    package static func readlink(_ path: String) throws(SystemError) -> String {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = try retrying(.readlink, path) {
            buffer.withUnsafeMutableBytes { bytes in
                guard let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return -1 }
                return Glibc.readlink(path, start, bytes.count)
            }
        }
        return String(decoding: buffer[..<count], as: UTF8.self)
    }

    /// realpath(3): the path without links; as it was given when nothing is there.
    package static func realpath(_ path: String) -> String {
        guard let real = Glibc.realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Makes a directory and those above it that are missing, mode 0700.
    package static func makeDirectories(_ path: String) throws(SystemError) {
        if try stat(path) != nil { return }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            try makeDirectories(String(path[..<slash]))
        }
        try mkdirIfMissing(path)
    }

    /// fsync(2) on a directory: the names in it reach the disk.
    package static func syncDirectory(_ path: String) throws(SystemError) {
        let descriptor = try open(path, O_RDONLY | O_DIRECTORY)
        defer { close(descriptor) }
        try fsync(descriptor, path: path)
    }
}
