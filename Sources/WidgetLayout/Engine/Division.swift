import WidgetArchive

/// How a stack's length is shared.
///
/// Views of higher priority are served first, with the least lengths of all others kept back; inside one priority the
/// least flexible first, each offered an equal part of what is left. (Reverse-engineered by OpenSwiftUI, and the same
/// in objc.io's and the field guide's measurements.)
enum Division {
    private struct Claim {
        var index: Int
        var priority: Double
        var least: Double
        var flexibility: Double
    }

    static func shares(
        of length: Double, among children: [Box], priorities: [Double], axis: Axis, minor: Double?, quantum: Quantum
    ) -> [Double] {
        shares(of: length, priorities: priorities, quantum: quantum, axis: axis) { index, offered in
            children[index].size(Proposal(axis, offered, minor))[axis]
        }
    }

    /// The same for anything that answers offered lengths.
    static func shares(
        of length: Double, priorities: [Double], quantum: Quantum, axis: Axis,
        answer: (_ index: Int, _ offered: Double) -> Double
    ) -> [Double] {
        let count = priorities.count
        if count == 1 { return [max(length, 0)] }
        var claims: [Claim] = []
        claims.reserveCapacity(count)
        for index in 0..<count {
            let least = answer(index, 0)
            let most = answer(index, .infinity)
            let flexibility = most == .infinity ? (least == .infinity ? 0 : .infinity) : most - least
            claims.append(Claim(index: index, priority: priorities[index], least: least, flexibility: flexibility))
        }
        claims.sort { first, second in
            if first.priority != second.priority { return first.priority > second.priority }
            if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
            if first.flexibility == .infinity && first.least != second.least { return first.least > second.least }
            return first.index < second.index
        }
        var shares = [Double](repeating: 0, count: count)
        var left = length
        var start = 0
        // The least lengths of all views that are not served yet.
        if let top = claims.first?.priority {
            for claim in claims where claim.priority < top { left -= claim.least }
        }
        while start < count {
            var end = start
            while end < count, claims[end].priority == claims[start].priority { end += 1 }
            if start > 0 { for claim in claims[start..<end] { left += claim.least } }
            for position in start..<end {
                let claim = claims[position]
                var share = max(left / Double(end - position), 0)
                if end - position > 1 { share = quantum.share(share, axis) }
                shares[claim.index] = share
                let taken = answer(claim.index, share)
                // Endless room stays endless, whatever is taken.
                left = left == .infinity ? .infinity : left - taken
            }
            start = end
        }
        return shares
    }
}
