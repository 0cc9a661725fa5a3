import Glibc
import GroupContainer
import JSONText
import WidgetArchive
import WidgetHost

/// `renderer list`: the placed widgets, and with `--kinds` those that could be placed.
enum ListCommand {
    static func run(kinds: Bool, json: Bool, in group: GroupDirectory) {
        do {
            let listing = try HomeListing(of: group)
            if json {
                Output.print(json: listing.jsonBytes())
            } else {
                Output.print(kinds ? Self.kinds(listing) : widgets(listing))
            }
        } catch {
            Output.fail(error)
        }
        exit(0)
    }

    private static func widgets(_ listing: HomeListing) -> String {
        guard !listing.widgets.isEmpty else {
            return listing.kinds.isEmpty
                ? "no widget is placed, and no extension has run here; 'renderer' starts one\n"
                : "no widget is placed; 'renderer add KIND' places one, 'renderer list --kinds' names the kinds\n"
        }
        var rows = [["ID", "KIND", "FAMILY", "PLACE", "CONFIGURATION"]]
        for widget in listing.widgets {
            var values = widget.configuration.sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value.plainText)" }.joined(separator: " ")
            if !widget.isAvailable {
                values += (values.isEmpty ? "" : "  ") + "(unavailable: no extension has this kind)"
            }
            rows.append([
                widget.id, widget.kind, widget.family.shortName,
                widget.row.map { "\($0),\(widget.column ?? 1)" } ?? "auto", values,
            ])
        }
        return Columns.table(rows)
    }

    private static func kinds(_ listing: HomeListing) -> String {
        guard !listing.kinds.isEmpty else {
            return "no extension has run here, so no kind is known; 'renderer' starts one\n"
        }
        var lines: [String] = []
        for kind in listing.kinds {
            lines.append("\(kind.kind)  \(kind.displayName)")
            if !kind.summary.isEmpty { lines.append("    \(kind.summary)") }
            lines.append("    " + kind.families.map(\.shortName).joined(separator: ", "))
            for parameter in kind.configuration?.parameters ?? [] { lines.append("    --set " + describe(parameter)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// `list=NAME   Which list; one of …`
    private static func describe(_ parameter: ParameterDescription) -> String {
        var words = "\(parameter.name)=\(parameter.type.uppercased())  \(parameter.title)"
        if !parameter.choices.isEmpty {
            words += ": " + parameter.choices.map(\.value.plainText).joined(separator: ", ")
        }
        if let value = parameter.defaultValue { words += " (default \(value.plainText))" }
        return words
    }
}
