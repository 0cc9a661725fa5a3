import AppIntents
import Foundation

/// The probe's intents whose place is the app, for one reason or another. Each leaves lines with the process's token.
package enum ProbeAppIntents {
    /// All of them, for the app to find by name.
    package static let all: [any AppIntent.Type] = [
        OpensIntent.self, ImmediateIntent.self, DynamicIntent.self, DeferredIntent.self, ContinuesIntent.self,
        HandsOverIntent.self, PlaysIntent.self, SlowAppIntent.self, DependsInAppIntent.self,
    ]
}

extension AppIntent {
    /// A line that says what was done and whether the app was in front.
    fileprivate func note(_ words: String) {
        ProbeStore.performed("\(words) \(systemContext.currentMode)")
    }
}

/// Opens the app and runs there.
package struct OpensIntent: AppIntent {
    package static let title: LocalizedStringResource = "Open the app"
    package static let openAppWhenRun = true

    package init() {}

    package func perform() async throws -> some IntentResult {
        note("opens")
        return .result()
    }
}

/// Wants the app in front before it runs.
package struct ImmediateIntent: AppIntent {
    package static let title: LocalizedStringResource = "In front at once"
    package static var supportedModes: IntentModes { .foreground(.immediate) }

    package init() {}

    package func perform() async throws -> some IntentResult {
        note("immediate")
        return .result()
    }
}

/// Begins behind and asks for the front.
package struct DynamicIntent: AppIntent {
    package static let title: LocalizedStringResource = "In front when asked"
    package static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }

    package init() {}

    package func perform() async throws -> some IntentResult {
        ProbeStore.performed("dynamic began")
        try await continueInForeground()
        note("dynamic")
        return .result()
    }
}

/// Has the app come to the front at its end.
package struct DeferredIntent: AppIntent {
    package static let title: LocalizedStringResource = "In front at the end"
    package static var supportedModes: IntentModes { [.background, .foreground(.deferred)] }

    package init() {}

    package func perform() async throws -> some IntentResult {
        note("deferred")
        return .result()
    }
}

/// Runs in the app and goes on in front of it.
package struct ContinuesIntent: ForegroundContinuableIntent {
    package static let title: LocalizedStringResource = "Go on in front"

    package init() {}

    package func perform() async throws -> some IntentResult {
        ProbeStore.performed("continues began")
        let place = try await requestToContinueInForeground { "front" }
        note("continues in \(place)")
        return .result()
    }
}

/// Begins in the extension, which cannot come to the front: the app takes it from there.
package struct HandsOverIntent: AppIntent {
    package static let title: LocalizedStringResource = "Begin here, go on in the app"

    package init() {}

    package func perform() async throws -> some IntentResult {
        ProbeStore.performed("hand-over began")
        try await continueInForeground("The rest needs the app.")
        note("hand-over ended")
        return .result()
    }
}

/// Runs in the app without bringing it to the front.
package struct PlaysIntent: AudioPlaybackIntent {
    package static let title: LocalizedStringResource = "Play"

    package init() {}

    package func perform() async throws -> some IntentResult {
        ProbeStore.performed("plays")
        return .result()
    }
}

/// Waits in the app for a byte in the FIFO `go`.
package struct SlowAppIntent: AppIntent {
    package static let title: LocalizedStringResource = "Take your time in the app"
    package static let openAppWhenRun = true

    package init() {}

    package func perform() async throws -> some IntentResult {
        ProbeStore.performed("app slow began")
        await ProbeStore.wait(at: "go")
        ProbeStore.performed("app slow")
        return .result()
    }
}

/// What the extension and the app each register for themselves.
package struct Greeter: Sendable {
    /// Says which process registered it.
    package let words: String
    package init(words: String) { self.words = words }
}

/// Depends on a ``Greeter`` in the extension.
package struct DependsIntent: AppIntent {
    package static let title: LocalizedStringResource = "Depend"

    @Dependency package var greeter: Greeter

    package init() {}

    package func perform() async throws -> some IntentResult {
        ProbeStore.performed("depends on \(greeter.words)")
        return .result()
    }
}

/// Depends on a ``Greeter`` in the app.
package struct DependsInAppIntent: AppIntent {
    package static let title: LocalizedStringResource = "Depend in the app"
    package static let openAppWhenRun = true

    @Dependency package var greeter: Greeter

    package init() {}

    package func perform() async throws -> some IntentResult {
        ProbeStore.performed("app depends on \(greeter.words)")
        return .result()
    }
}
