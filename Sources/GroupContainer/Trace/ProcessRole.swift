import JSONText

/// What a process is for.
public enum ProcessRole: String, Sendable, Hashable, CaseIterable, JSONCodable {
    /// Owns the data.
    case app
    /// Holds the user's widget code.
    case `extension`
    /// Draws, and holds no user code.
    case renderer
}
