public import Foundation
internal import WidgetKit
internal import WidgetHost

extension WidgetTester {
    /// Lets time pass until a date: entries follow each other, and timelines are asked for when their policies say so
    /// and the budget allows it.
    ///
    /// - Returns: what is on show then.
    /// - Throws: ``TesterError/backwards`` for a date in the past, or what a provider throws.
    @discardableResult
    public func travel(to date: Date) async throws -> WidgetFrame {
        guard date >= now else { throw TesterError.backwards }
        var asked = 0
        _ = try await frame()
        while let due = nextReload, due <= date {
            asked += 1
            guard asked <= Self.mostReloads else { throw TesterError.endless(count: asked - 1) }
            if let shown = timeline?.frame(at: due) { lastFrame = shown }
            now = due
            _ = try await reload(.policy)
        }
        now = date
        return try await frame()
    }

    /// Lets so many seconds pass. See ``travel(to:)``.
    @discardableResult
    public func travel(by seconds: TimeInterval) async throws -> WidgetFrame {
        try await travel(to: now.addingTimeInterval(seconds))
    }

    /// When the present timeline's policy has the next one asked for; nil: never by itself.
    ///
    /// As the renderer has it: not before the policy's date, nor within a minute when that had passed already, nor
    /// before the budget allows it.
    public var nextReload: Date? {
        guard let timeline else { return nil }
        let wanted: Date
        switch timeline.policy {
        case .never: return nil
        case .after(let date): wanted = date
        case .atEnd: wanted = timeline.frames.map(\.date).max() ?? timeline.askedAt
        }
        let isExhausted = wanted <= timeline.askedAt
        var due = max(wanted, timeline.askedAt.addingTimeInterval(isExhausted ? 60 : 5))
        let time = HostTime(boot: Int64(due.timeIntervalSince1970 * 1e9), wall: due.timeIntervalSince1970)
        if let free = budget.available(at: time) {
            due = max(due, Date(timeIntervalSince1970: Double(free) / 1e9))
        }
        return due
    }

    /// A day of one timeline a minute, and some.
    private static let mostReloads = 2000
}
