import GroupContainer
import WidgetDrawing
import WidgetHost

/// What the command line asks for.
struct Options: Equatable {
    /// What to do.
    enum Command: Equatable {
        case home
        case trace(follow: Bool)
        case traceSummary(json: Bool)
        case status(json: Bool)
        case why(widget: String?, json: Bool)
        case simulate(script: String, day: Bool, json: Bool, keep: String?)
        case tap(widget: String, control: String, waits: Bool)
        case open(widget: String)
        case reload(widget: String?, waits: Bool)
        case list(kinds: Bool, json: Bool)
        case describe(widget: String?, isStrict: Bool, json: Bool)
        case inspect(InspectCommand.Subject, name: String?, json: Bool)
        case log(follow: Bool)
        case doctor(json: Bool)
        case reset(isConfirmed: Bool)
        case chromeTrace
        case edit(HomeEdit, json: Bool)
        case snapshot(SnapshotOptions)
        case help
        case version

        /// Whether it is about what is there: it makes no group directory, wherever a slip of the pen leads.
        var onlyLooks: Bool {
            switch self {
            case .trace(let follow), .log(let follow): !follow
            case .status, .why, .tap, .open, .reload, .list, .describe, .inspect, .reset, .chromeTrace,
                .traceSummary:
                true
            case .home, .simulate, .doctor, .edit, .snapshot, .help, .version: false
            }
        }
    }

    /// The colours of the surface.
    enum Scheme: String, Equatable, CaseIterable { case auto, light, dark }
    /// Whether colours are used.
    enum ColorUse: String, Equatable, CaseIterable { case auto, always, never }

    /// Whether changes are played frame by frame.
    enum Motion: String, Equatable, CaseIterable { case auto, never }

    var command = Command.home
    /// Which command's help is wanted; nil: the whole.
    var helpTopic: String?
    /// Whether success is worth no word.
    var isQuiet = false
    var motion = Motion.auto
    var group: String?
    /// The extensions' executables, in the order given.
    var extensionPaths: [String] = []
    var appPath: String?
    var scheme = Scheme.auto
    var color = ColorUse.auto
    /// How the widgets' colours are used.
    var rendering = TileRendering.fullColor
    /// The locale of the widgets, such as `uk_UA`; nil: that of the environment.
    var locale: String?
    /// Seconds.
    var deadline = 5.0
    var budget = 60
    /// Whether the home screen is served as a page.
    var isWeb = false
    /// The page's port; 0: a free one.
    var port: UInt16 = 0
    /// Whether a port was named.
    var hasPort = false
    /// Whether the terminal shows the home screen as well: the command `home` was named.
    var isTerminalWanted = true
    /// Whether taps on one control are performed one after the other.
    var serializesTaps = false
    /// Whether a widget is reloaded after a tap that failed.
    var reloadsAfterFailure = false
    /// Whether reloads after taps count against the budget.
    var budgetCountsInteractions = true
}

/// A command line that cannot be understood: exit status 64 (EX_USAGE of sysexits.h).
struct UsageError: ExitStatusError, CustomStringConvertible, Equatable {
    var reason: String
    var exitStatus: ExitStatus { .misused }
    var description: String { reason }
    init(_ reason: String) { self.reason = reason }
}

/// Reads the command line.
struct OptionParser {
    private var rest: ArraySlice<String>
    private var options = Options()
    private var words: [String] = []
    private var edits = EditOptions()
    private var format: String?
    private var flags: Set<String> = []
    /// `--at`: a place for a widget, a date for a snapshot.
    private var place: String?
    private var snapshot = SnapshotOptions()
    /// The options given that only a snapshot takes.
    private var snapshotNames: Set<String> = []
    private var scriptPath: String?
    private var keptPath: String?

    /// The options of a command line without the program's name.
    static func parse(_ arguments: [String]) throws(UsageError) -> Options {
        var parser = OptionParser(rest: arguments[...])
        return try parser.run()
    }

    private init(rest: ArraySlice<String>) { self.rest = rest }

    private mutating func run() throws(UsageError) -> Options {
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                rest = []
            } else if argument.hasPrefix("-") && argument != "-" {
                try option(argument)
            } else {
                words.append(argument)
            }
        }
        if options.command == .help { options.helpTopic = words.first }
        if options.command == .help || options.command == .version { return options }
        options.command = try command()
        return options
    }

    private mutating func option(_ argument: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        let given = parts.count > 1 ? parts[1] : nil
        switch name {
        case "--group": options.group = try value(name, given, "a directory")
        case "--extension": options.extensionPaths.append(try value(name, given, "the path of an executable"))
        case "--app": options.appPath = try value(name, given, "the path of an executable")
        case "--scheme": options.scheme = try choice(name, given)
        case "--motion": options.motion = try choice(name, given)
        case "--color", "--colour": options.color = try choice(name, given)
        case "--rendering", "--rendering-mode":
            options.rendering = try choice(name, given)
            snapshot.renderingMode = options.rendering
        case "--locale":
            let text = try value(name, given, "a locale such as uk_UA")
            options.locale = try Place.wantedLocale(name, text)
        case "--deadline":
            let text = try value(name, given, "seconds")
            guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
                throw UsageError("\(name) needs seconds above 0 and up to 3600, not '\(text)'")
            }
            options.deadline = seconds
        case "--budget":
            let text = try value(name, given, "a number of reloads")
            guard let number = Int(text), number >= 0 else {
                throw UsageError("\(name) needs a number of reloads a day, 0 or more, not '\(text)'")
            }
            options.budget = number
        case "--family":
            edits.family = try EditOptions.family(try value(name, given, "a family such as small or medium"))
        case "--at": place = try value(name, given, "a place such as 2,1 or a date such as 2026-03-01T09:41")
        case "--configuration": edits.configuration = try value(name, given, "a JSON object")
        case "--set": edits.values.append(try value(name, given, "a value such as name=value"))
        case "--web":
            if given != nil { throw UsageError("\(name) takes no value") }
            options.isWeb = true
        case "--port":
            let text = try value(name, given, "a port")
            guard let port = UInt16(text) else {
                throw UsageError("\(name) needs a port from 0 to 65535, not '\(text)'")
            }
            (options.port, options.hasPort) = (port, true)
        case "--budget-interactions":
            switch try value(name, given, "counted or free") {
            case "counted": options.budgetCountsInteractions = true
            case "free": options.budgetCountsInteractions = false
            case let text: throw UsageError("\(name) is counted or free, not '\(text)'")
            }
        case "--taps":
            switch try value(name, given, "overlapping or serial") {
            case "overlapping": options.serializesTaps = false
            case "serial": options.serializesTaps = true
            case let text: throw UsageError("\(name) is overlapping or serial, not '\(text)'")
            }
        case "--after-failure":
            switch try value(name, given, "restore or reload") {
            case "restore": options.reloadsAfterFailure = false
            case "reload": options.reloadsAfterFailure = true
            case let text: throw UsageError("\(name) is restore or reload, not '\(text)'")
            }
        case "--script": scriptPath = try value(name, given, "the path of a script")
        case "--keep": keptPath = try value(name, given, "a directory that is not there yet")
        case "--format": format = try value(name, given, "a format: chrome for the trace, svg or png for a snapshot")
        case "--follow", "-f", "--summary", "--json", "--no-wait", "--kinds", "--day", "--strict", "--yes":
            if given != nil { throw UsageError("\(name) takes no value") }
            flags.insert(name == "-f" ? "--follow" : name)
        case "--quiet", "-q":
            if given != nil { throw UsageError("\(name) takes no value") }
            options.isQuiet = true
            flags.insert("--quiet")
        case "--help", "-h": options.command = .help
        case "--version": if options.command != .help { options.command = .version }
        case "--all":
            if given != nil { throw UsageError("\(name) takes no value") }
            snapshot.isSheet = true
            snapshotNames.insert(name)
        default:
            let full = name == "-o" ? "--output" : name
            guard let what = SnapshotOptions.values[full] else { throw UsageError("there is no option '\(name)'") }
            try snapshot.take(full, try value(name, given, what))
            snapshotNames.insert(name)
        }
    }

    /// What placing a widget and drawing one have in common.
    private mutating func takeShared() throws(UsageError) {
        if let family = edits.family { try snapshot.take("--family", family) }
        if let text = edits.configuration { try snapshot.take("--configuration", text) }
        if let place { try snapshot.take("--at", place) }
        (edits.family, edits.configuration, place) = (nil, nil, nil)
    }

    private mutating func value(_ name: String, _ given: String?, _ what: String) throws(UsageError) -> String {
        guard let value = given ?? rest.popFirst(), !value.isEmpty else { throw UsageError("\(name) needs \(what)") }
        return value
    }

    private mutating func choice<T: RawRepresentable & CaseIterable>(
        _ name: String, _ given: String?
    ) throws(UsageError) -> T where T.RawValue == String {
        let choices = T.allCases.map(\.rawValue).joined(separator: ", ")
        let text = try value(name, given, "one of \(choices)")
        guard let value = T(rawValue: text) else { throw UsageError("\(name) is one of \(choices), not '\(text)'") }
        return value
    }

    private mutating func command() throws(UsageError) -> Options.Command {
        options.isTerminalWanted = !words.isEmpty
        let name = words.isEmpty ? "home" : words.removeFirst()
        if options.isWeb && name != "home" { throw UsageError("--web does not belong to the command \(name)") }
        if options.hasPort && !options.isWeb { throw UsageError("--port belongs to --web") }
        let command: Options.Command
        let allowed: Set<String>
        if name != "snapshot", let place { edits.place = try EditOptions.place(place) }
        switch name {
        case "home": (command, allowed) = (.home, [])
        case "trace":
            if let format, format != "chrome", format != "text" {
                throw UsageError("--format is one of text, chrome for the trace, not '\(format)'")
            }
            if format == "chrome" {
                (command, allowed) = (.chromeTrace, [])
            } else if flags.contains("--summary") {
                (command, allowed) = (.traceSummary(json: flags.contains("--json")), ["--summary", "--json"])
            } else {
                (command, allowed) = (.trace(follow: flags.contains("--follow")), ["--follow"])
            }
            format = nil
        case "status": (command, allowed) = (.status(json: flags.contains("--json")), ["--json"])
        case "why":
            let widget = words.isEmpty ? nil : words.removeFirst()
            (command, allowed) = (.why(widget: widget, json: flags.contains("--json")), ["--json"])
        case "simulate":
            guard let script = scriptPath ?? words.popLast() else {
                throw UsageError("simulate needs a script: renderer simulate --day --script FILE")
            }
            (command, allowed) = (
                .simulate(script: script, day: flags.contains("--day"), json: flags.contains("--json"), keep: keptPath),
                ["--day", "--json"]
            )
        case "tap":
            guard words.count >= 2 else {
                throw UsageError("tap needs a widget and a control: renderer tap WIDGET LABEL")
            }
            let widget = words.removeFirst()
            let waits = !flags.contains("--no-wait")
            command = .tap(widget: widget, control: words.removeFirst(), waits: waits)
            allowed = ["--no-wait", "--quiet"]
        case "open":
            guard !words.isEmpty else { throw UsageError("open needs a widget: renderer open WIDGET") }
            (command, allowed) = (.open(widget: words.removeFirst()), ["--quiet"])
        case "reload":
            let widget = words.isEmpty ? nil : words.removeFirst()
            command = .reload(widget: widget, waits: !flags.contains("--no-wait"))
            allowed = ["--no-wait", "--quiet"]
        case "list":
            command = .list(kinds: flags.contains("--kinds"), json: flags.contains("--json"))
            allowed = ["--kinds", "--json"]
        case "snapshot":
            try takeShared()
            if let format { try snapshot.take("--format", format) }
            format = nil
            try snapshot.check()
            (command, allowed) = (.snapshot(snapshot), [])
            snapshotNames = []
        case "describe":
            command = .describe(
                widget: words.isEmpty ? nil : words.removeFirst(), isStrict: flags.contains("--strict"),
                json: flags.contains("--json"))
            allowed = ["--strict", "--json"]
        case "inspect":
            let names = InspectCommand.Subject.allCases.map(\.rawValue).joined(separator: ", ")
            guard !words.isEmpty else { throw UsageError("inspect needs one of \(names)") }
            let word = words.removeFirst()
            guard let subject = InspectCommand.Subject(rawValue: word) else {
                throw UsageError("inspect knows \(names), not '\(word)'")
            }
            command = .inspect(
                subject, name: words.isEmpty ? nil : words.removeFirst(), json: flags.contains("--json"))
            allowed = ["--json"]
        case "log": (command, allowed) = (.log(follow: flags.contains("--follow")), ["--follow"])
        case "doctor": (command, allowed) = (.doctor(json: flags.contains("--json")), ["--json"])
        case "reset": (command, allowed) = (.reset(isConfirmed: flags.contains("--yes")), ["--yes"])
        case "help":
            options.helpTopic = words.isEmpty ? nil : words.removeFirst()
            (command, allowed) = (.help, flags)
        default:
            guard let action = HomeEdit.Action(rawValue: name) else {
                throw UsageError(
                    "there is no command '\(name)'; the commands are \(Help.commands.joined(separator: ", "))")
            }
            command = .edit(try edits.edit(action, &words), json: flags.contains("--json"))
            allowed = ["--json", "--quiet"]
            edits = EditOptions()
        }
        if format != nil { throw UsageError("--format does not belong to the command \(name)") }
        if let extra = edits.given.sorted().first {
            throw UsageError("\(extra) does not belong to the command \(name)")
        }
        if let extra = words.first { throw UsageError("'\(extra)' is too much for the command \(name)") }
        if let extra = flags.subtracting(allowed).union(snapshotNames).sorted().first {
            throw UsageError("\(extra) does not belong to the command \(name)")
        }
        return command
    }
}
