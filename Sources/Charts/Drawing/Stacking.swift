/// Puts bars and areas of one place over each other.
enum Stacking {
    private struct Pile: Hashable {
        var kind: Bool
        var at: _PlottedPlace
        var beside: String?
    }

    /// The marks with their beginnings: what has none begins at zero, or where the one below it ends.
    static func stacked(_ marks: [_ChartMark]) -> [_ChartMark] {
        var marks = marks
        var piles: [Pile: [Int]] = [:]
        for index in marks.indices {
            let mark = marks[index]
            guard mark.kind == .bar || mark.kind == .area else { continue }
            guard (mark.isLying ? mark.xEnd : mark.yEnd) == nil else { continue }
            guard mark.stacking != .unstacked, let at = mark.isLying ? mark.y : mark.x else {
                marks[index].setSpan(0, mark.amount)
                continue
            }
            // An area of one series alone is no pile.
            piles[Pile(kind: mark.kind == .bar, at: at, beside: mark.beside), default: []].append(index)
        }
        for (_, members) in piles { stack(members, &marks) }
        return marks
    }

    private static func stack(_ members: [Int], _ marks: inout [_ChartMark]) {
        let total = members.reduce(0) { $0 + abs(marks[$1].amount) }
        var (above, below) = (0.0, 0.0)
        for index in members {
            let amount = marks[index].amount
            let share = marks[index].stacking == .normalized && total > 0 ? amount / total : amount
            let middle = marks[index].stacking == .center ? total / 2 : 0
            if share >= 0 {
                marks[index].setSpan(above - middle, above + share - middle)
                above += share
            } else {
                marks[index].setSpan(below - middle, below + share - middle)
                below += share
            }
        }
    }
}

extension _ChartMark {
    /// The length of a bar; 0 where there is no number.
    fileprivate var amount: Double {
        let value = (isLying ? x : y)?.number ?? 0
        return value.isFinite ? value : 0
    }
    fileprivate mutating func setSpan(_ from: Double, _ to: Double) {
        if isLying {
            (xEnd, x) = (.number(from), .number(to))
        } else {
            (yEnd, y) = (.number(from), .number(to))
        }
    }
}
