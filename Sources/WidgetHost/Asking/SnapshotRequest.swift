import WidgetArchive

/// What a ``SnapshotRoom`` is asked: a view of a widget that need not be placed anywhere.
public struct SnapshotRequest: Hashable, Sendable {
    /// What the provider is asked for.
    public enum Content: String, Sendable, CaseIterable {
        /// Its timeline: all entries.
        case timeline
        /// What the gallery shows: one entry.
        case snapshot
        /// What stands in until there is a timeline: one entry, redacted.
        case placeholder
    }

    /// The widget's kind.
    public var kind: String
    /// Its size class.
    public var family: WidgetFamilyName
    /// The configuration; nil for the defaults.
    public var configuration: IntentReference?
    /// What the provider is asked for.
    public var content: Content
    /// Where it is shown; the size is taken from the family when it is zero.
    public var surroundings: Surroundings

    /// A request for a timeline unless said otherwise.
    public init(
        kind: String, family: WidgetFamilyName, configuration: IntentReference? = nil, content: Content = .timeline,
        surroundings: Surroundings = Surroundings()
    ) {
        (self.kind, self.family, self.configuration) = (kind, family, configuration)
        (self.content, self.surroundings) = (content, surroundings)
    }
}

/// Why there is no view.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no extension to ask.
    case noExtension(group: String)
    /// The file cannot be started.
    case notExecutable(path: String)
    /// The extension ended before it answered.
    case ended(path: String, how: String)
    /// It did not say what it offers in time.
    case silent(path: String, seconds: Double)
    /// It did not answer in time.
    case late(kind: String, seconds: Double)
    /// It has no such widget.
    case unknownKind(String, offered: [String])
    /// The widget does not come in that size.
    case unsupportedFamily(WidgetFamilyName, kind: String, offered: [WidgetFamilyName])
    /// It answered with a failure.
    case failed(kind: String, reason: String)
    /// The room could not be made or used.
    case room(String)

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .noExtension(let group):
            "no extension is known in \(group) and none stands beside the renderer: give one with --extension PATH"
        case .notExecutable(let path):
            "\(path) cannot be started: give the executable of an extension with --extension PATH"
        case .ended(let path, let how): "the extension \(path) ended before it answered: \(how)"
        case .silent(let path, let seconds):
            "\(path) did not say within \(Int(seconds)) s which widgets it has: is it an extension made with this package?"
        case .late(let kind, let seconds):
            "the provider of \(kind) did not answer within \(Int(seconds)) s: give it longer with --deadline SECONDS"
        case .unknownKind(let kind, let offered):
            offered.isEmpty
                ? "the extension has no widgets"
                : "the extension has no widget of the kind “\(kind)”; it has \(offered.joined(separator: ", "))"
        case .unsupportedFamily(let family, let kind, let offered):
            "\(kind) does not come as \(family.rawValue); it comes as \(offered.map(\.rawValue).joined(separator: ", "))"
        case .failed(let kind, let reason): "\(kind): \(reason)"
        case .room(let reason): reason
        }
    }
}
