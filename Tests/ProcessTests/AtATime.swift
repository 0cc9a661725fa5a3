import Foundation
import Testing

/// How many tests run their processes at a time.
///
/// Each takes several processes with an inotify instance each, and a user has 128 of them; beyond, the processes poll,
/// as they should, and everything takes seconds.
actor Places {
    static let shared = Places(max(6, ProcessInfo.processInfo.activeProcessorCount * 2))

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = count }

    func take() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func give() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}

/// Lets a test begin when there is a place for its processes.
struct FewAtATime: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Places.shared.take()
        do {
            try await function()
        } catch {
            await Places.shared.give()
            throw error
        }
        await Places.shared.give()
    }
}

extension Trait where Self == FewAtATime {
    static var fewAtATime: Self { FewAtATime() }
}
