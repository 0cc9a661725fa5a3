import JSONText

/// `reloads/<kind>`: a wish to reload a kind's timelines.
///
/// The file's name is the wish; its content says who wishes. An empty or unreadable file is a wish all the same, so
/// `touch reloads/<kind>` works from a shell.
public struct ReloadWish: Fielded, Hashable, Sendable {
    /// The name in `reloads/` that stands for all kinds. Kinds are percent-encoded, so none can be called so.
    public static let allKinds = "@all"

    /// The claimant name of the process that wishes.
    public var claimant = ""
    /// `app` or `extension`; empty: unknown.
    public var role = ""
    /// Whether the wish comes from the app while somebody uses it: such reloads are free of budget.
    public var isForeground = false
    /// Whether a provider of the process was running: served slowly, so that a provider which asks for its own reload
    /// does not run for ever.
    public var isInProvider = false
    /// The invocation or request inside which it was wished.
    public var span: String?

    /// Nobody's wish.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("by", &claimant, omit: "")
        try coder.field("role", &role, omit: "")
        try coder.field("foreground", &isForeground, omit: false)
        try coder.field("provider", &isInProvider, omit: false)
        try coder.field("span", &span)
    }
}
