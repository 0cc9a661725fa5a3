import WidgetArchive
import WidgetLayout

/// Reads the lines of a ``SimulationScript``.
struct ScriptReader {
    struct Trouble: Error {
        var reason: String
        init(_ reason: String) { self.reason = reason }
    }

    var script: SimulationScript
    private var words: ArraySlice<String> = []
    private var number = 0
    private var hasBegun = false

    init(_ script: SimulationScript) { self.script = script }

    mutating func read(_ line: String, number: Int) throws(Trouble) {
        words = try Self.split(line)[...]
        self.number = number
        guard let first = words.popFirst() else { return }
        switch first {
        case "start": try start()
        case "place": try place()
        case "budget": script.budget = try integer("a number of reloads in 24 hours", in: 0...100_000)
        case "end": script.end = try moment("when the day ends")
        case "at":
            let offset = try moment("a time such as 08:30 or +90m")
            try add(offset, try deed())
        case "every": try every()
        default:
            throw Trouble("unknown word '\(first)': a line begins with start, place, budget, at, every or end")
        }
        if let extra = words.first { throw Trouble("'\(extra)' is too much here") }
    }

    /// Words parted by spaces; `"…"` holds words together, `\` takes the next character as it is, `#` begins a remark.
    static func split(_ line: String) throws(Trouble) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        var characters = line[...]
        while let character = characters.popFirst() {
            switch character {
            case "\\":
                guard let next = characters.popFirst() else { throw Trouble("nothing follows the \\ at the end") }
                word = (word ?? "") + String(next)
            case "\"":
                isQuoted.toggle()
                word = word ?? ""
            case "#" where !isQuoted && word == nil: characters = ""
            case " " where !isQuoted, "\t" where !isQuoted:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        if isQuoted { throw Trouble("a quotation mark has no end") }
        return words + (word.map { [$0] } ?? [])
    }

    // MARK: Head

    private mutating func start() throws(Trouble) {
        if hasBegun { throw Trouble("start stands before everything that has a time, once") }
        let date = try next("a date such as 2026-03-02")
        let parts = date.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1970...2200).contains(parts[0]), (1...12).contains(parts[1]),
            (1...31).contains(parts[2])
        else { throw Trouble("'\(date)' is no date such as 2026-03-02") }
        var seconds = 0
        if let word = words.first, let time = Self.timeOfDay(word) {
            seconds = Int(time / 1_000_000_000)
            words.removeFirst()
        }
        if let zone = words.popFirst() { script.zone = try Self.zone(zone) }
        let days = CivilDate.days(year: parts[0], month: parts[1], day: parts[2])
        script.start = Self.instant(days: days, second: seconds, in: ZoneRules(identifier: script.zone)) * 1_000_000_000
        hasBegun = true
    }

    static func zone(_ name: String) throws(Trouble) -> String {
        let rules = ZoneRules(identifier: name)
        guard rules.identifier == name || name == "UTC" else { throw Trouble("there is no time zone '\(name)'") }
        return name
    }

    /// Seconds since 1970 of a local time. A time that a change of the clocks skips is as much later; of two the first.
    static func instant(days: Int, second: Int, in zone: ZoneRules) -> Int64 {
        let local = days * 86_400 + second
        let before = zone.offset(at: Double(local - 86_400))
        let after = zone.offset(at: Double(local + 86_400))
        let early = local - max(before, after)
        let late = local - min(before, after)
        if early + zone.offset(at: Double(early)) == local { return Int64(early) }
        if late + zone.offset(at: Double(late)) == local { return Int64(late) }
        return Int64(local - before)
    }

    private mutating func place() throws(Trouble) {
        let kind = try next("a kind")
        let size = try next("a family such as small")
        let families: [WidgetFamilyName] = [
            .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular,
            .accessoryInline,
        ]
        guard let family = families.first(where: { $0.shortName == size || $0.rawValue == size }) else {
            throw Trouble("'\(size)' is no family; they are \(families.map(\.shortName).joined(separator: ", "))")
        }
        var id = "\(kind)-\(family.shortName)"
        if words.first == "as" {
            words.removeFirst()
            id = try next("the widget's id")
        }
        if script.widgets.contains(where: { $0.id == id }) {
            throw Trouble("a widget “\(id)” is placed already: give this one another id with 'as ID'")
        }
        script.widgets.append(WidgetReference(id: id, kind: kind, family: family))
    }

    // MARK: Deeds

    private mutating func every() throws(Trouble) {
        let step = try duration("how often, such as 30m")
        guard step >= 1_000_000 else { throw Trouble("every needs a millisecond or more") }
        try keyword("from")
        let first = try moment("the first time")
        try keyword("to")
        let last = try moment("the last time")
        guard last >= first else { throw Trouble("the last time is before the first") }
        guard (last - first) / step < Int64(SimulationScript.limit) else { throw Trouble("these are too many events") }
        let rest = words
        var count = 1
        for offset in stride(from: first, through: last, by: Int64.Stride(step)) {
            // {n} counts the times.
            words = rest.map { $0.replacing("{n}", with: "\(count)") }[...]
            try add(offset, try deed())
            count += 1
        }
    }

    private mutating func add(_ offset: Int64, _ deed: SimulationScript.Deed) throws(Trouble) {
        hasBegun = true
        script.events.append(.init(offset: offset, deed: deed, line: number))
    }

    private mutating func deed() throws(Trouble) -> SimulationScript.Deed {
        let verb = try next("what happens")
        switch verb {
        case "tap": return .tap(widget: try next("a widget"), control: try next("a control's label"))
        case "open": return .open(widget: try next("a widget"))
        case "app":
            let arguments = Array(words)
            words = []
            if arguments.isEmpty { throw Trouble("app needs the arguments that it is started with") }
            return .app(arguments)
        case "foreground": return .front(true)
        case "background": return .front(false)
        case "reload":
            let kind = try next("a kind, or all")
            return .reload(kind: kind == "all" ? nil : kind)
        case "refresh": return .refresh(widget: words.popFirst())
        case "extension":
            let fate = try next("kill, stop or continue")
            guard let fate = SimulationScript.Fate(rawValue: fate) else {
                throw Trouble("extension is followed by kill, stop or continue, not '\(fate)'")
            }
            return .extension(fate)
        case "renderer":
            try keyword("restart")
            return .restart
        case "clock":
            let word = try next("+1h, -1h or 08:00")
            if let time = Self.timeOfDay(word) { return .setClock(Int(time / 1_000_000_000)) }
            guard let span = Self.signedDuration(word) else { throw Trouble("'\(word)' is neither +1h nor 08:00") }
            return .jump(span)
        case "sleep": return .sleep(try duration("how long, such as 2h"))
        case "zone": return .zone(try Self.zone(try next("a time zone such as Europe/Lisbon")))
        case "file":
            let name = try next("a file's name")
            guard !name.contains("/"), !name.hasPrefix(".") else { throw Trouble("'\(name)' is no file's name") }
            return .file(name: name, text: try next("the file's content"))
        case "note":
            let text = words.joined(separator: " ")
            words = []
            return .note(text)
        default:
            throw Trouble(
                "unknown event '\(verb)': they are tap, open, app, foreground, background, reload, refresh, extension, "
                    + "renderer, clock, sleep, zone, file and note")
        }
    }

    // MARK: Words

    private mutating func next(_ what: String) throws(Trouble) -> String {
        guard let word = words.popFirst() else { throw Trouble("\(what) is missing") }
        return word
    }

    private mutating func keyword(_ word: String) throws(Trouble) {
        let found = try next("the word '\(word)'")
        if found != word { throw Trouble("'\(word)' belongs here, not '\(found)'") }
    }

    private mutating func integer(_ what: String, in range: ClosedRange<Int>) throws(Trouble) -> Int {
        let word = try next(what)
        guard let value = Int(word), range.contains(value) else { throw Trouble("'\(word)' is not \(what)") }
        return value
    }

    private mutating func duration(_ what: String) throws(Trouble) -> Int64 {
        let word = try next(what)
        guard let value = Self.duration(word) else { throw Trouble("'\(word)' is not \(what)") }
        return value
    }

    /// Nanoseconds from the beginning: `+90m`, or a time of day, of the next day when `1+` stands before it.
    private mutating func moment(_ what: String) throws(Trouble) -> Int64 {
        let word = try next(what)
        if word.hasPrefix("+"), let span = Self.duration(String(word.dropFirst())) { return span }
        let parts = word.split(separator: "+", maxSplits: 1)
        let day = parts.count == 2 ? Int(parts[0]) ?? -1 : 0
        guard let last = parts.last, let time = Self.timeOfDay(String(last)), (0...3650).contains(day) else {
            throw Trouble("'\(word)' is no time: write 08:30, 08:30:15, 1+08:30 for the next day, or +90m")
        }
        let zone = ZoneRules(identifier: script.zone)
        let startSecond = Double(script.start / 1_000_000_000)
        let (days, _) = ClockWords(zone: zone, now: startSecond).local(startSecond)
        let instant = Self.instant(days: days + day, second: Int(time / 1_000_000_000), in: zone)
        let offset = instant * 1_000_000_000 + time % 1_000_000_000 - script.start
        guard offset >= 0 else { throw Trouble("\(word) is before the beginning; write 1+\(word) for the next day") }
        return offset
    }

    /// Nanoseconds of `08:30`, `8:30:15` or `08:30:15.250`; up to `24:00`.
    static func timeOfDay(_ word: String) -> Int64? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let hour = UInt(parts[0]), let minute = UInt(parts[1]), minute < 60 else {
            return nil
        }
        var fraction: Int64 = 0
        if parts.count == 3 {
            guard let seconds = Double(parts[2]), (0..<60).contains(seconds) else { return nil }
            fraction = Int64((seconds * 1000).rounded()) * 1_000_000
        }
        let time = Int64(hour * 3600 + minute * 60) * 1_000_000_000 + fraction
        return time <= 86_400_000_000_000 ? time : nil
    }

    /// Nanoseconds of `250ms`, `15s`, `90m`, `2h` or `1d`, and of several of them: `1h30m`.
    static func duration(_ word: String) -> Int64? {
        var rest = word[...]
        var total = 0.0
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isNumber || $0 == "." }
            guard let value = Double(digits) else { return nil }
            rest = rest.dropFirst(digits.count)
            let unit = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(unit.count)
            let sizes = ["ms": 0.001, "s": 1, "m": 60, "min": 60, "h": 3600, "d": 86_400]
            guard let size = sizes[String(unit)] else { return nil }
            total += value * size
        }
        return word.isEmpty || total > 1e9 ? nil : Int64((total * 1e9).rounded())
    }

    private static func signedDuration(_ word: String) -> Int64? {
        if word.hasPrefix("+") { return duration(String(word.dropFirst())) }
        if word.hasPrefix("-") { return duration(String(word.dropFirst())).map { -$0 } }
        return nil
    }
}
