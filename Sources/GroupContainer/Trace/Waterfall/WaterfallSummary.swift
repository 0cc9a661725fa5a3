/// Where the time goes in many stories of one sort: for each step how often it came, its median and its 99th percentile.
///
/// A pure value; ``render(width:style:glyphs:)`` draws it as a table. Stories that did not end with a frame are counted,
/// and left out of the durations: what failed has another shape.
public struct WaterfallSummary: Sendable, Hashable {
    /// What is summed up together.
    public enum Sort: String, Sendable, Hashable, CaseIterable {
        /// What began with a tap.
        case taps
        /// What began with somebody who asked for a timeline.
        case reloads
    }

    /// How long one step took, over all stories that have it.
    public struct Row: Sendable, Hashable {
        /// The process that took the step.
        public var role: ProcessRole
        /// What it did, in a word or two.
        public var name: String
        /// What the time was mostly spent on.
        public var kind: Waterfall.Step.Kind
        /// In how many stories.
        public var count: Int
        /// When it usually begins: the median, in microseconds after the story's beginning.
        public var begin: Int64
        /// How long it usually takes: the median, in microseconds.
        public var median: Int64
        /// The 99th percentile, in microseconds.
        public var p99: Int64
    }

    /// What kind of stories these are.
    public let sort: Sort
    /// How many ended with a frame.
    public let drawn: Int
    /// How many went wrong.
    public let failed: Int
    /// How many had nothing to draw, or have no end yet.
    public let others: Int
    /// From the beginning to the frame; nil without a frame.
    public let total: Row?
    /// The steps, in the order in which they usually begin. Steps of different processes overlap, and a lock is held
    /// within another step: their sum is no total.
    public let steps: [Row]

    /// Sums up those of the stories that are of one sort.
    public init(of sort: Sort, in stories: [Waterfall]) {
        let stories = stories.filter { Self.sort(of: $0) == sort }
        let good = stories.filter { $0.result == .drawn }
        self.sort = sort
        drawn = good.count
        failed = stories.count { $0.result.isFailure }
        others = stories.count - drawn - failed
        total =
            good.isEmpty
            ? nil : Parts(durations: good.map(\.total)).row(Key(role: .renderer, name: "in all"))
        var steps: [Key: Parts] = [:]
        for story in good {
            for (key, part) in Self.parts(of: story) { steps[key, default: Parts()].add(part) }
        }
        self.steps = steps.map { $1.row($0) }.sorted { ($0.begin, $0.name) < ($1.begin, $1.name) }
    }

    /// What kind of story it is.
    private static func sort(of story: Waterfall) -> Sort {
        story.events.contains { $0.name == .tap } ? .taps : .reloads
    }

    /// The steps until the frame; what came several times is one, from its first beginning on.
    private static func parts(of story: Waterfall) -> [Key: Part] {
        let end = story.begin + story.total
        var parts: [Key: Part] = [:]
        // The moment that began it took no time.
        for step in story.steps.dropFirst() where step.end <= end {
            let key = Key(role: step.role, name: step.name)
            parts[key, default: Part(kind: step.kind, begin: step.begin - story.begin)].duration += step.duration
        }
        return parts
    }

    private struct Key: Hashable {
        var role: ProcessRole
        var name: String
    }

    private struct Part {
        var kind: Waterfall.Step.Kind
        var begin: Int64
        var duration: Int64 = 0
    }

    private struct Parts {
        var kinds: [Waterfall.Step.Kind: Int] = [:]
        var begins: [Int64] = []
        var durations: [Int64] = []

        mutating func add(_ part: Part) {
            kinds[part.kind, default: 0] += 1
            begins.append(part.begin)
            durations.append(part.duration)
        }

        func row(_ key: Key) -> Row {
            Row(
                role: key.role, name: key.name, kind: kinds.max { $0.value < $1.value }?.key ?? .work,
                count: durations.count,
                begin: quantile(begins, 0.5), median: quantile(durations, 0.5), p99: quantile(durations, 0.99))
        }

        private func quantile(_ values: [Int64], _ share: Double) -> Int64 {
            guard !values.isEmpty else { return 0 }
            return values.sorted()[min(Int(Double(values.count) * share), values.count - 1)]
        }
    }
}
