import AppIntents
import GroupContainer
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

struct Composing: AppIntent {
    static let title: LocalizedStringResource = "Compose"
    static let openAppWhenRun = true
    @Parameter(title: "Stage") var stage: String
    init() {}
    init(_ stage: String) { self.stage = stage }
    func perform() async throws -> some IntentResult {
        try await continueInForeground()
        Stage[stage].note("composed")
        WidgetCenter.shared.reloadTimelines(ofKind: "Drafts")
        return .result()
    }
}

@MainActor
@Suite("The app's mailbox", .serialized)
struct AppMailboxTests {
    /// Opens a mailbox and gives what comes of one message.
    private func hand(
        _ change: (inout Invocation) -> Void, in group: GroupDirectory,
        onOpenURL: @escaping @MainActor (URL) -> Void = { _ in }
    ) async throws -> (AppMailbox.Performed, Outcome) {
        var invocation = Invocation()
        invocation.id = Identifier.make()
        invocation.widget = .tapped
        invocation.label = "New"
        invocation.deadline = BootClock.now() + 60_000_000_000
        invocation.bootID = BootClock.bootID
        change(&invocation)
        let box = Mailbox(.app, in: group)
        try box.send(invocation.jsonBytes(), id: invocation.id)
        var mailbox: AppMailbox?
        let performed = try await withCheckedThrowingContinuation { continuation in
            do {
                mailbox = try AppMailbox.open(group: group.path, onOpenURL: onOpenURL) {
                    continuation.resume(returning: $0)
                }
            } catch { continuation.resume(throwing: error) }
        }
        mailbox?.close()
        guard case .outcome(let bytes)? = try box.takeAnswer(invocation.id) else {
            throw ProviderError(description: "no answer")
        }
        return (performed, try Outcome(jsonBytes: bytes))
    }

    @Test("An intent for the app is performed in front, answered, and its widget's reload wished for")
    func performs() async throws {
        let temporary = try TemporaryGroup()
        let group = temporary.group
        let (performed, outcome) = try await hand({ $0.intent = IntentReference(reading: Composing("app")) }, in: group)
        #expect(performed.error == nil && performed.intent == "Composing" && performed.label == "New")
        #expect(outcome.status == .succeeded && outcome.reloadedKinds == ["Counter", "Drafts"])
        #expect(Stage["app"].notes == ["composed"])
        for kind in ["Counter", "Drafts"] {
            let wish = try ReloadWish(jsonBytes: #require(try AtomicFile.read(group.path(.reloads, kind))))
            #expect(wish.role == "app")
        }
    }

    @Test("A link's URL is opened")
    func opens() async throws {
        let temporary = try TemporaryGroup()
        var opened: [String] = []
        let (performed, outcome) = try await hand({ $0.url = "tasks://1" }, in: temporary.group) {
            opened.append($0.absoluteString)
        }
        #expect(opened == ["tasks://1"] && performed.url?.absoluteString == "tasks://1" && outcome.status == .succeeded)
    }

    @Test("A failure reaches the app's user and the widget")
    func fails() async throws {
        let temporary = try TemporaryGroup()
        let (performed, outcome) = try await hand(
            { $0.intent = IntentReference(reading: Refusing()) }, in: temporary.group)
        #expect(performed.error == "Refusing: the server said no" && outcome.status == .failed)
        #expect(outcome.reason == performed.error)
    }

    @Test("One app is in front; the next is told who")
    func oneInFront() throws {
        let temporary = try TemporaryGroup()
        #expect(try !AppMailbox.isInFront(group: temporary.group.path))
        let first = try AppMailbox.open(group: temporary.group.path)
        #expect(try AppMailbox.isInFront(group: temporary.group.path))
        #expect(throws: AppMailbox.InFront.self) { try AppMailbox.open(group: temporary.group.path) }
        first.close()
        #expect(try !AppMailbox.isInFront(group: temporary.group.path))
    }
}
