import WidgetKit

/// Signals as events on the main actor.
@MainActor
final class SignalHandlers {
    private var sources: [any DispatchSourceSignal] = []

    /// Calls a handler instead of what the signal would do. SIGCONT goes on doing what it does.
    func on(_ numbers: [Int32], _ handler: @escaping @MainActor (Int32) -> Void) {
        for number in numbers {
            if number != SIGCONT { signal(number, SIG_IGN) }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { handler(number) } }
            source.resume()
            sources.append(source)
        }
    }
}
