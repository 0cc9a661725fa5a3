import JSONText

/// What a page posts.
struct PageCommand: Fielded {
    enum Verb: String, JSONCodable {
        case tap, open, reload
        /// A change of the home screen.
        case add, move, resize, remove, configure, undo
        /// The kinds there are, for the gallery and for forms.
        case offers
        /// How a kind looks in the gallery.
        case preview
        /// What a parameter can be.
        case options
        /// The widgets' language, or their type size.
        case locale, typeSize
        /// A signal to an extension process.
        case kill, stop, `continue`
        /// Another extension process.
        case restart
    }

    var verb = Verb.offers
    /// A placed widget's id; for what is not placed its kind.
    var widget: String?
    /// A control's key.
    var control: String?
    /// A family by its name.
    var family: String?
    var row: Int?
    var column: Int?
    /// How many columns the page has.
    var columns: Int?
    /// A configuration's values, `name=value`.
    var values: [String] = []
    /// A parameter's name, and what is searched for.
    var parameter: String?
    var query: String?
    /// A process's instance name, a locale, or a type size.
    var value: String?
    /// `light` or `dark`.
    var scheme: String?

    mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("do", &verb)
        try coder.field("widget", &widget)
        try coder.field("control", &control)
        try coder.field("family", &family)
        try coder.field("row", &row)
        try coder.field("column", &column)
        try coder.field("columns", &columns)
        try coder.list("values", &values)
        try coder.field("parameter", &parameter)
        try coder.field("query", &query)
        try coder.field("value", &value)
        try coder.field("scheme", &scheme)
    }
}

/// What is answered: nothing more than that it went well, why it did not, or what was asked for.
struct PageReply: Fielded {
    var failure: String?
    /// The invocation that a tap has become.
    var span: String?
    /// A picture.
    var svg: String?
    /// JSON of what was asked for.
    var payload: JSONValue?

    init() {}
    init(failure: String?) { self.failure = failure }

    mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("failure", &failure)
        try coder.field("span", &span)
        try coder.field("svg", &svg)
        try coder.field("payload", &payload)
    }
}
