import Foundation
import JSONText
import ProcessSupport

/// The store beside SQLite and LMDB: what `bin/contention --compare` measures, with fewer rounds.
struct StoreComparison {
    /// Adds a row for each store and durability.
    static func add(to report: inout Report, rounds: Int) async throws {
        let child = try Child.start(
            Executable.folder + "/contention", ["--compare", "--json", "--rounds", "\(rounds)", "--seconds", "0.5"])
        child.closeInput()
        let ending = try await child.end(within: 300)
        guard case .array(let rows) = try JSONValue(jsonBytes: Array(child.output.text.utf8)) else {
            throw Failure("contention --compare: \(ending) \(child.errors?.text ?? "")")
        }
        let stores = rows.map(StoreFigures.init)
        for durability in ["relaxed", "durable"] {
            let group = stores.filter { $0.durability == durability }
            guard let ours = group.first(where: { $0.store == "group" }) else { continue }
            for store in group {
                let name = "store, \(durability), 4 writers: \(store.store == "group" ? "this one" : store.store)"
                report.add(
                    name,
                    "\(Int(store.rate)) tx/s · longest wait \(microseconds(store.longestWait / 1000)) · "
                        + "Jain \((store.jain * 100).rounded() / 100)",
                    ratio: factor(store.rate / ours.rate),
                    goal: store.store == "sqlite" ? (durability == "relaxed" ? "≤ 1×" : "≤ 0.67×") : "")
                report.figure("store.\(durability).\(store.store).rate", store.rate)
                report.figure("store.\(durability).\(store.store).longest.us", store.longestWait / 1000)
            }
        }
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
}
