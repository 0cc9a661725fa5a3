/// A sample of durations, microseconds.
struct Sample {
    private(set) var values: [Double]

    init(_ values: [Double] = []) { self.values = values }

    mutating func add(_ value: Double) { values.append(value) }
    mutating func add(_ other: Sample) { values += other.values }

    /// The value below which a share 0…1 of the sample lies.
    func quantile(_ share: Double) -> Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        return sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
    }

    var median: Double { quantile(0.5) }
    var p99: Double { quantile(0.99) }
    var maximum: Double { values.max() ?? .nan }
    var count: Int { values.count }
}
