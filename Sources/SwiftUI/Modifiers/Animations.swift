package import WidgetArchive

extension View {
    /// How changes of a value are shown between two entries.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        let value = Unchecked(value)
        return wrapped { _ in .animation(animation?.description, value: ValueText.of(value.value)) }
    }
    /// How all changes are shown between two entries.
    public nonisolated func animation(_ animation: Animation?) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .animation(animation?.description, value: ""))
    }
    /// How the content changes between two entries.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .contentTransition(transition.description))
    }
    /// How the view comes and goes between two entries.
    public nonisolated func transition(_ t: AnyTransition) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .transition(t.name))
    }
    /// Matches views of two states; entries are matched by identity.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
}

/// The text of a value whose changes are watched.
enum ValueText {
    static func of<V>(_ value: V) -> String {
        if let value = value as? Bool { return value ? "true" : "false" }
        if let value = value as? Int { return String(value) }
        if let value = value as? String { return String(value.prefix(200)) }
        return String(String(describing: value).prefix(200))
    }
}

/// How content changes.
public struct ContentTransition: Equatable, Sendable {
    package var description: ContentTransitionDescription
    init(_ kind: String, _ change: (inout ContentTransitionDescription) -> Void = { _ in }) {
        description = ContentTransitionDescription()
        description.kind = kind
        change(&description)
    }
    /// At once.
    public static let identity = ContentTransition("identity")
    /// One fades while the other appears.
    public static let opacity = ContentTransition("opacity")
    /// One becomes the other.
    public static let interpolate = ContentTransition("interpolate")
    /// Digits roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition("numericText") { $0.countsDown = countsDown }
    }
    /// Digits roll up or down as a value does.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition("numericText") { $0.value = value.isFinite ? value : nil }
    }
    /// A symbol changes as the system thinks best.
    public static let symbolEffect = ContentTransition("symbolAutomatic")
    /// A symbol changes by an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        let magic = (effect as? ReplaceSymbolEffect.MagicReplace)?.fallback
        guard let replace = magic ?? (effect as? ReplaceSymbolEffect) else { return symbolEffect }
        return ContentTransition("symbolReplace") { $0.direction = replace.direction }
    }
}

/// A space of names for matched views.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// A space.
    public struct ID: Hashable, Sendable {}
    /// A space.
    public nonisolated init() {}
    /// The space.
    public var wrappedValue: ID { ID() }
}

/// What of matched views is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Properties of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
