import Dispatch
import GroupContainer
import JSONText

/// Asks the renderer that is host of a group, from another process.
@MainActor
public final class HostClient {
    /// What came of it.
    public enum Result: Sendable {
        /// The host's answer.
        case reply(HostReply)
        /// No renderer is host of the group.
        case nobody
        /// It could not be asked, or did not answer.
        case failed(String)
    }

    private let group: GroupDirectory
    private let mailbox: Mailbox
    private let id = Identifier.make()
    private var token: DirectoryWatcher.Token?
    private var timer: HostTimer?
    private var then: (@MainActor (Result) -> Void)?

    /// A client of a group.
    public init(group: GroupDirectory) {
        self.group = group
        mailbox = Mailbox(.host, in: group)
    }

    /// Whether a renderer is host of the group, and which process that is.
    public static func host(of group: GroupDirectory) -> LockHolder? {
        FileLock.holder(ofFileAt: FileLock("host", in: group).path)
    }

    /// Asks once; a client serves one question.
    ///
    /// - Parameters:
    ///   - command: what is asked.
    ///   - seconds: how long to wait for the answer.
    ///   - then: called once, on the main actor.
    public func ask(_ command: HostCommand, within seconds: Double, then: @escaping @MainActor (Result) -> Void) {
        self.then = then
        guard Self.host(of: group) != nil else { return finish(.nobody) }
        timer = HostTimer { [weak self] in self?.giveUp(seconds) }
        timer?.ring(in: seconds)
        do {
            try mailbox.send(command.jsonBytes(), id: id)
            token = try DirectoryWatcher.shared.watch(mailbox.donePath) { [weak self] _ in self?.look() }
        } catch {
            finish(.failed("\(error)"))
        }
    }

    private func look() {
        guard then != nil else { return }
        do {
            switch try mailbox.takeAnswer(id) {
            case nil: return
            case .voided: finish(.failed("the renderer was restarted, or did not understand the command"))
            case .outcome(let bytes): finish(.reply(try HostReply(jsonBytes: bytes)))
            }
        } catch {
            finish(.failed("\(error)"))
        }
    }

    private func giveUp(_ seconds: Double) {
        let who = Self.host(of: group)
        if (try? mailbox.void(id)) == true { _ = try? mailbox.takeAnswer(id) }
        guard let who else { return finish(.failed("the renderer has ended without an answer")) }
        finish(.failed("\(who) has not answered within \(Int(seconds)) s: is it stopped?"))
    }

    private func finish(_ result: Result) {
        guard let then else { return }
        self.then = nil
        timer = nil
        if let token { DirectoryWatcher.shared.cancel(token) }
        then(result)
    }
}
