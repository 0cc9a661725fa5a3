import AppIntents
import Foundation
import ProbeModel
import WidgetKit

struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add one"

    init() {}

    func perform() async throws -> some IntentResult {
        try ProbeStore.add()
        ProbeStore.performed("add")
        WidgetCenter.shared.reloadTimelines(ofKind: "ProbeWidget")
        return .result()
    }
}

/// Performs only when a byte is put into the FIFO `go` beside its log, so a test decides how long it takes.
struct SlowIntent: AppIntent {
    static let title: LocalizedStringResource = "Add one, when told"

    init() {}

    func perform() async throws -> some IntentResult {
        ProbeStore.performed("slow began")
        await ProbeStore.wait(at: "go")
        try Task.checkCancellation()
        try ProbeStore.add()
        ProbeStore.performed("slow")
        return .result()
    }
}

struct ThrowIntent: AppIntent {
    static let title: LocalizedStringResource = "Fail"

    init() {}

    struct Refusal: LocalizedError {
        var errorDescription: String? { "the server said no" }
    }

    func perform() async throws -> some IntentResult {
        ProbeStore.performed("throw")
        if !ProbeStore.bundleToken.isEmpty { throw Refusal() }
        return .result()
    }
}

struct CrashIntent: AppIntent {
    static let title: LocalizedStringResource = "Crash"

    init() {}

    func perform() async throws -> some IntentResult {
        ProbeStore.performed("crash")
        if !ProbeStore.bundleToken.isEmpty { fatalError("crashed on purpose") }
        return .result()
    }
}

/// Does not listen to cancellation: only a kill ends it.
struct HangIntent: AppIntent {
    static let title: LocalizedStringResource = "Hang"

    init() {}

    func perform() async throws -> some IntentResult {
        ProbeStore.performed("hang began")
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        ProbeStore.performed("hang")
        return .result()
    }
}

struct FlagIntent: AppIntent {
    static let title: LocalizedStringResource = "Set the flag"

    @Parameter(title: "Value")
    var value: Bool

    init() {}
    init(value: Bool) { self.value = value }

    func perform() async throws -> some IntentResult {
        ProbeStore.defaults.set(value, forKey: "flag")
        ProbeStore.performed("flag \(value)")
        return .result()
    }
}

/// Turns the flag: what the essay calls fragile.
struct FlipIntent: AppIntent {
    static let title: LocalizedStringResource = "Turn the flag"

    init() {}

    func perform() async throws -> some IntentResult {
        try ProbeStore.defaults.update { $0.set(!$0.bool(forKey: "flag"), forKey: "flag") }
        ProbeStore.performed("flip")
        return .result()
    }
}

/// Succeeds and changes nothing.
struct IdleIntent: AppIntent {
    static let title: LocalizedStringResource = "Change nothing"

    init() {}

    func perform() async throws -> some IntentResult {
        ProbeStore.performed("idle")
        return .result()
    }
}
