import JSONText

extension JournalCore {
    /// How the file ends for who has read all its whole lines.
    enum Tail: Equatable {
        /// There is no file.
        case missing
        /// With the last whole line.
        case clean
        /// With so many bytes that are not a whole line. A reader takes them for not there yet.
        case torn(bytes: Int, hasNewline: Bool)
    }

    /// Once so much waits to be parsed it is parsed, asked for or not.
    private static let pendingLimit = 256 << 10

    /// Reads what was appended since last time, and goes over to the path's new file when there is one.
    ///
    /// - Parameter writing: whether the caller holds the lock and is going to append.
    mutating func refresh(writing: Bool) throws -> Tail {
        guard let status = try Sys.lstat(path) else {
            forgetFile()
            return .missing
        }
        var known: Int?
        if let file, file.identity == status.identity {
            if writing && !file.isWritable { try reopenForWriting() }
            if status.size == offset { return .clean }
            // Shorter than what was read: someone truncated the file in place, it begins anew.
            if status.size < offset { beginAnew() }
            if self.file?.identity == status.identity { known = status.size }
        } else {
            if file != nil { try readLines(writing: false) }
            file = try JournalFile.open(path, writable: writing)
            guard file != nil else {
                forgetFile()
                return .missing
            }
            offset = 0
            damagedLines = 0
            fileID = ""
        }
        let tail = try readLines(writing: writing, size: known)
        if pending.byteCount > Self.pendingLimit { drain() }
        return tail
    }

    private mutating func beginAnew() {
        offset = 0
        damagedLines = 0
        fileID = ""
        knowsSequence = false
    }

    private mutating func forgetFile() {
        guard file != nil else { return }
        file = nil
        fileID = ""
        offset = 0
        damagedLines = 0
        forgetValues()
    }

    /// Someone removed or emptied the file on purpose.
    private mutating func forgetValues() {
        drain()
        if values.isEmpty { return }
        replaceValues([:])
        // A file that is made now must not begin with a number that some reader believes to have.
        sequence += 1
    }

    private mutating func reopenForWriting() throws {
        guard let old = file, let new = try JournalFile.open(path, writable: true) else { return }
        if new.identity != old.identity { beginAnew() }
        file = new
    }

    /// Reads from ``offset`` to the end of the present file.
    ///
    /// - Parameter size: the file's, where it was just asked for.
    @discardableResult
    private mutating func readLines(writing: Bool, size: Int? = nil) throws -> Tail {
        var isSecondLook = writing
        var known = size
        while true {
            let size = known
            known = nil
            guard try fill(size) else {
                // What stands before the offset is not a line's end: the file was edited in place.
                beginAnew()
                continue
            }
            // A bad line before a good one can be a tail just being cut and written over. Looked at again, what
            // is still bad is damage: it is passed over, and the next writer repairs it.
            if let tail = try accept(passingDamage: isSecondLook) { return tail }
            isSecondLook = true
        }
    }

    /// Fills ``reading`` with the byte before ``offset`` and all that follows; false when that byte is no newline.
    private mutating func fill(_ known: Int?) throws -> Bool {
        guard let file else { return true }
        let start = max(offset - 1, 0)
        let size = try known ?? Sys.fstat(file.descriptor, path: path).size
        guard size - start <= Self.readLimit else {
            throw GroupError.tooLarge(path: path, size: size, limit: Self.readLimit)
        }
        reading.removeAll(keepingCapacity: true)
        if size <= start { return offset == 0 }
        reading.append(contentsOf: repeatElement(0, count: size - start))
        var count = 0
        while count < size - start {
            let got = try reading.withUnsafeMutableBytes {
                try Sys.pread(
                    file.descriptor, into: UnsafeMutableRawBufferPointer(rebasing: $0[count...]), at: start + count,
                    path: path)
            }
            if got == 0 { break }
            count += got
        }
        reading.removeLast(size - start - count)
        return offset == 0 || reading.first == UInt8(ascii: "\n")
    }

    /// Takes the whole lines in ``reading``.
    ///
    /// - Returns: how the file ends; nil when there is damage that is not to be passed.
    private mutating func accept(passingDamage: Bool) throws -> Tail? {
        let bytes = reading
        return try bytes.withUnsafeBytes { buffer in
            let base = max(offset - 1, 0)
            var at = offset - base
            var badLines = 0
            while let newline = Sys.find(UInt8(ascii: "\n"), in: buffer, from: at) {
                let line = UnsafeRawBufferPointer(rebasing: buffer[at..<newline])
                if let (kind, object) = JournalLine.check(line) {
                    if badLines > 0 && !passingDamage { return nil }
                    damagedLines += badLines
                    badLines = 0
                    try take(kind, line[object], length: newline + 1 - at)
                    offset = base + newline + 1
                } else {
                    badLines += 1
                }
                at = newline + 1
            }
            if buffer.isEmpty { forgetValues() }
            let rest = buffer.count - (offset - base)
            return rest == 0 ? .clean : .torn(bytes: rest, hasNewline: badLines > 0)
        }
    }

    private mutating func take(_ kind: JournalLine.Kind, _ object: Slice<UnsafeRawBufferPointer>, length: Int) throws {
        switch kind {
        case .header:
            // Only the first line counts as one.
            guard offset == 0 else { return }
            let header = try JournalRecord.readHeader(Array(object))
            guard header.version <= JournalRecord.version else {
                throw JournalError.newerFormat(
                    path: path, found: header.version, supported: JournalRecord.version)
            }
            headerLength = length
            fileID = header.id
            // Who has read the file before this one up to its end has all of the snapshot.
            if !knowsSequence || header.sequence != sequence {
                drain()
                replaceValues(header.values)
                sequence = header.sequence
            }
            knowsSequence = true
        case .transaction(let number):
            if offset == 0 {
                // The first line is lost, and with it the snapshot.
                damagedLines = max(damagedLines, 1)
                headerLength = 0
                drain()
                replaceValues([:])
                sequence = number - 1
                knowsSequence = true
            }
            guard number > sequence else { return }
            sequence = number
            pending.append(object, isOwn: false)
        }
    }

    /// A journal that holds more than this is not read: 1 GiB.
    static let readLimit = 1 << 30
}
