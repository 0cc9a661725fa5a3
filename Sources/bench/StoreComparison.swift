import Foundation
import JSONText
import ProcessSupport

/// The store beside SQLite, LMDB and a JSON file: what `bin/contention --compare` measures, one round a repetition.
enum StoreComparison {
    /// Adds a row for each store and durability.
    static func measure(seconds: Double, into report: inout Report) async throws {
        let child = try Child.start(
            Executable.folder + "/contention", ["--compare", "--json", "--rounds", "1", "--seconds", "\(seconds)"])
        child.closeInput()
        let ending = try await child.end(within: 300)
        guard case .array(let rows) = try JSONValue(jsonBytes: Array(child.output.text.utf8)) else {
            throw Failure("contention --compare: \(ending) \(child.errors?.text ?? "")")
        }
        let stores = rows.map(StoreFigures.init)
        for durability in ["relaxed", "durable"] {
            let group = stores.filter { $0.durability == durability }
            guard let ours = group.first(where: { $0.store == "group" }) else { continue }
            for store in group { add(store, beside: ours, into: &report) }
            for store in group where store.store == "sqlite" { addWaits(store, ours, into: &report) }
        }
    }

    private static func add(_ store: StoreFigures, beside ours: StoreFigures, into report: inout Report) {
        let goal: Report.Goal? =
            store.store == "sqlite" ? .ratioAtMost(store.durability == "relaxed" ? 1 : 1 / 1.5) : nil
        report.add(
            "transactions, \(store.durability), four writers: \(store.name)",
            "store.\(store.durability).\(store.store)",
            store.rate, .perSecond, ratio: store.rate / ours.rate, goal: goal)
    }

    private static func addWaits(_ sqlite: StoreFigures, _ ours: StoreFigures, into report: inout Report) {
        let key = "store.\(ours.durability)"
        let isRelaxed = ours.durability == "relaxed"
        report.add(
            "longest wait, \(ours.durability): this store against SQLite", key + ".longest", ours.longestWait / 1000,
            .microseconds, ratio: ours.longestWait / sqlite.longestWait, goal: isRelaxed ? .ratioAtMost(0.1) : nil)
        report.add(
            "Jain's index, \(ours.durability): this store against SQLite", key + ".jain", ours.jain, .share,
            ratio: ours.jain / sqlite.jain, goal: isRelaxed ? .atLeast(0.95) : nil)
    }
}

/// One line of the comparison.
private struct StoreFigures {
    var store = ""
    var durability = ""
    var rate = 0.0
    /// Nanoseconds.
    var longestWait = 0.0
    var jain = 0.0

    init(_ value: JSONValue) {
        guard case .object(let members) = value else { return }
        func text(_ key: String) -> String { if case .string(let text)? = members[key] { text } else { "" } }
        func number(_ key: String) -> Double {
            switch members[key] {
            case .double(let number)?: number
            case .int(let number)?: Double(number)
            default: 0
            }
        }
        (store, durability) = (text("store"), text("durability"))
        (rate, longestWait, jain) = (number("transactionsPerSecond"), number("longestWait"), number("jain"))
    }

    var name: String {
        switch store {
        case "group": "this store"
        case "sqlite": "SQLite, WAL, \(durability == "relaxed" ? "NORMAL" : "FULL")"
        case "lmdb": durability == "relaxed" ? "LMDB, no sync" : "LMDB"
        default: "JSON file, rewritten and renamed"
        }
    }
}
