import JSONText

/// What an extension is asked for by `--previews`.
public struct PreviewRequest: Fielded, Hashable, Sendable {
    /// Where the previews are shown; the size of each follows from its family.
    public var surroundings = Surroundings()
    /// Whether widgets are shown in every family that they support, not only in the one that the preview names.
    public var wantsAllFamilies = false
    /// An English, light place.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("around", &surroundings)
        try coder.field("all", &wantsAllFamilies, omit: false)
    }
}

/// The `#Preview` blocks of a program, as they look.
public struct PreviewCatalog: Fielded, Hashable, Sendable {
    /// One block.
    public struct Preview: Fielded, Hashable, Sendable {
        /// The name it was given; empty: none.
        public var name = ""
        /// The file, as `Module/File.swift`.
        public var file = ""
        /// The line of `#Preview`, from 1.
        public var line = 0
        /// How it looks in each family; none when it failed.
        public var looks: [TimelineArchive] = []
        /// Whether it is a view alone, without a widget.
        public var isView = false
        /// Why it could not be made.
        public var failure: String?
        /// Nothing.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("name", &name, omit: "")
            try coder.field("file", &file)
            try coder.field("line", &line)
            try coder.list("looks", &looks)
            try coder.field("view", &isView, omit: false)
            try coder.field("failure", &failure)
        }
    }
    /// The blocks, by file and line.
    public var previews: [Preview] = []
    /// None.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        var schema = ArchiveSchema.version
        try coder.field("schema", &schema)
        try coder.list("previews", &previews)
    }
}
