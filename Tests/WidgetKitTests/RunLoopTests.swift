import AppIntents
import GroupContainer
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

@MainActor
@Suite("The extension's run loop")
struct RunLoopTests {
    @Test("A tap is performed and its widget's new timeline is published with the answer")
    func tap() async throws {
        try await withExtension(counter("tap")) { sender, process async throws in
            let outcome = try await sender.tap(Count("tap"))
            #expect(outcome.status == .succeeded && outcome.timelines == ["w1"] && outcome.claimant == process.instance)
            #expect(try sender.text().contains("count 1"))
            #expect(try Mailbox(.intents, in: sender.group).claimed().isEmpty)
        }
    }

    @Test("Taps that wait when the process starts are performed")
    func waiting() async throws {
        var id = ""
        try await withExtension(
            counter("waiting"), before: { id = try $0.send(IntentReference(reading: Count("waiting"))) }
        ) { sender, _ async throws in
            #expect(try await sender.answer(id).status == .succeeded)
        }
    }

    @Test("A hundred quick taps are performed once each, by one process or by two", arguments: [1, 2])
    func hundred(processes: Int) async throws {
        let stage = "hundred \(processes)"
        try await withExtension(counter(stage)) { sender, _ async throws in
            let others = try (1..<processes).map { _ in
                let other = ExtensionProcess(group: sender.group, instance: InstanceName.make())
                try other.start(counter(stage))
                return other
            }
            defer { others.forEach { $0.stop() } }
            let ids = try (0..<100).map { _ in try sender.send(IntentReference(reading: Count(stage))) }
            var claimants: Set<String> = []
            for id in ids {
                let outcome = try await sender.answer(id)
                #expect(outcome.status == .succeeded && outcome.timelines == ["w1"])
                claimants.insert(outcome.claimant)
            }
            #expect(Stage[stage].count.load(ordering: .relaxed) == 100)
            #expect(try sender.text().contains("count 100"))
            #expect(claimants.count <= processes)
        }
    }

    @Test("Intents perform side by side; a timeline never shows less than its own tap")
    func concurrent() async throws {
        let stage = Stage["concurrent"]
        try await withExtension(counter("concurrent")) { sender, _ async throws in
            let late = try (0..<3).map { _ in try sender.send(IntentReference(reading: CountLater("concurrent"))) }
            await stage.arrivals(3)
            #expect(try await sender.tap(Count("concurrent")).status == .succeeded)
            #expect(try sender.text().contains("count 1"))
            stage.open()
            for id in late { #expect(try await sender.answer(id).status == .succeeded) }
            #expect(try sender.text().contains("count 4"))
        }
    }

    @Test("A thrown error is the answer, with the intent's name, and no timeline is made")
    func throwing() async throws {
        try await withExtension(counter("throwing")) { sender, _ async throws in
            let outcome = try await sender.tap(Refusing())
            #expect(
                outcome.status == .failed && outcome.reason == "Refusing: the server said no"
                    && outcome.timelines.isEmpty)
            #expect(Stage["throwing"].providerRuns.load(ordering: .relaxed) == 0)
        }
    }

    @Test("A tap that lacks a value is refused before perform")
    func missingValue() async throws {
        try await withExtension(counter("missing")) { sender, _ async throws in
            var reference = IntentReference(reading: Count("missing"))
            reference.parameters = [:]
            let outcome = try await sender.answer(sender.send(reference))
            #expect(outcome.status == .failed && outcome.reason?.contains("parameter stage has no value") == true)
        }
    }

    @Test("A tap past its deadline, or of another boot, is never performed")
    func late() async throws {
        try await withExtension(counter("late")) { sender, _ async throws in
            let reference = IntentReference(reading: Count("late"))
            #expect(try await sender.answer(sender.send(reference, deadline: BootClock.now() - 1)).status == .voided)
            #expect(try await sender.answer(sender.send(reference, bootID: "another")).status == .voided)
            #expect(try await sender.tap(Count("late")).status == .succeeded)
            #expect(Stage["late"].count.load(ordering: .relaxed) == 1)
        }
    }

    @Test("An intent that outlives its deadline is cancelled and answered as timed out")
    func deadline() async throws {
        try await withExtension(counter("deadline")) { sender, process async throws in
            let id = try sender.send(IntentReference(reading: Endless("deadline")))
            await Stage["deadline"].arrivals(1)
            process.deadlinesPassed([id])
            let outcome = try await sender.answer(id)
            #expect(outcome.status == .timedOut && outcome.reason?.contains("Endless was cancelled") == true)
            #expect(try await sender.tap(Count("deadline")).status == .succeeded)
        }
    }

    @Test(
        "A file that is no invocation is kept in quarantine, answered, and stops nothing",
        arguments: ["", "{", "[]", "{\"intent\":7}", "\u{0}\u{1}"])
    func malformed(text: String) async throws {
        try await withExtension(counter("malformed")) { sender, _ async throws in
            let id = Identifier.make()
            try Mailbox(.intents, in: sender.group).send(Array(text.utf8), id: id)
            let outcome = try await sender.answer(id)
            #expect(outcome.status == .failed || outcome.status == .voided)
            #expect(try await sender.tap(Count("malformed")).status == .succeeded)
            let kept = try FileManager.default.contentsOfDirectory(atPath: sender.group.path(.quarantine))
            #expect(kept.contains { $0.contains(id) })
        }
    }

    @Test("The answer to a tap brings the tapped widget and names those that follow; kinds of others become wishes")
    func reloads() async throws {
        let definitions = counter("reloads") + counter("reloads", kind: "Other") + counter("reloads", kind: "Third")
        try await withExtension(definitions) { sender, _ async throws in
            try sender.write(home: [
                .tapped, WidgetReference(id: "w2", kind: "Other", family: .systemLarge),
                WidgetReference(id: "w3", kind: "Counter", family: .systemSmall),
                WidgetReference(id: "w4", kind: "Third", family: .systemSmall),
            ])
            let outcome = try await sender.tap(Reloading(["Other", "Foreign", "Other"]))
            #expect(outcome.timelines == ["w1"] && outcome.following == ["w2", "w3"])
            #expect(outcome.reloadedKinds == ["Other", "Foreign"])
            #expect(try sender.timeline("w1") != nil && sender.timeline("w2") == nil)
            #expect(try AtomicFile.read(sender.group.path(.reloads, "Foreign")) != nil)
            #expect(try AtomicFile.read(sender.group.path(.reloads, "Other")) == nil)
            let all = try await sender.tap(Reloading([], all: true))
            #expect(all.timelines == ["w1"] && all.following == ["w2", "w3", "w4"])
        }
    }

    @Test("An intent to go on with is handed to the app")
    func goesOn() async throws {
        try await withExtension(counter("goes on")) { sender, _ async throws in
            let outcome = try await sender.tap(GoesOn())
            #expect(outcome.status == .continuesInApp)
            let handed = try Invocation(jsonBytes: Array(#require(outcome.payload).utf8))
            #expect(handed.url == "tasks://new" && handed.intent == nil)
        }
    }

    @Test("A kind whose provider fails is answered all the same: the intent was performed")
    func providerFails() async throws {
        try await withExtension(widget("Counter", ClosureProvider { _ in })) { sender, _ async throws in
            let outcome = try await sender.tap(Count("provider fails"))
            #expect(outcome.status == .succeeded && outcome.timelines.isEmpty)
            #expect(outcome.reason?.contains("without calling it") == true)
        }
    }

    @Test("The manifest tells kinds, names, families and the configuration")
    func manifest() async throws {
        try await withExtension(SampleBundle().body.body._definitions()) { sender, process async throws in
            let bytes = try #require(try AtomicFile.read(sender.group.path(.extensions, process.instance + ".json")))
            let manifest = try Manifest(jsonBytes: bytes)
            #expect(manifest.widgets.map(\.kind) == ["Chosen", "Named"] && manifest.instance == process.instance)
            let chosen = try #require(manifest.widgets.first)
            #expect(chosen.displayName == "Choose" && chosen.summary == "What it tastes like.")
            #expect(chosen.families == [.systemSmall, .systemLarge])
            #expect(chosen.ignoresContentMargins && !chosen.isBackgroundRemovable)
            #expect(chosen.configuration?.parameters.map(\.name) == ["flavour", "times"])
            #expect(manifest.widgets.last?.displayName == "Counts")
            #expect(try AliveFile.isAlive(process.instance, in: sender.group))
        }
    }
}
