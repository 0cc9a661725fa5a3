import AppIntents
import Foundation
import WidgetKit

/// Shared state of the probe: everything in one suite, and a line per performed intent in a file that tests count.
enum ProbeStore {
    nonisolated(unsafe) static var bundleToken = ""

    static var defaults: WidgetKit.UserDefaults { WidgetKit.UserDefaults(suiteName: "group.probe")! }

    static func entry() -> ProbeEntry {
        let defaults = defaults
        return ProbeEntry(date: Date(), count: defaults.integer(forKey: "count"), isOn: defaults.bool(forKey: "flag"))
    }

    static func performed(_ name: String) {
        guard
            let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.probe")
        else { return }
        let line = "\(name) \(ProcessInfo.processInfo.processIdentifier) \(bundleToken)\n"
        let file = fopen(folder.appendingPathComponent("performed.log").path, "a")
        fputs(line, file)
        fclose(file)
    }

    static func add() throws {
        try defaults.update { transaction in
            transaction.set(transaction.integer(forKey: "count") + 1, forKey: "count")
        }
    }
}

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

/// Performs only when something is written into the FIFO `go` beside its log, so a test decides how long it takes.
struct SlowIntent: AppIntent {
    static let title: LocalizedStringResource = "Add one, when told"

    init() {}

    func perform() async throws -> some IntentResult {
        ProbeStore.performed("slow began")
        guard
            let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.probe")
        else { return .result() }
        let path = folder.appendingPathComponent("go").path
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                // Opening a FIFO for reading waits for its writer.
                close(open(path, O_RDONLY))
                continuation.resume()
            }
        }
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
