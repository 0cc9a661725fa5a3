import AppIntents
import GroupContainer
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

@MainActor
@Suite("Requests of the host")
struct RequestTests {
    private func archive(_ outcome: Outcome) throws -> TimelineArchive {
        try TimelineArchive(jsonBytes: Array(#require(outcome.payload).utf8))
    }

    @Test("Timeline, snapshot and placeholder come from the provider")
    func purposes() async throws {
        try await withExtension(counter("purposes")) { sender, _ async throws in
            let timeline = try await sender.ask { $0.surroundings.size = Size(width: 90, height: 40) }
            #expect(timeline.status == .succeeded && timeline.timelines == ["w1"])
            let published = try #require(try sender.timeline())
            #expect(
                published.policy == .never && published.surroundings.size.width == 90 && published.entries.count == 1)
            let snapshot = try await sender.ask {
                $0.purpose = .snapshot
                $0.surroundings.isPreview = true
                $0.surroundings.size = Size(width: 158, height: 158)
            }
            #expect(
                try archive(snapshot).entries.first?.view.words.contains("snapshot preview=true systemSmall 158")
                    == true)
            let placeholder = try await sender.ask { $0.purpose = .placeholder }
            #expect(try archive(placeholder).entries.first?.view.words.contains("placeholder") == true)
            #expect(try archive(placeholder).purpose == .placeholder)
        }
    }

    @Test("A configured widget's provider gets its configuration, defaults included")
    func configured() async throws {
        try await withExtension(ChosenWidget().body._definitions()) { sender, _ async throws in
            var reference = WidgetReference(id: "c", kind: "Chosen", family: .systemSmall)
            #expect(try await sender.ask { $0.widget = reference }.status == .succeeded)
            #expect(try sender.timeline("c")?.entries.map { $0.view.words.contains("sweet") } == [true, true])
            #expect(
                try sender.timeline("c")?.policy == .after(77) && sender.timeline("c")?.ignoresContentMargins == true)
            reference.configuration = IntentReference(
                type: "Choose", parameters: ["flavour": .enum("sour"), "times": .int(1)])
            #expect(try await sender.ask { $0.widget = reference }.status == .succeeded)
            #expect(try sender.timeline("c")?.entries.map { $0.view.words.contains("sour") } == [true])
            reference.configuration = IntentReference(type: "Choose", parameters: ["flavour": .enum("bitter")])
            let wrong = try await sender.ask { $0.widget = reference }
            #expect(wrong.status == .failed && wrong.reason?.contains("“bitter”") == true)
        }
    }

    @Test("Options of a parameter are answered with their names")
    func options() async throws {
        try await withExtension(ChosenWidget().body._definitions()) { sender, _ async throws in
            let outcome = try await sender.ask {
                $0.purpose = .options
                $0.widget.kind = "Chosen"
                $0.parameter = "flavour"
            }
            let choices = try [ParameterDescription.Choice](jsonBytes: Array(#require(outcome.payload).utf8))
            #expect(choices.map(\.title) == ["Sweet", "Sour"] && choices.first?.value == .enum("sweet"))
        }
    }

    @Test("A kind that the extension does not have is an error that names what it has")
    func unknownKind() async throws {
        try await withExtension(counter("unknown")) { sender, _ async throws in
            let outcome = try await sender.ask { $0.widget.kind = "Nobody" }
            #expect(outcome.status == .failed && outcome.reason?.contains("“Nobody”; it has Counter") == true)
        }
    }

    @Test("A provider that never completes fails at the request's deadline, and the next run may begin")
    func never() async throws {
        let stage = Stage["never"]
        let kept = Kept()
        let provider = ClosureProvider { done in
            kept.keep(done)
            if stage.count.add(1, ordering: .relaxed).newValue > 1 {
                done(Timeline(entries: [CountEntry(text: "second run")], policy: .never))
            }
        }
        try await withExtension(widget("Counter", provider)) { sender, process async throws in
            let outcome = try await sender.ask { request in
                let id = request.id
                kept.onKeep = { Task { @MainActor in process.deadlinesPassed([id]) } }
            }
            #expect(outcome.status == .failed && outcome.reason?.contains("before the deadline") == true)
            kept.onKeep = {}
            #expect(try await sender.ask { _ in }.status == .succeeded)
            #expect(try sender.text().contains("second run"))
        }
    }

    @Test("A second completion does not count and is remarked")
    func twice() async throws {
        let provider = ClosureProvider { done in
            done(Timeline(entries: [CountEntry(text: "first")], policy: .atEnd))
            done(Timeline(entries: [CountEntry(text: "second")], policy: .atEnd))
        }
        try await withExtension(widget("Counter", provider)) { sender, _ async throws in
            #expect(try await sender.ask { _ in }.status == .succeeded)
            #expect(try sender.text().contains("first"))
            #expect(try sender.timeline()?.remarks.contains { $0.contains("more than once") } == true)
        }
    }

    @Test("An empty timeline is an error, and the last one stays")
    func empty() async throws {
        let stage = Stage["empty"]
        let provider = ClosureProvider { done in
            let isFirst = stage.count.add(1, ordering: .relaxed).newValue == 1
            done(Timeline(entries: isFirst ? [CountEntry(text: "good")] : [], policy: .never))
        }
        try await withExtension(widget("Counter", provider)) { sender, _ async throws in
            #expect(try await sender.ask { _ in }.status == .succeeded)
            let outcome = try await sender.ask { _ in }
            #expect(outcome.status == .failed && outcome.reason?.contains("no entries") == true)
            #expect(try sender.text().contains("good"))
        }
    }

    @Test("An identical timeline is answered as well")
    func identical() async throws {
        try await withExtension(counter("identical")) { sender, _ async throws in
            for _ in 0..<3 { #expect(try await sender.ask { _ in }.timelines == ["w1"]) }
        }
    }

    @Test("Entries come in the order of the provider; too many are cut around now, with a remark")
    func manyEntries() async throws {
        let provider = ClosureProvider { done in
            done(
                Timeline(
                    entries: (0..<5000).map { CountEntry(date: Date(timeIntervalSinceNow: Double($0 - 100) * 60)) },
                    policy: .never))
        }
        try await withExtension(widget("Counter", provider)) { sender, _ async throws in
            #expect(try await sender.ask { _ in }.status == .succeeded)
            let timeline = try #require(try sender.timeline())
            #expect(
                timeline.entries.count == TimelineMaker.entryLimit
                    && timeline.droppedEntries == 5000 - TimelineMaker.entryLimit)
            #expect(timeline.policy == .atEnd && timeline.remarks.contains { $0.contains("5000 entries") })
        }
    }
}

/// Keeps a completion handler without calling it.
final class Kept: @unchecked Sendable {
    private var handler: (@Sendable (Timeline<CountEntry>) -> Void)?
    var onKeep: () -> Void = {}
    func keep(_ handler: @escaping @Sendable (Timeline<CountEntry>) -> Void) {
        self.handler = handler
        onKeep()
    }
}
