import AppIntents

/// Marks a habit on a day. It carries the state that is wanted, not "the other one": performed twice it does no harm.
struct SetHabitIntent: AppIntent {
    static let title: LocalizedStringResource = "Mark a habit"

    @Parameter(title: "Habit") var habit: String
    @Parameter(title: "Day") var day: String
    @Parameter(title: "Done") var isDone: Bool

    init() {}

    init(_ habit: String, day: String, isDone: Bool) {
        self.habit = habit
        self.day = day
        self.isDone = isDone
    }

    func perform() async throws -> some IntentResult {
        try HabitStore.set(habit, day: day, isDone: isDone)
        return .result()
    }
}
