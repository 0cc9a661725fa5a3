/// Which tasks a widget shows, and in what order.
///
/// 1. Rows stand by priority, then by number, whether done or not: a row never moves under the finger that taps it.
/// 2. When there are more tasks than rows, open ones come first, but the one that was done last today keeps its row
///    until the next one is done: who taps sees the tick, and can take it back. A single row belongs to what is open.
/// 3. What room is left goes to the other done ones, the latest first.
public enum TaskArrangement {
    /// All tasks in the order of their rows.
    public static func sorted(_ tasks: [TaskItem]) -> [TaskItem] {
        tasks.sorted { ($0.priority.rank, $0.number) < ($1.priority.rank, $1.number) }
    }

    /// The tasks to show in that many rows on a day.
    public static func visible(_ tasks: [TaskItem], limit: Int, on day: CalendarDay) -> [TaskItem] {
        let rows = sorted(tasks)
        guard rows.count > limit else { return rows }
        guard limit > 0 else { return [] }
        let done = rows.filter(\.isCompleted).sorted { isLater($0, than: $1) }
        var kept: [TaskItem] = []
        if limit > 1, let last = done.first, last.completedOn == day, last.completedAt != nil { kept.append(last) }
        kept += rows.filter { !$0.isCompleted }
        kept += done.filter { !kept.contains($0) }
        return sorted(Array(kept.prefix(limit)))
    }

    private static func isLater(_ left: TaskItem, than right: TaskItem) -> Bool {
        if let leftDate = left.completedAt, let rightDate = right.completedAt { return leftDate > rightDate }
        if (left.completedAt == nil) != (right.completedAt == nil) { return left.completedAt != nil }
        guard let leftDay = left.completedOn else { return false }
        return right.completedOn.map { leftDay > $0 } ?? true
    }
}
