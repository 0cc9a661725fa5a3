import AppIntents

/// The habits in the shared defaults, one record a key: two that change at the same time do not disturb each other.
public enum HabitStore {
    static let defaults = UserDefaults(suiteName: "group.com.example.habits")

    /// The habits in their order; the first ones until somebody has made their own.
    public static var habits: [Habit] {
        guard let order = defaults?.stringArray(forKey: "order") else { return starters }
        return order.compactMap(habit)
    }

    static let starters = [
        Habit(id: "water", name: "Water", symbol: "drop.fill"),
        Habit(id: "walk", name: "Walk", symbol: "figure.walk"),
        Habit(id: "read", name: "Read", symbol: "book.fill"),
        Habit(id: "sleep", name: "Sleep by 11", symbol: "moon.fill"),
        Habit(id: "stretch", name: "Stretch", symbol: "heart.fill"),
    ]

    private static func habit(_ id: String) -> Habit? {
        defaults?.data(forKey: "habit.\(id)").flatMap { try? JSONDecoder().decode(Habit.self, from: $0) }
    }

    /// Adds a habit at the end.
    public static func add(_ name: String, symbol: String = "star.fill") throws {
        try change { $0.append(Habit(id: UUID().uuidString, name: name, symbol: symbol)) }
    }

    /// Marks a day as done, or as not done; saying it twice changes nothing.
    static func set(_ id: String, day: String, isDone: Bool) throws {
        try change { habits in
            guard let index = habits.firstIndex(where: { $0.id == id }) else { throw Missing() }
            if isDone { habits[index].days.insert(day) } else { habits[index].days.remove(day) }
        }
    }

    /// The habit was removed meanwhile.
    struct Missing: LocalizedError { var errorDescription: String? { "This habit does not exist any more" } }

    private static func change(_ body: (inout [Habit]) throws -> Void) throws {
        try defaults?.update { transaction in
            let before = habits
            var after = before
            try body(&after)
            for habit in after where !before.contains(habit) || transaction.object(forKey: "order") == nil {
                transaction.set(try JSONEncoder().encode(habit), forKey: "habit.\(habit.id)")
            }
            transaction.set(after.map(\.id), forKey: "order")
        }
    }
}
