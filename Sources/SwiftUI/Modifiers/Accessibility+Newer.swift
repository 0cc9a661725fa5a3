internal import WidgetArchive
internal import WidgetLayout

// Forms that came with iOS 16 to 18: resources as words, conditions, representations.
extension View {
    /// The view's name.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        accessibilityLabel(Text(label))
    }
    /// The view's name, where the condition holds.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Self, _ScopedModifier>
    {
        tell { if isEnabled { $0.label = label.plainString(in: $1) } }
    }
    /// The view's name, where the condition holds.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    /// The view's name, where the condition holds.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    /// The view's value.
    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        accessibilityValue(Text(value))
    }
    /// The view's value, where the condition holds.
    public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        tell { if isEnabled { $0.value = valueDescription.plainString(in: $1) } }
    }
    /// The view's value, where the condition holds.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    /// What happens on activation.
    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<Self, _ScopedModifier>
    {
        accessibilityHint(Text(hint))
    }
    /// What happens on activation, where the condition holds.
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Self, _ScopedModifier> {
        tell { if isEnabled { $0.hint = hint.plainString(in: $1) } }
    }
    /// What happens on activation, where the condition holds.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    /// Whether the view is left out, where the condition holds.
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        accessibilityHidden(hidden && isEnabled)
    }
    /// A stable name for tests, where the condition holds.
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        tell { description, _ in if isEnabled { description.identifier = identifier } }
    }
    /// A heading; its level is not told.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        accessibilityAddTraits(.isHeader)
    }
    /// Reads as another view would: its words, and nothing of the view's own.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
        -> ModifiedContent<Self, _ScopedModifier>
    {
        let shown = Unchecked(representation())
        return wrapped { inputs in
            var description = AccessibilityDescription()
            description.label = _ViewInputs.joined(inputs.nodes(of: shown.value), axis: .horizontal).spokenWords
            description.children = "ignore"
            return .accessibility(description)
        }
    }
    /// The parts of a view that draws them itself, each by its words.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        let shown = Unchecked(children())
        return wrapped { inputs in
            var description = AccessibilityDescription()
            let words = inputs.nodes(of: shown.value).map(\.spokenWords).filter { !$0.isEmpty }
            description.value = words.isEmpty ? nil : words.joined(separator: ", ")
            return .accessibility(description)
        }
    }
    /// Other names for speech input; a widget here has none.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// Other names for speech input; a widget here has none.
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// Other names for speech input; a widget here has none.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    /// Whether the view reacts; controls do and others do not.
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    { self }
    /// An action of assistive technology. In a widget closures are never called.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// An action with a name. In a widget closures are never called.
    public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> some View
    { self }
    /// An action with a name. In a widget closures are never called.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    /// A large form of the view while it is held; widgets have none.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// No level.
    case unspecified
    /// Level 1 to 6.
    case h1, h2, h3, h4, h5, h6
}

/// A kind of action of assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// Activation.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Leaving.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The usual action of the app.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}
