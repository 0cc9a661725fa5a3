/// Counts of durations in buckets a sixteenth of their size wide, so quantiles are right within 7 %.
struct Histogram {
    /// How many buckets reach to a quarter of an hour in nanoseconds.
    static let bucketCount = 608

    private(set) var counts = [Int](repeating: 0, count: bucketCount)
    private(set) var maximum: Int64 = 0

    /// The bucket of a duration in nanoseconds.
    static func bucket(_ nanoseconds: Int64) -> Int {
        let value = UInt64(max(nanoseconds, 0))
        if value < 16 { return Int(value) }
        let exponent = 63 - value.leadingZeroBitCount
        return min((exponent - 3) * 16 + Int(value >> UInt64(exponent - 4) & 15), bucketCount - 1)
    }

    /// The middle of a bucket, nanoseconds.
    static func middle(_ bucket: Int) -> Int64 {
        if bucket < 16 { return Int64(bucket) }
        let exponent = bucket / 16 + 3
        let width = Int64(1) << Int64(exponent - 4)
        return (Int64(16 + bucket % 16) * width) + width / 2
    }

    var total: Int { counts.reduce(0, +) }

    /// The duration below which a share 0…1 of all lies, nanoseconds; 0 when there is none.
    func quantile(_ share: Double) -> Int64 {
        let total = total
        guard total > 0 else { return 0 }
        let wanted = max(Int((Double(total) * share).rounded(.up)), 1)
        var seen = 0
        for (bucket, count) in counts.enumerated() where count > 0 {
            seen += count
            if seen >= wanted { return min(Self.middle(bucket), maximum) }
        }
        return maximum
    }

    mutating func add(bucket: Int, count: Int) { counts[bucket] += count }
    mutating func raise(_ value: Int64) { maximum = max(maximum, value) }

    mutating func add(_ nanoseconds: Int64) {
        add(bucket: Self.bucket(nanoseconds), count: 1)
        raise(nanoseconds)
    }

    mutating func add(_ other: Histogram) {
        for (bucket, count) in other.counts.enumerated() { counts[bucket] += count }
        raise(other.maximum)
    }
}
