import Foundation
import Glibc
import GroupContainer
import JSONText
import ProcessSupport

/// How long a read takes while nobody writes, and while other processes do.
///
/// A reader takes no lock. What it does is to catch up with the bytes that were appended since its last read, so three
/// things are told apart: a read with nothing to catch up with; a read at the pace of a busy app, where there is at most
/// a transaction or two; and a read beside writers that do nothing else, compared with catching up with as many
/// transactions while nobody writes. The last ratio is what the writers' presence costs.
struct Readers {
    private let group: GroupDirectory
    private let journal: Journal
    private static let name = "readers"

    static func measure(into report: inout Report) async throws {
        let place = try TestGroup()
        let readers = try Readers(GroupDirectory(opening: place.path))
        let idle = try readers.sample(reads: 2000)
        report.add("read, nobody writes", "read.idle.median", idle.median, .microseconds)
        report.add("read, nobody writes, p99", "read.idle.p99", idle.p99, .microseconds)
        let paced = try await readers.beside(writers: 1, pause: 1000, reads: 2000)
        report.add(
            "read, another process writes 1,000 times a second, p99, against nobody", "read.paced.p99",
            paced.durations.p99, .microseconds, ratio: paced.durations.p99 / idle.p99, goal: .ratioAtMost(2))
        let busy = try await readers.beside(writers: 4, pause: 0, reads: 1000)
        let same = try readers.catchUp(transactions: max(Int(busy.caughtUp.median), 1), reads: 100)
        report.add(
            "read, four processes write all the time, against the same catching up while nobody writes",
            "read.busy.median", busy.durations.median, .microseconds, ratio: busy.durations.median / same.median,
            goal: .ratioAtMost(2), note: "\(Int(busy.caughtUp.median)) transactions a read")
        let most = try readers.catchUp(transactions: max(Int(busy.caughtUp.p99), 1), reads: 100)
        report.add(
            "the same, p99", "read.busy.p99", busy.durations.p99, .microseconds,
            ratio: busy.durations.p99 / most.p99, goal: .ratioAtMost(2),
            note: "\(Int(busy.caughtUp.p99)) transactions a read")
        withExtendedLifetime(place) {}
    }

    private init(_ group: GroupDirectory) throws {
        self.group = group
        journal = Journal.separate(Self.name, in: group)
        let value = JSONValue.string(String(repeating: "v", count: 200))
        try journal.update { values in for key in 0..<16 { values["k\(key)"] = value } }
    }

    /// Reads two thousand times a second, as nobody needs to.
    private func sample(reads: Int) throws -> Sample {
        try observed(reads: reads).durations
    }

    private func observed(reads: Int) throws -> (durations: Sample, caughtUp: Sample) {
        var (durations, caughtUp) = (Sample(), Sample())
        var last = try journal.sequence()
        for _ in 0..<reads {
            usleep(500)
            let start = nanoseconds()
            _ = try journal.value(forKey: "k1")
            durations.add(Double(nanoseconds() - start) / 1000)
            let sequence = try journal.sequence()
            caughtUp.add(Double(sequence - last))
            last = sequence
        }
        return (durations, caughtUp)
    }

    private func beside(writers: Int, pause: Int, reads: Int) async throws -> (durations: Sample, caughtUp: Sample) {
        var children: [Child] = []
        defer { for child in children { child.signal(SIGKILL) } }
        for _ in 0..<writers {
            let child = try Child.start("/proc/self/exe", ["--store-writer", group.path, Self.name, "\(pause)"])
            children.append(child)
            guard await child.output.wait(until: { !$0.isEmpty }) else { throw Failure("a writer did not start") }
        }
        return try observed(reads: reads)
    }

    /// The same catching up with nobody beside: the transactions are appended first, then read.
    private func catchUp(transactions: Int, reads: Int) throws -> Sample {
        let writer = Journal.separate(Self.name, in: group)
        var sample = Sample()
        for _ in 0..<reads {
            for number in 0..<transactions { try Self.write(Int64(number), to: writer) }
            usleep(500)
            let start = nanoseconds()
            _ = try journal.value(forKey: "k1")
            sample.add(Double(nanoseconds() - start) / 1000)
        }
        return sample
    }

    private static let filling = String(repeating: "v", count: 190)

    private static func write(_ number: Int64, to journal: Journal) throws {
        try journal.set(.string("\(number) \(filling)"), forKey: "k\(number % 16)")
    }

    /// The other side: transactions until it is killed, so many microseconds apart.
    static func serveWriter(_ path: String, _ name: String, pause: UInt32) throws -> Never {
        let journal = Journal.separate(name, in: try GroupDirectory(opening: path))
        print("ready")
        fflush(nil)
        var number: Int64 = 0
        while true {
            number += 1
            try write(number, to: journal)
            if pause > 0 { usleep(pause) }
        }
    }
}
