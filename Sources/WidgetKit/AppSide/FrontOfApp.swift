internal import GroupContainer

/// Which app of a group is in front: who holds the lock `app-foreground`.
///
/// An app that the renderer started has nobody before it. It shows by a second lock that it gives way, and when somebody
/// opens the app, whose process leaves a file `app/front`, it finishes what it has taken and goes.
@MainActor
final class FrontOfApp {
    private let group: GroupDirectory
    private let lock: FileLock
    private let wayLock: FileLock
    private var way: HeldLock?
    private var token: DirectoryWatcher.Token?
    private static let wishName = "front"

    init(of group: GroupDirectory) {
        self.group = group
        lock = FileLock("app-foreground", in: group)
        wayLock = FileLock("app-gives-way", in: group)
    }

    /// Whether an app is in front.
    var isTaken: Bool { get throws { try FileLock.isHeld(path: lock.path) } }

    private var wish: String { group.path(.app, Self.wishName) }

    /// Takes the front; from an app that gives way, within two seconds.
    ///
    /// - Throws: ``AppMailbox/InFront`` when another app has it.
    func take() throws -> HeldLock {
        if let held = try lock.tryHold() { return held }
        let taken = AppMailbox.InFront(process: FileLock.holder(ofFileAt: lock.path)?.pid)
        guard try FileLock.isHeld(path: wayLock.path) else { throw taken }
        try AtomicFile.write([], to: wish)
        defer { try? Sys.unlink(wish) }
        do {
            return try lock.hold(timeout: .seconds(2))
        } catch is LockError {
            throw taken
        }
    }

    /// Calls a handler, once, when somebody wants the front.
    func giveWay(_ handler: @escaping @MainActor () -> Void) throws {
        way = try wayLock.tryHold()
        token = try DirectoryWatcher.shared.watch(group.path(.app)) { [weak self] _ in
            guard let self, self.token != nil, (try? Sys.lstat(self.wish)) ?? nil != nil else { return }
            self.end()
            handler()
        }
    }

    /// Gives way no more.
    func end() {
        if let token { DirectoryWatcher.shared.cancel(token) }
        token = nil
        way?.release()
        way = nil
    }
}
