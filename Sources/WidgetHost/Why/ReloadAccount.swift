import JSONText

/// One reload of a widget, as the trace tells it: who asked, and what became of it.
public struct ReloadAccount: Fielded, Hashable, Sendable {
    /// What became of it.
    public enum Result: String, JSONCodable, Sendable {
        /// The new timeline is on show.
        case done
        /// The new timeline looks the same: nothing was drawn.
        case unchanged
        /// It is under way.
        case running
        /// It was joined with another one.
        case merged
        /// It was put off.
        case delayed
        /// It did not work.
        case failed
        /// It was taken back and never ran.
        case void
    }

    /// When it was asked for, seconds since 1970.
    public var date = 0.0
    /// What asked for it: `tap`, `wish`, `policy`, `user`, `added`, `start`, `environment` or `retry`.
    public var cause = ""
    /// The same in words.
    public var asked = ""
    /// What became of it.
    public var result = Result.running
    /// The same in words, with the reason.
    public var became = ""
    /// From the asking to the frame or the failure, seconds.
    public var took: Double?
    /// The id of the invocation, request or wish: what `renderer trace` calls it.
    public var span = ""

    /// Nothing.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("date", &date)
        try coder.field("cause", &cause)
        try coder.field("asked", &asked)
        try coder.field("result", &result)
        try coder.field("became", &became)
        try coder.field("took", &took)
        try coder.field("span", &span)
    }
}
