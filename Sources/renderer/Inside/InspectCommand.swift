import Glibc
import GroupContainer
import JSONText
import WidgetArchive
import WidgetHost

/// `renderer inspect`: what the files of a group hold, in readable form or as JSON.
enum InspectCommand {
    /// What can be looked at.
    enum Subject: String, CaseIterable { case timelines, home, intents, defaults, manifest, trace }

    static func run(_ subject: Subject, _ name: String?, json: Bool, in group: GroupDirectory) {
        do {
            switch subject {
            case .timelines: try timelines(name, json, group)
            case .home:
                let text = try home(group)
                if json { raw([HomeFile.path(in: group)]) } else { Output.print(text) }
            case .intents, .manifest: try manifests(subject, json, group)
            case .defaults: try defaults(name, json, group)
            case .trace: try trace(json, group)
            }
        } catch {
            Output.fail(error)
        }
        exit(0)
    }

    /// Prints files as a JSON list.
    private static func raw(_ paths: [String]) {
        let texts = paths.compactMap { path in
            ((try? AtomicFile.read(path)) ?? nil).map { String(decoding: $0, as: UTF8.self) }
        }
        let text = paths.count == 1 ? texts.first ?? "null" : "[" + texts.joined(separator: ",\n") + "]"
        Output.print(json: Array(text.utf8))
    }

    private static func files(_ folder: GroupDirectory.Folder, _ suffix: String, _ group: GroupDirectory) throws
        -> [String]
    {
        try Sys.list(group.path(folder)).filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }.sorted()
    }

    private static func timelines(_ name: String?, _ json: Bool, _ group: GroupDirectory) throws {
        var names = try files(.timelines, ".json", group)
        if let name {
            let widgets = try HomeListing(of: group).widgets
            let ids = try Naming.widgets(name, among: widgets.map(\.naming)).map { widgets[$0].id }
            names = names.filter { FileName.decode(String($0.dropLast(5))).map(ids.contains) == true }
            if names.isEmpty { Output.fail("the widget “\(name)” has no timeline yet") }
        }
        if json { return raw(names.map { group.path(.timelines, $0) }) }
        if names.isEmpty { return Output.print("there are no timelines yet\n") }
        for name in names {
            let path = group.path(.timelines, name)
            guard let bytes = try AtomicFile.read(path) else { continue }
            let timeline: TimelineArchive
            do {
                timeline = try TimelineArchive(jsonBytes: bytes)
            } catch {
                Output.fail("\(path) cannot be read: \(error); 'renderer reload' has it made anew", .badData)
            }
            var lines = ["\(timeline.widget.id)  \(timeline.widget.kind), \(timeline.widget.family.shortName)"]
            lines.append(
                "    entries    \(timeline.entries.count)"
                    + (timeline.droppedEntries > 0 ? " (\(timeline.droppedEntries) left out)" : "")
                    + ", \(bytes.count) bytes")
            for entry in timeline.entries.prefix(12) {
                lines.append("               from \(DateText.write(entry.date))")
            }
            if timeline.entries.count > 12 { lines.append("               … \(timeline.entries.count - 12) more") }
            switch timeline.policy {
            case .atEnd: lines.append("    policy     atEnd")
            case .never: lines.append("    policy     never")
            case .after(let date): lines.append("    policy     after \(DateText.write(date))")
            }
            lines.append("    generation \(timeline.generation), span \(timeline.span)")
            for remark in timeline.remarks { lines.append("    remark     \(remark)") }
            Output.print(lines.joined(separator: "\n") + "\n")
        }
    }

    private static func home(_ group: GroupDirectory) throws -> String {
        guard let screen = try HomeFile.read(in: group) else { return "there is no home screen yet\n" }
        var lines = [
            "surface     \(screen.surroundings.locale), \(screen.surroundings.timeZone), "
                + "\(screen.surroundings.colorScheme), \(screen.surroundings.renderingMode)",
            "widgets     \(screen.isAutomatic ? "chosen by the renderer" : "chosen by somebody")",
        ]
        for path in screen.extensions { lines.append("extension   \(path)") }
        for widget in screen.widgets {
            let place = screen.places.first { $0.id == widget.id }.map { "  at \($0.row),\($0.column)" } ?? ""
            lines.append("  \(widget.id)  \(widget.kind), \(widget.family.shortName)\(place)")
            for (name, value) in (widget.configuration?.parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
                lines.append("      \(name) = \(value.plainText)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func manifests(_ subject: Subject, _ json: Bool, _ group: GroupDirectory) throws {
        let paths = try files(.extensions, ".json", group).map { group.path(.extensions, $0) }
        if paths.isEmpty { Output.fail("no extension has run here; 'renderer' starts one") }
        if json, subject == .manifest { return raw(paths) }
        let manifests = paths.compactMap { path in
            do {
                return try AtomicFile.read(path).map { try Manifest(jsonBytes: $0) }
            } catch {
                Output.complain("\(path) cannot be read and is left out: \(error)")
                return nil
            }
        }.sorted { $0.readyAt > $1.readyAt }
        if subject == .intents {
            var known: [String: IntentDescriptionRecord] = [:]
            for intent in manifests.flatMap({ $0.intents + $0.widgets.compactMap(\.configuration) }) {
                known[intent.type] = known[intent.type] ?? intent
            }
            for control in try controls(group) {
                guard let intent = control.intent, known[intent.type] == nil else { continue }
                var record = IntentDescriptionRecord()
                (record.type, record.title, record.process) = (intent.type, "on a widget", intent.process)
                record.parameters = intent.parameters.keys.sorted().map { name in
                    var parameter = ParameterDescription()
                    parameter.name = name
                    return parameter
                }
                known[intent.type] = record
            }
            let all = known.values.sorted { $0.type < $1.type }
            if json { return Output.print(json: all.jsonBytes()) }
            for intent in all {
                Output.print("\(intent.type)  \(intent.title)  (\(intent.process.rawValue))\n")
                for parameter in intent.parameters {
                    let type = parameter.type.isEmpty ? "" : ": \(parameter.type)\(parameter.isOptional ? "?" : "")"
                    Output.print("    \(parameter.name)\(type)  \(parameter.title)\n")
                }
            }
            return
        }
        for manifest in manifests {
            let isAlive = (try? AliveFile.isAlive(manifest.instance, in: group)) == true
            Output.print(
                "\(manifest.executable)  process \(manifest.pid), \(isAlive ? "alive" : "ended")\n    build \(manifest.build)\n"
            )
            for widget in manifest.widgets {
                let families = widget.families.map(\.shortName).joined(separator: ", ")
                Output.print("    \(widget.kind)  \(widget.displayName): \(families)\n")
            }
        }
    }

    /// The controls of the timelines' first entries: their intents are known before they are performed.
    private static func controls(_ group: GroupDirectory) throws -> [ControlNode] {
        try files(.timelines, ".json", group).flatMap { name -> [ControlNode] in
            guard let bytes = try AtomicFile.read(group.path(.timelines, name)),
                let timeline = try? TimelineArchive(jsonBytes: bytes)
            else { return [] }
            return timeline.entries.first?.view.controls ?? []
        }
    }

    private static func defaults(_ name: String?, _ json: Bool, _ group: GroupDirectory) throws {
        let suites = try files(.defaults, ".jsonl", group).compactMap { FileName.decode(String($0.dropLast(6))) }
            .filter { name == nil || $0 == name }
        if let name, suites.isEmpty { Output.fail("there is no suite “\(name)”") }
        var all: [String: JSONValue] = [:]
        for suite in suites { all[suite] = .object(try Journal.named(suite, in: group).values()) }
        if json { return Output.print(json: JSONValue.object(all).jsonBytes()) }
        if suites.isEmpty { return Output.print("nothing is in the shared defaults yet\n") }
        for suite in suites {
            Output.print("\(suite)\n")
            guard case .object(let values)? = all[suite] else { continue }
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                let text = String(decoding: value.jsonBytes(), as: UTF8.self)
                Output.print("    \(key) = \(text.count > 400 ? text.prefix(400) + "…" : text)\n")
            }
        }
    }

    private static func trace(_ json: Bool, _ group: GroupDirectory) throws {
        let events = try Trace.read(in: group)
        if json {
            return Output.print(
                "[" + events.map { String(decoding: $0.jsonBytes(), as: UTF8.self) }.joined(separator: ",\n") + "]\n")
        }
        let clock = TraceClock.current()
        for event in events where event.boot == BootClock.bootID {
            var words = ["\(clock.timeOfDay(event.time))", "\(event.role) \(event.pid)", event.name.rawValue]
            if let took = event.duration { words.append("\(took) µs") }
            words += [event.kind, event.widget, event.span, event.reason].compactMap { $0 }
            Output.print(words.joined(separator: "  ") + "\n")
        }
    }
}
