import Glibc

/// The C structure, which shares its name with the function ``Sys/stat(_:)``.
private typealias StatBuffer = stat

extension Sys {
    /// open(2), always close-on-exec.
    package static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0o600) throws(SystemError) -> Int32 {
        Int32(try retrying(.open, path) { Int(Glibc.open(path, flags | O_CLOEXEC, mode)) })
    }

    /// close(2). Never repeated: on Linux the descriptor is gone even when the call was interrupted.
    package static func close(_ descriptor: Int32) {
        _ = attempt(.close, nil) { Int(Glibc.close(descriptor)) }
    }

    /// read(2): the number of bytes read, 0 at the end.
    package static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, path: String? = nil
    ) throws(SystemError) -> Int {
        try retrying(.read, path) { Glibc.read(descriptor, buffer.baseAddress, buffer.count) }
    }

    /// pread(2): the number of bytes read at `offset`, 0 at the end.
    package static func pread(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int, path: String? = nil
    ) throws(SystemError) -> Int {
        try retrying(.pread, path) { Glibc.pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)) }
    }

    /// pwrite(2), once: the number of bytes written at `offset`.
    package static func pwrite(
        _ descriptor: Int32, _ bytes: [UInt8], at offset: Int, path: String? = nil
    ) throws(SystemError) -> Int {
        try retrying(.pwrite, path) {
            bytes.withUnsafeBytes { Glibc.pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
        }
    }

    /// write(2), once: the number of bytes written, which can be fewer than given.
    package static func write(
        _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, path: String? = nil
    ) throws(SystemError) -> Int {
        var count = bytes.count
        #if DEBUG
            if let plan = FaultPlan.current { count = plan.shortened(count, path) }
        #endif
        return try retrying(.write, path) { Glibc.write(descriptor, bytes.baseAddress, count) }
    }

    /// write(2), once, of an array.
    package static func write(_ descriptor: Int32, _ bytes: [UInt8], path: String? = nil) throws(SystemError) -> Int {
        var count = bytes.count
        #if DEBUG
            if let plan = FaultPlan.current { count = plan.shortened(count, path) }
        #endif
        return try retrying(.write, path) { bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, count) } }
    }

    /// write(2) until all bytes are written. What was written before a failure stays written.
    package static func writeAll(_ descriptor: Int32, _ bytes: [UInt8], path: String? = nil) throws(SystemError) {
        var failure: SystemError?
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                do throws(SystemError) {
                    rest = rest.dropFirst(try write(descriptor, UnsafeRawBufferPointer(rebasing: rest), path: path))
                } catch {
                    failure = error
                    return
                }
            }
        }
        if let failure { throw failure }
    }

    /// fstat(2).
    package static func fstat(_ descriptor: Int32, path: String? = nil) throws(SystemError) -> FileStatus {
        var raw = StatBuffer()
        _ = try retrying(.fstat, path) { Int(Glibc.fstat(descriptor, &raw)) }
        return FileStatus(raw)
    }

    /// lstat(2): a symbolic link is described itself. Nil when nothing has that name.
    package static func lstat(_ path: String) throws(SystemError) -> FileStatus? {
        var raw = StatBuffer()
        return try presence { () throws(SystemError) in
            _ = try retrying(.lstat, path) { Int(fstatat(AT_FDCWD, path, &raw, AT_SYMLINK_NOFOLLOW)) }
        } ? FileStatus(raw) : nil
    }

    /// stat(2): symbolic links are followed. Nil when nothing has that name.
    package static func stat(_ path: String) throws(SystemError) -> FileStatus? {
        var raw = StatBuffer()
        return try presence { () throws(SystemError) in
            _ = try retrying(.stat, path) { Int(fstatat(AT_FDCWD, path, &raw, 0)) }
        } ? FileStatus(raw) : nil
    }

    /// rename(2): `new` is replaced when it exists.
    package static func rename(_ old: String, _ new: String) throws(SystemError) {
        _ = try retrying(.rename, old) { Int(Glibc.rename(old, new)) }
    }

    /// unlink(2).
    package static func unlink(_ path: String) throws(SystemError) {
        _ = try retrying(.unlink, path) { Int(Glibc.unlink(path)) }
    }

    /// link(2): gives the file a second name, which must not exist.
    package static func link(_ old: String, _ new: String) throws(SystemError) {
        _ = try retrying(.link, new) { Int(Glibc.link(old, new)) }
    }

    /// fsync(2): content and all that is known of the file reach the disk; for a directory, its names.
    package static func fsync(_ descriptor: Int32, path: String? = nil) throws(SystemError) {
        _ = try retrying(.fsync, path) { Int(Glibc.fsync(descriptor)) }
    }

    /// fdatasync(2): content and size reach the disk.
    package static func fdatasync(_ descriptor: Int32, path: String? = nil) throws(SystemError) {
        _ = try retrying(.fdatasync, path) { Int(Glibc.fdatasync(descriptor)) }
    }

    /// ftruncate(2).
    package static func ftruncate(_ descriptor: Int32, to size: Int, path: String? = nil) throws(SystemError) {
        _ = try retrying(.ftruncate, path) { Int(Glibc.ftruncate(descriptor, off_t(size))) }
    }

    /// chmod(2).
    package static func chmod(_ path: String, _ mode: mode_t) throws(SystemError) {
        _ = try retrying(.chmod, path) { Int(Glibc.chmod(path, mode)) }
    }

    /// Runs a call that may find nothing: false when it failed with ENOENT.
    static func presence(_ body: () throws(SystemError) -> Void) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try body()
            return true
        } catch {
            if error.errno == ENOENT { return false }
            throw error
        }
    }
}
