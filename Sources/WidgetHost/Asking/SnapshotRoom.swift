import Dispatch
import Glibc
import GroupContainer
import WidgetArchive

/// Asks an extension for views of any of its widgets, with no home screen and without disturbing one.
///
/// The extension runs in a room of its own: a private group directory with a copy of the group's shared state
/// (`defaults/` and `Files/`). So it claims no tap of the real group, its manifest changes no home screen, and whatever
/// its provider writes is gone with the room. One room serves any number of requests; a gallery keeps it open.
///
///     let room = SnapshotRoom(of: group, extension: path, environment: environment)
///     let offers = try await room.open()
///     let archive = try await room.ask(SnapshotRequest(kind: "Tasks", family: .systemSmall))
///     await room.close()
///
/// Everything happens on the main actor, whose queue must run.
@MainActor
public final class SnapshotRoom {
    /// How long an extension may take to say what it offers, seconds.
    public static let openingTime = 20.0

    private let source: GroupDirectory
    private let givenPath: String?
    private let environment: [String: String]
    /// How long a provider may take, seconds.
    private let deadline: Double
    private var room: GroupDirectory?
    private var child: ChildProcess?
    private var ending: String?
    private var performers = PerformerList()
    private var tokens: [DirectoryWatcher.Token] = []
    private var waiters: [Int: Waiter] = [:]
    private var lastWaiter = 0
    private var whenEnded: CheckedContinuation<Void, Never>?
    /// Ends an extension that does not end when it is told to.
    private var impatience: HostTimer?

    /// Someone who waits for something to be true, or for the end of its time.
    private struct Waiter {
        var look: () throws -> Bool
        var continuation: CheckedContinuation<Bool, any Error>
        var timer: HostTimer
    }

    /// A room that is not open yet.
    ///
    /// - Parameters:
    ///   - group: the group whose state the extension sees; it is only read.
    ///   - path: the extension's executable; nil: the one that runs in the group or ran there last, else the one beside
    ///     this program.
    ///   - environment: the extension's environment.
    ///   - deadline: how long a provider may take, seconds.
    public init(
        of group: GroupDirectory, extension path: String? = nil, environment: [String: String], deadline: Double = 5
    ) {
        (source, givenPath, self.environment, self.deadline) = (group, path, environment, deadline)
    }

    /// Starts the extension and waits for what it offers. Opening it again gives the same.
    @discardableResult
    public func open() async throws -> Manifest {
        if let offers = performers.offers { return offers }
        let path = try executable()
        let room = try makeRoom()
        self.room = room
        // Before the first wait, so that nothing is missed.
        tokens = [
            try watch(room.path(.extensions)), try watch(room.path(.requests) + "/done"),
        ]
        do {
            child = try ChildProcess(
                path, ["--group", room.path], environment: environment, output: .file(room.path + "/output")
            ) {
                [weak self] _, how in
                self?.childEnded(how)
            }
        } catch {
            throw SnapshotError.room("\(path) could not be started: \(error)")
        }
        let came = try await wait(Self.openingTime) { [weak self] in
            guard let self else { return true }
            _ = try self.performers.look(in: room)
            if self.performers.offers != nil { return true }
            if let ending = self.ending { throw SnapshotError.ended(path: path, how: ending) }
            return false
        }
        guard came, let offers = performers.offers else {
            throw SnapshotError.silent(path: path, seconds: Self.openingTime)
        }
        return offers
    }

    /// Asks for a view. The room is opened when it is not.
    public func ask(_ request: SnapshotRequest) async throws -> TimelineArchive {
        let offers = try await open()
        guard let room else { throw SnapshotError.room("the room is closed") }
        guard let widget = offers.widgets.first(where: { $0.kind == request.kind }) else {
            throw SnapshotError.unknownKind(request.kind, offered: offers.widgets.map(\.kind))
        }
        guard widget.families.contains(request.family) else {
            throw SnapshotError.unsupportedFamily(request.family, kind: request.kind, offered: widget.families)
        }
        let message = self.message(for: request)
        let mailbox = Mailbox(.requests, in: room)
        var answer: Outcome?
        do {
            try mailbox.send(message.jsonBytes(), id: message.id)
        } catch {
            throw SnapshotError.room("the request could not be sent: \(error)")
        }
        // The extension itself answers at its deadline; what does not is stuck.
        _ = try await wait(deadline + 2) { [weak self] in
            switch try mailbox.takeAnswer(message.id) {
            case .outcome(let bytes):
                answer = try Outcome(jsonBytes: bytes)
                return true
            case .voided: throw SnapshotError.late(kind: request.kind, seconds: self?.deadline ?? 0)
            case nil:
                if let ending = self?.ending { throw SnapshotError.ended(path: offers.executable, how: ending) }
                return false
            }
        }
        guard let answer else { throw SnapshotError.late(kind: request.kind, seconds: deadline) }
        guard answer.status == .succeeded else {
            if answer.status == .voided || answer.status == .timedOut {
                throw SnapshotError.late(kind: request.kind, seconds: deadline)
            }
            throw SnapshotError.failed(kind: request.kind, reason: answer.reason ?? "the provider gave nothing")
        }
        return try archive(answer, of: message.widget, in: room)
    }

    /// Ends the extension and removes the room.
    public func close() async {
        for token in tokens { DirectoryWatcher.shared.cancel(token) }
        tokens = []
        if let child, child.isRunning {
            child.cutLifeline()
            impatience = HostTimer { child.signal(SIGKILL) }
            impatience?.ring(in: 1)
            await withCheckedContinuation { whenEnded = $0 }
        }
        child = nil
        impatience = nil
        if let room { RoomFiles.remove(room.path) }
        room = nil
        performers.forget()
    }

    // MARK: Parts

    private func executable() throws -> String {
        if let givenPath {
            guard Executables.isExecutable(givenPath) else { throw SnapshotError.notExecutable(path: givenPath) }
            return givenPath
        }
        var known = PerformerList()
        _ = try? known.look(in: source)
        for path in [known.offers?.executable, Executables.sibling("extension")].compactMap({ $0 })
        where Executables.isExecutable(path) {
            return path
        }
        throw SnapshotError.noExtension(group: source.path)
    }

    private func makeRoom() throws -> GroupDirectory {
        do {
            let path = try RoomFiles.make()
            for folder in [GroupDirectory.Folder.defaults, .files] {
                try RoomFiles.copy(source.path(folder), to: path + "/" + folder.rawValue)
            }
            return try GroupDirectory(opening: path)
        } catch {
            throw SnapshotError.room("no room for the extension could be made: \(error)")
        }
    }

    private func message(for request: SnapshotRequest) -> ExtensionRequest {
        var message = ExtensionRequest()
        message.id = Identifier.make()
        switch request.content {
        case .timeline: message.purpose = .timeline
        case .snapshot: message.purpose = .snapshot
        case .placeholder: message.purpose = .placeholder
        }
        message.widget = WidgetReference(
            id: "snapshot", kind: request.kind, family: request.family, configuration: request.configuration)
        message.surroundings = request.surroundings
        message.surroundings.isPreview = request.content == .snapshot
        if message.surroundings.size == Size() { message.surroundings.size = request.family.size }
        message.reason = "user"
        message.deadline = BootClock.now() + HostTime.nanoseconds(deadline)
        message.bootID = BootClock.bootID
        return message
    }

    private func archive(_ answer: Outcome, of widget: WidgetReference, in room: GroupDirectory) throws
        -> TimelineArchive
    {
        do {
            if let payload = answer.payload { return try TimelineArchive(jsonBytes: Array(payload.utf8)) }
            let path = room.path(.timelines, FileName.encode(widget.id) + ".json")
            guard let bytes = try AtomicFile.read(path, limit: TimelineFile.sizeLimit) else {
                throw SnapshotError.failed(kind: widget.kind, reason: "no timeline came with the answer")
            }
            return try TimelineArchive(jsonBytes: bytes)
        } catch let error as SnapshotError {
            throw error
        } catch {
            throw SnapshotError.failed(kind: widget.kind, reason: "its views cannot be read: \(error)")
        }
    }

    // MARK: Waiting

    private func watch(_ path: String) throws -> DirectoryWatcher.Token {
        try DirectoryWatcher.shared.watch(path) { [weak self] _ in self?.lookAgain() }
    }

    private func childEnded(_ how: String) {
        ending = how
        whenEnded?.resume()
        whenEnded = nil
        lookAgain()
    }

    /// Waits until `look` is true; false when the time is over.
    private func wait(_ seconds: Double, _ look: @escaping () throws -> Bool) async throws -> Bool {
        if try look() { return true }
        lastWaiter += 1
        let number = lastWaiter
        return try await withCheckedThrowingContinuation { continuation in
            let timer = HostTimer { [weak self] in self?.end(number, with: .success(false)) }
            waiters[number] = Waiter(look: look, continuation: continuation, timer: timer)
            timer.ring(in: seconds)
        }
    }

    private func lookAgain() {
        for (number, waiter) in waiters {
            do {
                if try waiter.look() { end(number, with: .success(true)) }
            } catch {
                end(number, with: .failure(error))
            }
        }
    }

    private func end(_ number: Int, with result: Result<Bool, any Error>) {
        guard let waiter = waiters.removeValue(forKey: number) else { return }
        waiter.continuation.resume(with: result)
    }
}
