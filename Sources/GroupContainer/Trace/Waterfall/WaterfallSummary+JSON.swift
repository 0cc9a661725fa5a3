import JSONText

extension WaterfallSummary {
    /// The same for programs: durations in microseconds.
    public var json: JSONValue {
        var members: [String: JSONValue] = [
            "of": .string(sort.rawValue), "drawn": .int(Int64(drawn)), "failed": .int(Int64(failed)),
            "withoutFrame": .int(Int64(others)), "steps": .array(steps.map(\.json)),
        ]
        if let total { members["total"] = .object(["median": .int(total.median), "p99": .int(total.p99)]) }
        return .object(members)
    }
}

extension WaterfallSummary.Row {
    fileprivate var json: JSONValue {
        .object([
            "process": .string(role.rawValue), "step": .string(name), "count": .int(Int64(count)),
            "begin": .int(begin), "median": .int(median), "p99": .int(p99),
        ])
    }
}
