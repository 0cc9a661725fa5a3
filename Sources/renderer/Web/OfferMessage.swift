import JSONText
import WidgetArchive

/// A kind that can be placed, as the gallery and the forms show it.
struct OfferMessage: Fielded {
    struct Choice: Fielded {
        /// What is sent back.
        var word = ""
        var title = ""

        init() {}
        init(_ choice: ParameterDescription.Choice) {
            word = choice.value.plainText
            title = choice.title.isEmpty ? word : choice.title
        }

        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("word", &word)
            try coder.field("title", &title)
        }
    }

    struct Parameter: Fielded {
        var name = ""
        var title = ""
        var summary: String?
        var type = ""
        var isOptional = false
        var choices: [Choice] = []
        var hasQuery = false
        var minimum: Double?
        var maximum: Double?
        var dateKind: String?
        /// The present value; nil for none.
        var value: String?

        init() {}
        init(_ parameter: ParameterDescription, value: ParameterValue?) {
            (name, title, summary, type) = (parameter.name, parameter.title, parameter.summary, parameter.type)
            (isOptional, hasQuery, dateKind) = (parameter.isOptional, parameter.hasQuery, parameter.dateKind)
            (minimum, maximum) = (parameter.minimum, parameter.maximum)
            choices = parameter.choices.map(Choice.init)
            self.value = (value ?? parameter.defaultValue).map(\.plainText)
        }

        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("name", &name)
            try coder.field("title", &title)
            try coder.field("summary", &summary)
            try coder.field("type", &type)
            try coder.field("optional", &isOptional, omit: false)
            try coder.field("choices", &choices)
            try coder.field("query", &hasQuery, omit: false)
            try coder.field("min", &minimum)
            try coder.field("max", &maximum)
            try coder.field("dateKind", &dateKind)
            try coder.field("value", &value)
        }
    }

    var kind = ""
    var name = ""
    var summary = ""
    var families: [String] = []
    var parameters: [Parameter] = []

    init() {}
    init(_ offer: WidgetDescription, configuration: IntentReference?) {
        (kind, summary) = (offer.kind, offer.summary)
        name = offer.displayName.isEmpty ? offer.kind : offer.displayName
        families = offer.families.map(\.rawValue)
        parameters = (offer.configuration?.parameters ?? []).map {
            Parameter($0, value: configuration?.parameters[$0.name])
        }
    }

    mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("kind", &kind)
        try coder.field("name", &name)
        try coder.field("summary", &summary)
        try coder.field("families", &families)
        try coder.field("parameters", &parameters)
    }
}
