import GroupContainer
import JSONText

/// One tap or one reload as far as it has come: event `story`.
struct StoryMessage: Fielded {
    struct Step: Fielded {
        var role = ""
        var name = ""
        /// Microseconds from the story's begin.
        var begin: Int64 = 0
        var end: Int64 = 0
        /// `work`, `hop`, `lockWait` or `lockHold`.
        var kind = ""
        var isFailure = false
        var details = ""

        init() {}
        init(_ step: Waterfall.Step, from begin: Int64) {
            (role, name, details) = (step.role.rawValue, step.name, step.details)
            (self.begin, end, isFailure) = (step.begin - begin, step.end - begin, step.isFailure)
            kind =
                switch step.kind {
                case .work: "work"
                case .hop: "hop"
                case .lockWait: "lockWait"
                case .lockHold: "lockHold"
                }
        }

        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("role", &role)
            try coder.field("name", &name)
            try coder.field("begin", &begin)
            try coder.field("end", &end)
            try coder.field("kind", &kind)
            try coder.field("failed", &isFailure, omit: false)
            try coder.field("details", &details, omit: "")
        }
    }

    var number = 0
    /// Whether it has left the board, or has become a part of another story.
    var isGone = false
    var title = ""
    var control: String?
    var widget: String?
    var kind: String?
    /// When it began, seconds since 1970.
    var date = 0.0
    /// Microseconds until it was drawn, or until now.
    var total: Int64 = 0
    var result = ""
    var isFailure = false
    var reason: String?
    var steps: [Step] = []

    init() {}

    /// A story; nil: it is gone.
    init(_ number: Int, _ waterfall: Waterfall?, clock: TraceClock) {
        self.number = number
        guard let waterfall else {
            isGone = true
            return
        }
        let begin = waterfall.begin
        (title, control, widget, kind) = (waterfall.title, waterfall.control, waterfall.widget, waterfall.kind)
        date = Double(begin + clock.wallOffset) / 1e6
        total = waterfall.total
        (result, isFailure, reason) = (waterfall.result.word, waterfall.result.isFailure, waterfall.result.reason)
        steps = waterfall.steps.prefix(48).map { Step($0, from: begin) }
    }

    mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("number", &number)
        try coder.field("gone", &isGone, omit: false)
        try coder.field("title", &title)
        try coder.field("control", &control)
        try coder.field("widget", &widget)
        try coder.field("kind", &kind)
        try coder.field("date", &date)
        try coder.field("total", &total)
        try coder.field("result", &result)
        try coder.field("failed", &isFailure, omit: false)
        try coder.field("reason", &reason)
        try coder.list("steps", &steps)
    }
}
