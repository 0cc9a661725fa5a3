import Dispatch
import GroupContainer

/// The trace as the page shows it: read when something has happened here, never watched.
@MainActor
final class PageStories {
    /// How long lines are collected before they are read, seconds: about a frame.
    private static let wait = 0.016
    /// After something was read, when it is looked once more for lines that other processes wrote a little later.
    private static let afterwards = 0.08

    private var board = WaterfallBoard()
    private let reader: TraceReader?
    private let clock = TraceClock.current()
    private let timer: any DispatchSourceTimer
    private var isArmed = false
    private let onLook: @MainActor ([Int]) -> Void

    /// - Parameter onLook: called after each look, a little after something has happened, with the numbers of the
    ///   stories that have changed.
    init(_ group: GroupDirectory, onLook: @escaping @MainActor ([Int]) -> Void) {
        // Without a trace that can be read the page does without stories.
        reader = try? TraceReader(group)
        self.onLook = onLook
        timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .distantFuture)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        timer.resume()
    }

    isolated deinit { timer.cancel() }

    /// Something has happened: the trace is looked at soon.
    func poke() { arm(Self.wait) }

    /// The stories there are, oldest first.
    var numbers: [Int] { board.numbers }

    /// A story as the page is told of it.
    func message(_ number: Int) -> StoryMessage { StoryMessage(number, board.waterfall(number), clock: clock) }

    private func arm(_ seconds: Double) {
        guard !isArmed else { return }
        isArmed = true
        timer.schedule(deadline: .now() + seconds, leeway: .milliseconds(2))
    }

    private func read() {
        isArmed = false
        timer.schedule(deadline: .distantFuture)
        let events = (reader?.read() ?? []).filter { $0.boot == BootClock.bootID }
        onLook(board.take(events))
        guard !events.isEmpty else { return }
        arm(Self.afterwards)
    }
}
