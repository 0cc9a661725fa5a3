import AppIntents
import Dispatch
import Foundation
import ProbeModel
import WidgetKit

/// What code in an extension may do to its own process, on purpose or not.
enum RoughDeed: String, CaseIterable {
    /// Ends in good order, without an answer.
    case exits
    /// Asks its process to end, which it does when it has answered.
    case terminates
    /// Stops itself.
    case stops
    /// Closes every descriptor, those of others included.
    case closesAll
    /// Closes the standard streams and takes their numbers for files of its own.
    case closesStreams
    /// Goes to another folder and has files made without rights.
    case strays
    /// Leaves a child behind that has all it may inherit.
    case leavesChild
    /// Begins threads that never end.
    case leavesThreads
    /// Prints without end, on a thread of its own.
    case floods
    /// Prints a line of a megabyte.
    case shouts
    /// Ends while it holds the lock of the shared defaults.
    case exitsLocked
    /// Changes the shared defaults inside a change of them.
    case nests
    /// Never lets go of the main thread.
    case blocksMain
    /// Asks for a hundred reloads of everything.
    case reloadsAll
    /// Lets children end unseen and signals pass.
    case ignoresSignals
}

struct RoughIntent: AppIntent {
    static let title: LocalizedStringResource = "Be rough"

    @Parameter(title: "Deed")
    var deed: String

    init() {}
    init(_ deed: RoughDeed) { self.deed = deed.rawValue }

    func perform() async throws -> some IntentResult {
        ProbeStore.performed("rough \(deed)")
        guard let deed = RoughDeed(rawValue: deed) else { return .result() }
        switch deed {
        case .exits: exit(0)
        case .terminates: raise(SIGTERM)
        case .stops: raise(SIGSTOP)
        case .closesAll:
            for descriptor in 0..<Int32(1024) { close(descriptor) }
            return .result()
        case .closesStreams:
            for descriptor in Int32(0)...2 {
                close(descriptor)
                _ = open("/dev/null", O_RDONLY)
            }
        case .strays:
            chdir("/")
            umask(0o777)
        case .leavesChild: try Self.leaveChild()
        case .leavesThreads: for _ in 0..<200 { Thread.detachNewThread { while true { pause() } } }
        case .floods:
            Thread.detachNewThread {
                let words = [UInt8](repeating: 97, count: 64 << 10)
                while write(1, words, words.count) > 0 {}
            }
        case .shouts: print(String(repeating: "a", count: 1 << 20))
        case .exitsLocked: try ProbeStore.defaults.update { _ in exit(3) }
        case .nests: try ProbeStore.defaults.update { _ in ProbeStore.defaults.set(1, forKey: "nested") }
        case .blocksMain: await MainActor.run { while true { pause() } }
        case .reloadsAll: for _ in 0..<100 { WidgetCenter.shared.reloadAllTimelines() }
        case .ignoresSignals: for signal in [SIGCHLD, SIGTERM, SIGPIPE, SIGHUP] { Glibc.signal(signal, SIG_IGN) }
        }
        try ProbeStore.add()
        return .result()
    }

    /// A child that inherits what is not closed for it, and outlives this process.
    private static func leaveChild() throws {
        var pid = pid_t()
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
        defer { for word in words { free(word) } }
        guard posix_spawn(&pid, "/bin/sleep", nil, nil, words, environ) == 0 else { throw CocoaError(.fileNoSuchFile) }
        ProbeStore.performed("child \(pid)")
    }
}
