import WidgetArchive
import WidgetHost

/// The options of the commands that change the home screen.
struct EditOptions: Equatable {
    var family: String?
    var place: HomePlace?
    var configuration: String?
    var values: [String] = []

    /// Which of them were given.
    var given: Set<String> {
        var names: Set<String> = []
        if family != nil { names.insert("--family") }
        if place != nil { names.insert("--at") }
        if configuration != nil { names.insert("--configuration") }
        if !values.isEmpty { names.insert("--set") }
        return names
    }

    /// `2,1`: the second row, the first column.
    static func place(_ text: String, of what: String = "--at") throws(UsageError) -> HomePlace {
        let parts = text.split(separator: ",").map { Int($0) }
        guard parts.count == 2, let row = parts[0], let column = parts[1], row > 0, column > 0 else {
            throw UsageError("\(what) needs a row and a column from 1 on, such as 2,1, not '\(text)'")
        }
        return HomePlace(id: "", row: row, column: column)
    }

    /// A family's name, as it was given.
    static func family(_ text: String) throws(UsageError) -> String {
        guard WidgetFamilyName(named: text) == nil else { return text }
        let names = WidgetFamilyName.allCases.map(\.shortName).joined(separator: ", ")
        throw UsageError("there is no family '\(text)'; there are \(names)")
    }

    /// The change that a command line asks for.
    func edit(_ action: HomeEdit.Action, _ words: inout [String]) throws(UsageError) -> HomeEdit {
        let name = action.rawValue
        guard !words.isEmpty else {
            throw UsageError(
                "\(name) needs a \(action == .add ? "kind" : "widget"): renderer \(name) \(Self.usage(action))")
        }
        var edit = HomeEdit(action, words.removeFirst())
        (edit.family, edit.place, edit.configuration, edit.values) = (family, place, configuration, values)
        switch action {
        case .move:
            if !words.isEmpty, edit.place == nil { edit.place = try Self.place(words.removeFirst(), of: "move") }
            if edit.place == nil { throw UsageError("move needs a place: renderer move \(Self.usage(action))") }
        case .resize:
            if !words.isEmpty, edit.family == nil { edit.family = try Self.family(words.removeFirst()) }
            if edit.family == nil { throw UsageError("resize needs a family: renderer resize \(Self.usage(action))") }
        case .configure:
            if configuration == nil && values.isEmpty {
                throw UsageError("configure needs values: renderer configure \(Self.usage(action))")
            }
        case .add, .remove: break
        }
        if let extra = given.subtracting(Self.allowed(action)).sorted().first {
            throw UsageError("\(extra) does not belong to the command \(name)")
        }
        return edit
    }

    private static func allowed(_ action: HomeEdit.Action) -> Set<String> {
        switch action {
        case .add: ["--family", "--at", "--configuration", "--set"]
        case .move: ["--at"]
        case .resize: ["--family"]
        case .remove: []
        case .configure: ["--configuration", "--set"]
        }
    }

    private static func usage(_ action: HomeEdit.Action) -> String {
        switch action {
        case .add: "KIND [--family FAMILY] [--at ROW,COLUMN] [--set NAME=VALUE …]"
        case .move: "WIDGET ROW,COLUMN"
        case .resize: "WIDGET FAMILY"
        case .remove: "WIDGET"
        case .configure: "WIDGET --set NAME=VALUE … | --configuration JSON"
        }
    }
}
