/// Which entry of a timeline is on show, and when that changes.
///
/// 1. On show is the entry with the greatest date at or before now, in whatever order the entries were given.
/// 2. Of entries with equal dates the last given counts.
/// 3. While all dates lie ahead nothing of this timeline is on show yet.
///
/// Nothing is remembered between two questions, so a clock that jumps in either direction is answered rightly at once.
public struct EntrySchedule: Hashable, Sendable {
    /// Distinct dates, ascending.
    private let dates: [Double]
    /// For each of them the index of its entry, as given.
    private let indices: [Int]

    /// The schedule of entries with these dates, seconds since 1970. Dates that are no numbers never come.
    public init(_ given: [Double]) {
        let isAscending = zip(given, given.dropFirst()).allSatisfy { $0 < $1 }
        if isAscending, given.first?.isNaN != true {
            dates = given
            indices = Array(given.indices)
            return
        }
        var dates: [Double] = []
        var indices: [Int] = []
        let order = given.indices.filter { !given[$0].isNaN }.sorted { (given[$0], $0) < (given[$1], $1) }
        for index in order {
            if given[index] == dates.last {
                indices[indices.count - 1] = index
            } else {
                dates.append(given[index])
                indices.append(index)
            }
        }
        (self.dates, self.indices) = (dates, indices)
    }

    /// The index of the entry on show at a date; nil while all are ahead, or there are none.
    public func index(at date: Double) -> Int? {
        let position = firstAfter(date)
        return position == 0 ? nil : indices[position - 1]
    }

    /// The next date after `date` at which another entry is due; nil when there is none.
    public func nextFlip(after date: Double) -> Double? {
        let position = firstAfter(date)
        return position < dates.count && dates[position].isFinite ? dates[position] : nil
    }

    /// The last date; nil without entries.
    public var lastDate: Double? { dates.last }

    /// The position of the first date after `date`.
    private func firstAfter(_ date: Double) -> Int {
        var (low, high) = (0, dates.count)
        while low < high {
            let middle = (low + high) / 2
            if dates[middle] <= date { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
