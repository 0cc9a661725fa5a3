internal import AppIntents
internal import SwiftUI
internal import WidgetArchive
internal import WidgetKit
internal import GroupContainer
internal import WidgetHost

extension WidgetTester {
    /// What is shown before anything is known: the provider's placeholder, redacted.
    public func placeholder() async throws -> WidgetFrame {
        let archive = try await ask(.placeholder)
        return frame(of: archive.entries[0], archive, isPlaceholder: true)
    }

    /// What the gallery or a passing moment shows.
    ///
    /// - Parameter isPreview: whether the gallery asks, as the provider's `context.isPreview` says.
    public func snapshot(isPreview: Bool = false) async throws -> WidgetFrame {
        let archive = try await ask(.snapshot, isPreview: isPreview)
        return frame(of: archive.entries[0], archive)
    }

    /// Asks for a new timeline, as the renderer does, and puts it on show.
    @discardableResult
    public func askForTimeline() async throws -> WidgetTimeline { try await reload(.asked) }

    /// What is on show now; asks for the timeline if there is none yet.
    public func frame() async throws -> WidgetFrame {
        let present: WidgetTimeline
        if let timeline { present = timeline } else { present = try await reload(.asked) }
        guard let shown = present.frame(at: now) else {
            if let lastFrame { return lastFrame }
            return try await placeholder()
        }
        lastFrame = shown
        return shown
    }

    func reload(_ cause: WidgetReload.Cause) async throws -> WidgetTimeline {
        reloads.append(WidgetReload(date: now, cause: cause))
        if cause != .asked { budget.spend("\(cause)", at: hostTime) }
        let archive = try await ask(.timeline)
        let new = WidgetTimeline(
            frames: archive.entries.map { frame(of: $0, archive) }, archive: archive, askedAt: now)
        timeline = new
        return new
    }

    private func ask(_ purpose: TimelineArchive.Purpose, isPreview: Bool = false) async throws -> TimelineArchive {
        var surroundings = surroundings
        surroundings.isPreview = isPreview
        let request = ProviderRequest(purpose: purpose, widget: reference, surroundings: surroundings)
        return try await inPlace { [definition, now] in
            try await WidgetCalls.archive(request, of: definition, now: now.timeIntervalSince1970)
        }
    }

    private func frame(
        of entry: EntryArchive, _ archive: TimelineArchive, isPlaceholder: Bool = false
    ) -> WidgetFrame {
        WidgetFrame(
            entry: entry, reference: reference, surroundings: surroundings,
            ignoresContentMargins: archive.ignoresContentMargins, isPlaceholder: isPlaceholder,
            remarks: archive.remarks,
            now: now)
    }

    // MARK: The place

    /// Runs a widget's code as this tester's place has it: its group, clock, zone and locale.
    func inPlace<R: Sendable>(_ body: @MainActor () async throws -> R) async rethrows -> R {
        let present = TestTime.Present(now: now.timeIntervalSince1970, zone: timeZone)
        return try await GroupDirectory.$ofTask.withValue(home.directory) {
            try await TestTime.$present.withValue(present) {
                try await WidgetCalls.run(in: surroundings) { try await body() }
            }
        }
    }

    var reference: WidgetReference {
        WidgetReference(
            id: "tested", kind: kind, family: family.name ?? .systemSmall,
            configuration: configuration.map { Self.reading($0) })
    }

    private static func reading(_ intent: some WidgetConfigurationIntent) -> IntentReference {
        IntentReference(reading: intent)
    }

    var surroundings: Surroundings {
        var surroundings = Surroundings()
        surroundings.size = (family.name ?? .systemSmall).size
        surroundings.locale = locale.identifier
        surroundings.timeZone = timeZone.identifier
        surroundings.colorScheme = colorScheme == .dark ? "dark" : "light"
        surroundings.typeSize = "\(dynamicTypeSize)"
        surroundings.renderingMode = renderingMode.description
        return surroundings
    }
}
