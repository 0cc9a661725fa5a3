/// A part of the benchmark that can be asked for by name; ``Arguments/help`` says what each is.
enum Section: String, CaseIterable {
    case taps, shell, archives, pictures, page, crowd, start, idle, stores, readers, growth, burst

    /// Measures once.
    @MainActor
    func measure(_ arguments: Arguments, into report: inout Report, repetition: Int) async throws {
        switch self {
        case .taps: try await TapRows.measure(rounds: arguments.rounds, into: &report)
        case .shell: try await ShellPeer.measure(rounds: min(arguments.rounds, 40), into: &report)
        case .archives: try await ArchiveRows.measure(into: &report)
        case .pictures: try await Pictures.measure(into: &report)
        case .page: try await WebTaps.measure(rounds: arguments.rounds, into: &report)
        case .crowd: try await ManyWidgets.measure(count: 200, rounds: arguments.rounds, into: &report)
        case .start: try await StartUp.measure(rounds: 15, into: &report)
        case .idle:
            // It takes minutes, and counts wake-ups, of which none is expected: once is enough.
            guard repetition == 1, arguments.idle > 0 else { return }
            try await IdleRows.measure(seconds: arguments.idle, into: &report)
        case .stores: try await StoreComparison.measure(seconds: 0.5, into: &report)
        case .readers: try await Readers.measure(into: &report)
        case .growth: try StoreGrowth.measure(into: &report)
        case .burst: try await WatchBurst.measure(into: &report)
        }
    }
}
