import Glibc
import GroupContainer
import WidgetHost

StandardStream.openMissing()
EventLoop.prepare()

// The commands that need no group directory have options of their own.
if let command = CommandLine.arguments.dropFirst().first, ["preview", "watch"].contains(command) {
    let words = Array(CommandLine.arguments.dropFirst(2))
    if command == "preview" {
        PreviewCommand.run(words, environment: GroupDirectory.processEnvironment)
    } else {
        WatchCommand.run(words)
    }
    EventLoop.prepare().run()
}

let options: Options
do throws(UsageError) {
    options = try OptionParser.parse(Array(CommandLine.arguments.dropFirst()))
} catch {
    Output.misuse(error)
}
if options.command == .help {
    Output.print(Help.text(of: options.helpTopic))
    exit(0)
}
if options.command == .version {
    Output.print(Help.version + "\n")
    exit(0)
}

let environment = GroupDirectory.processEnvironment
if case .simulate(let script, let day, let json, let keep) = options.command {
    SimulateCommand.run(script, isWholeDay: day, json: json, keep: keep, options, environment: environment)
    EventLoop.prepare().run()
}
let groupPath: String
do {
    groupPath =
        try options.group.map(Place.absolute)
        ?? GroupDirectory.path(forIdentifier: GroupDirectory.defaultIdentifier, environment: environment)
} catch {
    Output.fail(error)
}
if case .doctor(let json) = options.command {
    // It looks at a group that cannot be opened, too.
    DoctorCommand.run(json: json, options, path: groupPath, environment: environment)
}
let group: GroupDirectory
do {
    if options.command.onlyLooks, !GroupDirectory.exists(at: groupPath) { throw GroupDirectory.lack(at: groupPath) }
    group = try GroupDirectory(opening: groupPath)
} catch {
    Output.fail(error)
}

switch options.command {
case .home: HomeCommand.run(options, in: group, environment: environment)
case .trace(let follow): TraceCommand.run(follow: follow, options, in: group, environment: environment)
case .status(let json): StatusCommand.run(json: json, in: group)
case .why(let widget, let json): WhyCommand.run(widget, json: json, options, in: group, environment: environment)
case .tap(let widget, let control, let waits):
    AskCommand.run(HostCommand(.tap, widget: widget, control: control, waits: waits), options, in: group)
case .open(let widget): AskCommand.run(HostCommand(.open, widget: widget), options, in: group)
case .reload(let widget, let waits):
    AskCommand.run(HostCommand(.reload, widget: widget, waits: waits), options, in: group)
case .list(let kinds, let json): ListCommand.run(kinds: kinds, json: json, in: group)
case .edit(let edit, let json): EditCommand.run(edit, json: json, options, in: group, environment: environment)
case .snapshot(let wanted): SnapshotCommand.run(wanted, options, in: group, environment: environment)
case .describe(let widget, let isStrict, let json):
    DescribeCommand.run(widget, isStrict: isStrict, json: json, options, in: group, environment: environment)
case .inspect(let subject, let name, let json): InspectCommand.run(subject, name, json: json, in: group)
case .log(let follow): LogCommand.run(follow: follow, in: group)
case .reset(let isConfirmed): ResetCommand.run(isConfirmed: isConfirmed, in: group)
case .chromeTrace: TraceCommand.printChrome(in: group)
case .traceSummary(let json):
    TraceCommand.printSummary(json: json, options, in: group, environment: environment)
case .help, .version, .doctor, .simulate: break
}
EventLoop.prepare().run()
