import WidgetArchive
import WidgetLayout

/// A day in words: what people, apps and clocks do and when.
///
/// A line is a command; `#` begins a remark, `"…"` holds words together. The commands stand in the manual of
/// `renderer simulate`.
struct SimulationScript: Hashable, Sendable {
    /// Something that happens.
    enum Deed: Hashable, Sendable {
        /// Somebody taps a control.
        case tap(widget: String, control: String)
        /// Somebody taps a widget beside its controls.
        case open(widget: String)
        /// The app does something: a process with these arguments.
        case app([String])
        /// The app comes to the front, or leaves it.
        case front(Bool)
        /// The app, behind, asks for a reload of a kind; nil: of all.
        case reload(kind: String?)
        /// A person asks for a reload.
        case refresh(widget: String?)
        /// Something happens to the extension's process.
        case `extension`(Fate)
        /// The renderer ends and another begins.
        case restart
        /// Somebody sets the clock, by nanoseconds.
        case jump(Int64)
        /// Somebody sets the clock to a time of day, seconds.
        case setClock(Int)
        /// The machine sleeps for nanoseconds.
        case sleep(Int64)
        /// The machine is in another time zone.
        case zone(String)
        /// A file of the group's folder gets another content.
        case file(name: String, text: String)
        /// A line of the script for the reader.
        case note(String)
    }

    /// What happens to the extension's process.
    enum Fate: String, Hashable, Sendable, CaseIterable { case kill, stop, `continue` }

    /// A deed and its time.
    struct Event: Hashable, Sendable {
        /// Nanoseconds from the beginning.
        var offset: Int64
        var deed: Deed
        /// The line of the script, for messages.
        var line: Int
    }

    /// The beginning, nanoseconds since 1970.
    var start: Int64 = 0
    /// The time zone at the beginning.
    var zone = "UTC"
    /// The widgets that are placed; none: those that the bundle is placed with by itself.
    var widgets: [WidgetReference] = []
    /// The deeds, by their time; those of one instant in the order of the script.
    var events: [Event] = []
    /// The end, nanoseconds from the beginning; nil: when all is done.
    var end: Int64?
    /// Reloads in 24 hours; nil: as usual.
    var budget: Int?

    /// Why a script is no script.
    struct Refusal: Error, Hashable, CustomStringConvertible, Sendable {
        var line: Int
        var reason: String
        var description: String { line > 0 ? "line \(line): \(reason)" : reason }
    }

    /// The most deeds of a script.
    static let limit = 100_000

    /// Reads a script.
    ///
    /// - Parameters:
    ///   - text: the script.
    ///   - today: the beginning when the script names none, nanoseconds since 1970.
    init(_ text: String, today: Int64 = 1_772_409_600_000_000_000) throws(Refusal) {
        start = today
        var reader = ScriptReader(self)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            do throws(ScriptReader.Trouble) {
                try reader.read(String(line), number: index + 1)
            } catch {
                throw Refusal(line: index + 1, reason: error.reason)
            }
            if reader.script.events.count > Self.limit {
                throw Refusal(line: index + 1, reason: "more than \(Self.limit) events")
            }
        }
        self = reader.script
        // A stable sort: what is written first happens first.
        events = events.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element)
    }
}
