import WidgetArchive

/// A configuration while somebody edits it in a form: the extension's fields, the values set so far, and what is being
/// typed.
public struct FormState: Sendable {
    /// How a field is edited.
    public enum Control: Hashable, Sendable {
        /// A switch.
        case toggle
        /// One of the choices, paged through in place.
        case choice
        /// Chosen from what the extension names.
        case picker
        /// Counted up and down, or typed.
        case stepper
        /// Typed.
        case text
    }

    /// The widget with the configuration as it is edited; what other builds left in it is kept.
    public private(set) var widget: WidgetReference
    /// The fields to show, in order; empty before the extension has answered.
    public private(set) var fields: [ConfigurationForm.Field] = []
    /// Why a field's text cannot be taken.
    public private(set) var problems: [String: String] = [:]
    /// What is typed and not taken yet.
    public private(set) var drafts: [String: String] = [:]
    private var titles: [String: [String]] = [:]

    /// A form for a widget.
    public init(_ widget: WidgetReference) { self.widget = widget }

    /// The extension has said what the form is for the present values.
    public mutating func take(_ form: ConfigurationForm) {
        fields = form.fields
        for field in form.fields { problems[field.parameter.name] = field.problem ?? problems[field.parameter.name] }
    }

    /// How a field is edited.
    public static func control(of parameter: ParameterDescription) -> Control {
        if parameter.hasQuery || (parameter.type.hasPrefix("[") && !parameter.choices.isEmpty) { return .picker }
        if !parameter.choices.isEmpty { return .choice }
        switch parameter.type {
        case "Bool": return .toggle
        case "Int", "Double", "Date": return .stepper
        default: return .text
        }
    }

    /// A field's value: set here, else what the extension says.
    public func value(of field: ConfigurationForm.Field) -> ParameterValue? {
        widget.configuration?.parameters[field.parameter.name] ?? field.value
    }

    /// A field's value for people; nil for none.
    public func text(of field: ConfigurationForm.Field) -> String? {
        let name = field.parameter.name
        if let draft = drafts[name] { return draft }
        guard let value = value(of: field), value != .null else { return nil }
        if let titles = titles[name] { return titles.joined(separator: ", ") }
        let list = ChoiceList(field.parameter.choices)
        if let title = list.choices.first(where: { $0.value == value })?.title { return title }
        if value == field.value, !field.titles.isEmpty { return field.titles.joined(separator: ", ") }
        if case .date = value { return Self.date(value.plainText, field.parameter) }
        return value.plainText
    }

    /// Sets a value.
    ///
    /// - Parameter titles: what it is called; empty: it has no name of its own.
    public mutating func set(_ value: ParameterValue, of name: String, titles: [String] = []) {
        var configuration = widget.configuration ?? IntentReference()
        configuration.parameters[name] = value
        widget.configuration = configuration
        self.titles[name] = titles.isEmpty ? nil : titles
        drafts[name] = nil
        problems[name] = nil
    }

    /// Changes a value by one step: the other state, the next choice, one more. False when it cannot be.
    public mutating func step(_ field: ConfigurationForm.Field, by step: Int) -> Bool {
        let parameter = field.parameter
        if drafts[parameter.name] != nil, !commit(field) { return false }
        let value = value(of: field)
        switch Self.control(of: parameter) {
        case .toggle: set(.bool(value != .bool(true)), of: parameter.name)
        case .choice:
            let choices = (parameter.isOptional ? [ParameterValue.null] : []) + parameter.choices.map(\.value)
            let index = choices.firstIndex(of: value ?? .null) ?? (step > 0 ? -1 : choices.count)
            set(choices[(index + step + choices.count) % choices.count], of: parameter.name)
        case .stepper: return count(parameter, value, step)
        case .picker, .text: return false
        }
        return true
    }

    private mutating func count(_ parameter: ParameterDescription, _ value: ParameterValue?, _ step: Int) -> Bool {
        func bounded(_ number: Double) -> Double {
            min(max(number, parameter.minimum ?? -.infinity), parameter.maximum ?? .infinity)
        }
        switch (parameter.type, value) {
        case ("Int", .int(let number)):
            // Over the edge it stays where it is.
            set(.int(Int64(bounded(Double(number) + Double(step)))), of: parameter.name)
        case ("Int", _): set(.int(Int64(bounded(0))), of: parameter.name)
        case ("Double", .double(let number)): set(.double(bounded(number + Double(step))), of: parameter.name)
        case ("Double", _): set(.double(bounded(0)), of: parameter.name)
        case ("Date", .date(let date)):
            set(.date(date + Double(step) * (parameter.dateKind == "time" ? 900 : 86_400)), of: parameter.name)
        case ("Date", _):
            let now = HostTime.now().wall
            let start = parameter.dateKind == "date" ? now - now.truncatingRemainder(dividingBy: 86_400) : now
            set(.date(start.rounded(.down) - DateText.referenceDate), of: parameter.name)
        default: return false
        }
        return true
    }

    // MARK: Typing

    /// Types into a field; nil takes the last character back.
    public mutating func type(_ text: String?, into field: ConfigurationForm.Field) {
        let name = field.parameter.name
        var draft = drafts[name] ?? self.text(of: field) ?? ""
        if let text {
            draft += text.filter { !$0.isNewline }
        } else if !draft.isEmpty {
            draft.removeLast()
        }
        drafts[name] = draft
        problems[name] = nil
    }

    /// Empties a field for typing.
    public mutating func clear(_ field: ConfigurationForm.Field) { drafts[field.parameter.name] = "" }

    /// Takes what was typed into a field; false when it does not fit, and the field says why.
    public mutating func commit(_ field: ConfigurationForm.Field) -> Bool {
        let parameter = field.parameter
        guard let draft = drafts[parameter.name] else { return true }
        if draft.isEmpty, parameter.isOptional, parameter.type != "String" {
            set(.null, of: parameter.name)
            return true
        }
        do {
            if case .value(let value) = try ParameterText(parameter: parameter).read(draft) {
                set(value, of: parameter.name)
            }
            return true
        } catch {
            problems[parameter.name] = error.description
            return false
        }
    }

    /// Takes everything typed; the first field that does not fit, if one does not.
    public mutating func commitAll() -> Int? {
        for (index, field) in fields.enumerated() where !commit(field) { return index }
        return nil
    }

    /// A date as far as the field edits it.
    private static func date(_ text: String, _ parameter: ParameterDescription) -> String {
        switch parameter.dateKind {
        case "date": String(text.prefix { $0 != "T" })
        case "time": String(text.drop { $0 != "T" }.dropFirst())
        default: text
        }
    }
}
