import Glibc
import JSONText

/// All of this is done while holding the lock.
extension JournalCore {
    /// Below this size a journal is not compacted: 1 MiB.
    static let compactionThreshold = 1 << 20

    /// Brings the file into a state in which a line can be appended: it exists, its first line is whole, no torn
    /// tail and no damage.
    mutating func prepareToWrite() throws {
        switch try refresh(writing: true) {
        case .missing:
            try writeAnew()
        case .clean:
            if offset == 0 { try writeAnew() }
        case .torn(let bytes, let hasNewline):
            if offset == 0 { try setAsideWhole() } else { try cutTail(bytes, keepingCopy: hasNewline) }
        }
        if damagedLines > 0 { try repair() }
    }

    /// Appends a transaction by one write; it is visible to all when this returns.
    mutating func append(_ changes: JournalChanges) throws {
        guard let file else { return }
        JournalRecord.write(changes, sequence: sequence + 1, into: &writing)
        var cause: SystemError?
        do throws(SystemError) {
            let count = try Sys.write(file.descriptor, writing, path: path)
            // The kernel takes less than asked for when the disk is full.
            if count < writing.count { cause = SystemError(call: "write", path: path, errno: ENOSPC) }
        } catch {
            cause = error
        }
        if let cause {
            try? Sys.ftruncate(file.descriptor, to: offset, path: path)
            throw JournalError.notWritten(path: path, cause: cause)
        }
        offset += writing.count
        sequence += 1
        if pending.isEmpty {
            apply(changes)
        } else {
            pending.append(writing.dropLast(JournalLine.trailerLength + 1), isOwn: true)
        }
    }

    /// Compacts when the file holds much more than its values need.
    mutating func compactIfNeeded() {
        let grown = offset - headerLength
        guard grown > Self.compactionThreshold, grown > 3 * headerLength, offset > compactionFloor else { return }
        do {
            try writeAnew()
        } catch {
            // The transaction itself is safe in the old file.
            compactionFloor = offset + Self.compactionThreshold
            GroupLog.say("\(path): not compacted, and tried again later: \(error)")
        }
    }

    /// Writes a file with a snapshot of the values, and nothing else, in the path's place.
    mutating func writeAnew() throws {
        drain()
        let id = String(UInt64.random(in: 0 ... .max), radix: 16)
        let header = JournalRecord.header(id: id, sequence: sequence, values: values)
        file = try JournalFile.replace(path, with: header)
        fileID = id
        offset = header.count
        headerLength = header.count
        damagedLines = 0
        compactionFloor = 0
        knowsSequence = true
    }

    /// Nothing in the file is whole: it is moved to the quarantine, and what this process knew is kept.
    private mutating func setAsideWhole() throws {
        guard let file else { return }
        let reason = "not a journal, not one line passes its checksum"
        guard AtomicFile.setAside(path, in: group, reason: reason, inode: file.identity.inode) != nil else {
            throw GroupError.unsafeFile(path: path, reason: "\(reason), and it could not be set aside")
        }
        sequence += 1
        try writeAnew()
    }

    /// Cuts what stands behind the last whole line.
    ///
    /// A writer that was killed leaves no newline. With one, the bytes are something else, perhaps a hand edit, and
    /// are kept in the quarantine.
    private mutating func cutTail(_ bytes: Int, keepingCopy: Bool) throws {
        guard let file else { return }
        if keepingCopy {
            let copy = try copyToQuarantine(from: offset)
            GroupLog.say("\(path): the last \(bytes) bytes do not pass their checksum; cut, and kept as \(copy)")
        } else {
            GroupLog.say("\(path): an unfinished transaction of \(bytes) bytes was cut")
        }
        try Sys.ftruncate(file.descriptor, to: offset, path: path)
    }

    /// Keeps a copy of the damaged file and goes on with the lines that are whole.
    private mutating func repair() throws {
        let lost = damagedLines
        let copy = try copyToQuarantine(from: 0)
        try writeAnew()
        GroupLog.say("\(path): \(lost) damaged line(s) lost, all others kept; the damaged file is \(copy)")
    }

    private func copyToQuarantine(from start: Int) throws -> String {
        guard let file else { return "" }
        let size = try Sys.fstat(file.descriptor, path: path).size
        var bytes = [UInt8](repeating: 0, count: max(size - start, 0))
        var count = 0
        while count < bytes.count {
            let got = try bytes.withUnsafeMutableBytes {
                try Sys.pread(
                    file.descriptor, into: UnsafeMutableRawBufferPointer(rebasing: $0[count...]), at: start + count,
                    path: path)
            }
            if got == 0 { break }
            count += got
        }
        let target = AtomicFile.quarantinePath(for: path, in: group)
        try AtomicFile.write(Array(bytes[..<count]), to: target)
        Quarantine.bound(in: group)
        return target
    }
}
