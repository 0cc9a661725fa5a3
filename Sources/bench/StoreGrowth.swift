import Foundation
import GroupContainer
import JSONText
import ProcessSupport

/// What reading and writing cost as the state grows, and what it costs to catch up.
struct StoreGrowth {
    let group: GroupDirectory

    /// Adds all rows.
    func add(to report: inout Report) throws {
        for keys in [10, 100, 1000, 10_000] {
            let writes = try transaction(keys: keys)
            report.add("one transaction with \(keys) keys in the store", microseconds(writes.median))
            report.figure("store.keys.\(keys).us", writes.median)
        }
        let catchUp = try catchUp()
        report.add("a reader catches up 1,000 transactions of 200 bytes", microseconds(catchUp.median))
        report.figure("store.catchup.1000.us", catchUp.median)
        let (small, large) = (try read(keys: 100), try read(keys: 10_000))
        report.add(
            "read after one change: 10,000 keys against 100", microseconds(large.median),
            ratio: factor(large.median / small.median), goal: "1×: the change's bytes, not the file's")
        report.figure("store.read.10000keys.us", large.median)
        let (idle, loaded) = try readers()
        report.add("read, nobody writes, p99", microseconds(idle.p99))
        report.add(
            "read while another process writes 1,000 times a second, p99", microseconds(loaded.p99),
            ratio: factor(loaded.p99 / idle.p99), goal: "≤ 2×")
        report.figure("store.read.idle.p99.us", idle.p99)
        report.figure("store.read.loaded.p99.us", loaded.p99)
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

    private func transaction(keys: Int) throws -> Sample {
        let journal = try filled("growth\(keys)", keys: keys)
        var sample = Sample()
        for round in 0..<500 {
            sample.add(try timed { try journal.set(.int(Int64(round)), forKey: "k\(round % keys)") })
        }
        return sample
    }

    private func catchUp() throws -> Sample {
        let writer = try filled("catchup", keys: 16)
        let reader = Journal.separate("catchup", in: group)
        let value = String(repeating: "v", count: 180)
        var sample = Sample()
        for round in 0..<9 {
            _ = try reader.values()
            for number in 0..<1000 { try writer.set(.string("\(round) \(number) \(value)"), forKey: "k\(number % 16)") }
            sample.add(try timed { _ = try reader.value(forKey: "k1") })
        }
        return sample
    }

    private func read(keys: Int) throws -> Sample {
        let writer = try filled("read\(keys)", keys: keys)
        let reader = Journal.separate("read\(keys)", in: group)
        _ = try reader.values()
        var sample = Sample()
        for round in 0..<500 {
            try writer.set(.int(Int64(round)), forKey: "k1")
            sample.add(try timed { _ = try reader.value(forKey: "k1") })
        }
        return sample
    }

    /// How long a read takes while nobody writes, and while a process writes a thousand times a second.
    private func readers() throws -> (idle: Sample, loaded: Sample) {
        let journal = try filled("readers", keys: 16)
        func sample() throws -> Sample {
            var sample = Sample()
            for _ in 0..<2000 {
                usleep(500)
                sample.add(try timed { _ = try journal.value(forKey: "k1") })
            }
            return sample
        }
        let idle = try sample()
        let writer = try Child.start("/proc/self/exe", ["--store-writer", group.path, "readers"])
        defer { writer.signal(SIGKILL) }
        return (idle, try sample())
    }

    /// The other side of ``readers()``: a transaction a millisecond, until it is killed.
    static func serveWriter(_ path: String, _ name: String) throws -> Never {
        let journal = Journal.separate(name, in: try GroupDirectory(opening: path))
        var number: Int64 = 0
        while true {
            number += 1
            try journal.set(.int(number), forKey: "k\(number % 16)")
            usleep(1000)
        }
    }
}
