import Glibc

/// Goes along a path from the root and sets the watches of a ``PathWatch``.
///
/// Every watch is set before the next name is looked at. So whatever is moved meanwhile either is seen here, or raises
/// an event that makes the walk be done again.
struct PathWalk {
    let descriptor: Int32
    private(set) var links: [PathWatch.Link] = []
    private var rest: [Substring]
    private var current: String
    private var symbolicLinks = 0
    private let events: WatchEvents
    /// Which directory was watched last.
    private(set) var identity: FileStatus.Identity?

    private static let silent = Inotify.deleteSelf | Inotify.moveSelf
    private static let symbolicLinkLimit = 40

    private init(_ descriptor: Int32, _ path: String, _ events: WatchEvents) {
        self.descriptor = descriptor
        self.events = events
        current = path.hasPrefix("/") ? "/" : "."
        rest = path.split(separator: "/").reversed()
    }

    /// Sets the watches for a path.
    ///
    /// - Returns: the watches that were set, and whether the directory is there; or why it cannot be watched.
    static func walk(
        _ path: String, events: WatchEvents, on descriptor: Int32
    ) -> (links: [PathWatch.Link], identity: FileStatus.Identity?, isComplete: Result<Bool, SystemError>) {
        var walk = PathWalk(descriptor, path, events)
        do throws(SystemError) {
            var isComplete = try walk.run()
            for _ in 0..<attemptLimit where isComplete {
                if try walk.status(of: walk.current)?.identity == walk.identity { break }
                // Removed or replaced before anything could tell of it.
                walk = PathWalk(descriptor, path, events)
                isComplete = try walk.run()
            }
            return (walk.links, walk.identity, .success(isComplete))
        } catch {
            return (walk.links, nil, .failure(error))
        }
    }

    private static let attemptLimit = 8

    private mutating func run() throws(SystemError) -> Bool {
        try add(current, Self.silent)
        while let name = rest.popLast() {
            if name == "." { continue }
            if name == ".." {
                current = AtomicFile.directory(of: current)
                continue
            }
            if let index = indexOfCurrent { links[index].next.append(String(name)) }
            if try step(String(name)) { continue }
            // Missing. Watch for the name to appear, then look again: it may have appeared just before.
            try addToLast(Inotify.create | Inotify.movedTo)
            if try step(String(name)) { continue }
            try addToParent()
            return false
        }
        try addToLast(events.mask)
        if !events.contains(.removals) || Self.isEmpty(current) { try addToParent() }
        return true
    }

    /// Whether nothing stands in a directory, so that it can be removed.
    static func isEmpty(_ path: String) -> Bool {
        var isEmpty = true
        try? Sys.forEachName(in: path) { _ in
            isEmpty = false
            return false
        }
        return isEmpty
    }

    /// Goes one name further; false when there is nothing (yet).
    private mutating func step(_ name: String) throws(SystemError) -> Bool {
        let path = current == "/" ? "/\(name)" : "\(current)/\(name)"
        guard let status = try status(of: path) else { return false }
        if status.isSymbolicLink { return try follow(path) }
        guard status.isDirectory, try add(path, Self.silent) else { return false }
        current = path
        identity = status.identity
        return true
    }

    private func status(of path: String) throws(SystemError) -> FileStatus? {
        do throws(SystemError) {
            return try Sys.lstat(path)
        } catch {
            if error.errno == ENOTDIR || error.errno == ELOOP { return nil }
            throw error
        }
    }

    private mutating func follow(_ path: String) throws(SystemError) -> Bool {
        symbolicLinks += 1
        guard symbolicLinks <= Self.symbolicLinkLimit else { return false }
        let watch: Int32
        let target: String
        do throws(SystemError) {
            let mask = Self.silent | Inotify.attrib
            watch = try Sys.inotifyAdd(descriptor, path, mask | Inotify.dontFollow | Inotify.addToMask)
            links.append(PathWatch.Link(watch: watch, path: path, mask: mask, isSymbolicLink: true))
            target = try Sys.readlink(path)
        } catch {
            // The link was replaced between two calls: to be looked at again.
            if error.errno == ENOENT || error.errno == EINVAL { return false }
            throw error
        }
        if target.hasPrefix("/") { current = "/" }
        rest += target.split(separator: "/").reversed()
        return true
    }

    /// Watches a directory; false when it is gone by now.
    @discardableResult
    private mutating func add(_ path: String, _ mask: UInt32) throws(SystemError) -> Bool {
        do throws(SystemError) {
            let watch = try Sys.inotifyAdd(descriptor, path, mask | Inotify.onlyDirectory | Inotify.addToMask)
            links.append(PathWatch.Link(watch: watch, path: path, mask: mask))
            return true
        } catch {
            switch error.errno {
            case ENOENT, ENOTDIR, ELOOP: return false
            // A directory above that may be passed through but not read cannot be watched; the others still are.
            case EACCES where !rest.isEmpty: return true
            default: throw error
            }
        }
    }

    private mutating func addToLast(_ mask: UInt32) throws(SystemError) {
        guard let index = indexOfCurrent else { return }
        try add(mask, toLinkAt: index)
    }

    private var indexOfCurrent: Int? { indexOfDirectory(current) }

    private func indexOfDirectory(_ path: String) -> Int? {
        links.lastIndex { !$0.isSymbolicLink && $0.path == path }
    }

    /// The directory above the last that exists hears of removals.
    private mutating func addToParent() throws(SystemError) {
        let parent = AtomicFile.directory(of: current)
        guard current != parent, let index = indexOfDirectory(parent) else { return }
        try add(Inotify.delete, toLinkAt: index)
    }

    private mutating func add(_ mask: UInt32, toLinkAt index: Int) throws(SystemError) {
        links[index].mask |= mask
        do throws(SystemError) {
            links[index].watch = try Sys.inotifyAdd(
                descriptor, links[index].path, links[index].mask | Inotify.onlyDirectory | Inotify.addToMask)
        } catch {
            // Gone since it was watched: that raises an event of its own.
            if error.errno != ENOENT && error.errno != ENOTDIR && error.errno != ELOOP { throw error }
        }
    }
}
