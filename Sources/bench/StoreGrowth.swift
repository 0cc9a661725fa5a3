import Foundation
import GroupContainer
import JSONText
import ProcessSupport

/// What writing costs as the state grows, and what it costs to catch up.
struct StoreGrowth {
    private let group: GroupDirectory

    /// Adds all rows.
    static func measure(into report: inout Report) throws {
        let place = try TestGroup()
        let growth = StoreGrowth(group: try GroupDirectory(opening: place.path))
        var few = 0.0
        for keys in [10, 100, 1000, 10_000] {
            let median = try growth.transaction(keys: keys)
            if keys == 10 { few = median }
            report.add(
                "one transaction with \(keys) keys in the store, against 10", "growth.keys.\(keys)", median,
                .microseconds, ratio: median / few, goal: .ratioAtMost(1.5))
        }
        var one = 0.0
        for count in [1, 10, 100, 1000, 10_000] {
            let each = try growth.catchUp(count) / Double(count)
            if count == 1 { one = each }
            report.add(
                "a reader catches up \(count == 1 ? "one transaction" : "\(count) transactions") of 200 bytes: each",
                "growth.catchup.\(count)", each, .microseconds, ratio: each / one, goal: .ratioAtMost(1))
        }
        let (small, large) = (try growth.read(keys: 100), try growth.read(keys: 10_000))
        report.add(
            "a reader catches up one transaction: 10,000 keys in the store against 100", "growth.read.10000", large,
            .microseconds, ratio: large / small, goal: .ratioAtMost(1.5))
        withExtendedLifetime(place) {}
    }

    private func filled(_ name: String, keys: Int) throws -> Journal {
        let journal = Journal.separate(name, in: group)
        let value = JSONValue.string(String(repeating: "v", count: 200))
        try journal.update { values in for key in 0..<keys { values["k\(key)"] = value } }
        return journal
    }

    private func timed(_ body: () throws -> Void) rethrows -> Double {
        let start = nanoseconds()
        try body()
        return Double(nanoseconds() - start) / 1000
    }

    private func transaction(keys: Int) throws -> Double {
        let journal = try filled("growth\(keys)", keys: keys)
        var sample = Sample()
        for round in 0..<500 {
            sample.add(try timed { try journal.set(.int(Int64(round)), forKey: "k\(round % keys)") })
        }
        return sample.median
    }

    private func catchUp(_ count: Int) throws -> Double {
        let writer = try filled("catchup\(count)", keys: 16)
        let reader = Journal.separate("catchup\(count)", in: group)
        let value = String(repeating: "v", count: 180)
        var sample = Sample()
        for round in 0..<max(9, min(500, 2000 / count)) {
            _ = try reader.values()
            for number in 0..<count {
                try writer.set(.string("\(round) \(number) \(value)"), forKey: "k\(number % 16)")
            }
            sample.add(try timed { _ = try reader.value(forKey: "k1") })
        }
        return sample.median
    }

    private func read(keys: Int) throws -> Double {
        let writer = try filled("read\(keys)", keys: keys)
        let reader = Journal.separate("read\(keys)", in: group)
        _ = try reader.values()
        var sample = Sample()
        for round in 0..<500 {
            try writer.set(.int(Int64(round)), forKey: "k1")
            sample.add(try timed { _ = try reader.value(forKey: "k1") })
        }
        return sample.median
    }
}
