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
        /// No renderer is host of the group, or the one that was has ended before it took the question.
        case nobody
        /// A renderer that began meanwhile has voided the question; it may be asked again.
        case restarted
        /// It could not be asked, or did not answer.
        case failed(any Error)
    }

    /// It did not answer.
    struct Silence: Error, CustomStringConvertible {
        var description: String
    }

    private let group: GroupDirectory
    private let mailbox: Mailbox
    private let id = Identifier.make()
    private var tokens: [DirectoryWatcher.Token] = []
    private var timer: HostTimer?
    private var then: (@MainActor (Result) -> Void)?
    /// Who was host when it was asked.
    private var asked: LockHolder?

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
        asked = Self.host(of: group)
        guard asked != nil else { return finish(.nobody) }
        timer = HostTimer { [weak self] in self?.giveUp(seconds) }
        timer?.ring(in: seconds)
        do {
            try mailbox.send(command.jsonBytes(), id: id)
            tokens = [
                try DirectoryWatcher.shared.watch(mailbox.donePath) { [weak self] _ in self?.look() },
                try DirectoryWatcher.shared.watch(group.path(.locks)) { [weak self] _ in self?.lookAtHost() },
            ]
        } catch {
            finish(.failed(error))
        }
    }

    private func look() {
        guard then != nil else { return }
        do {
            switch try mailbox.takeAnswer(id) {
            case nil: return
            case .voided: finish(.restarted)
            case .outcome(let bytes): finish(.reply(try HostReply(jsonBytes: bytes)))
            }
        } catch {
            finish(.failed(error))
        }
    }

    /// Letting go of its lock raises an event: a question that no host took is taken back, one that was taken by a host
    /// which has ended gets no answer any more.
    private func lookAtHost() {
        guard then != nil, let asked else { return }
        let host = Self.host(of: group)
        if let host, host.pid == asked.pid { return }
        if host == nil, (try? mailbox.void(id)) == true {
            _ = try? mailbox.takeAnswer(id)
            return finish(.nobody)
        }
        // It may have answered as its last deed; and the next host may have taken the question.
        look()
        guard then != nil, (try? mailbox.peek(id)) == .some(nil) else { return }
        // Asked for after the claim was seen: who claims is host before it does, and answers before it ends.
        let claimant = ((try? mailbox.claimed()) ?? []).first { $0.id == id }?.claimant
        if let claimant, let holder = Self.host(of: group) {
            // A holder without a pid is one that could not be seen; it has the question, or its end raises an event.
            guard let pid = holder.pid, !claimant.hasPrefix("\(pid)-") else { return }
        }
        look()
        finish(.failed(Silence(description: "the renderer has ended without an answer")))
    }

    private func giveUp(_ seconds: Double) {
        let who = Self.host(of: group)
        if (try? mailbox.void(id)) == true { _ = try? mailbox.takeAnswer(id) }
        guard let who else {
            return finish(.failed(Silence(description: "the renderer has ended without an answer")))
        }
        finish(.failed(Silence(description: "\(who) has not answered within \(Int(seconds)) s: is it stopped?")))
    }

    private func finish(_ result: Result) {
        guard let then else { return }
        self.then = nil
        timer = nil
        for token in tokens { DirectoryWatcher.shared.cancel(token) }
        then(result)
    }
}
