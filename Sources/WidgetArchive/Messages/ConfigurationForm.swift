import JSONText

/// What an extension says of a configuration that is being edited: which parameters are shown for its present values, in
/// which order, and what each value is called.
public struct ConfigurationForm: Fielded, Hashable, Sendable {
    /// One parameter with its value.
    public struct Field: Fielded, Hashable, Sendable {
        /// The parameter.
        public var parameter = ParameterDescription()
        /// The value that the provider would get; nil: none.
        public var value: ParameterValue?
        /// The value's name for people, where it has one: an entity's, a choice's; one for each element of a list.
        public var titles: [String] = []
        /// Why the value that was stored cannot be used.
        public var problem: String?

        /// Nothing.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("parameter", &parameter)
            try coder.field("value", &value)
            try coder.list("titles", &titles)
            try coder.field("problem", &problem)
        }
    }

    /// The fields in the order of the intent's summary.
    public var fields: [Field] = []

    /// An empty form.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.list("fields", &fields)
    }
}
