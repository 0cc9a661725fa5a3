internal import WidgetArchive

extension AccessibilityDescription {
    /// What this says, and what an outer modifier says instead.
    func overridden(by outer: AccessibilityDescription) -> AccessibilityDescription {
        var merged = self
        merged.label = outer.label ?? label
        merged.value = outer.value ?? value
        merged.hint = outer.hint ?? hint
        merged.identifier = outer.identifier ?? identifier
        merged.isHidden = isHidden || outer.isHidden
        let kept = traits.filter { !outer.removedTraits.contains($0) }
        merged.traits = kept + outer.traits.filter { !kept.contains($0) }
        merged.removedTraits =
            removedTraits.filter { !outer.traits.contains($0) && !outer.removedTraits.contains($0) }
            + outer.removedTraits
        merged.children = outer.children ?? children
        merged.sortPriority = outer.sortPriority == 0 ? sortPriority : outer.sortPriority
        return merged
    }
}

extension View {
    nonisolated func tell(_ change: @escaping @MainActor (inout AccessibilityDescription, EnvironmentValues) -> Void)
        -> ModifiedContent<Self, _ScopedModifier>
    {
        wrapped { inputs in
            var description = AccessibilityDescription()
            change(&description, inputs.environment)
            return .accessibility(description)
        }
    }

    /// The view's name.
    public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, _ScopedModifier> {
        tell { $0.label = label.plainString(in: $1) }
    }
    /// The view's name.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, _ScopedModifier>
    {
        accessibilityLabel(Text(labelKey))
    }
    /// The view's name.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Self, _ScopedModifier>
    {
        accessibilityLabel(Text(label))
    }
    /// The view's value.
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, _ScopedModifier> {
        tell { $0.value = valueDescription.plainString(in: $1) }
    }
    /// The view's value.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, _ScopedModifier>
    {
        accessibilityValue(Text(valueKey))
    }
    /// The view's value.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Self, _ScopedModifier>
    {
        accessibilityValue(Text(value))
    }
    /// What happens on activation.
    public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, _ScopedModifier> {
        tell { $0.hint = hint.plainString(in: $1) }
    }
    /// What happens on activation.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, _ScopedModifier> {
        accessibilityHint(Text(hintKey))
    }
    /// What happens on activation.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, _ScopedModifier> {
        accessibilityHint(Text(hint))
    }
    /// A stable name for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, _ScopedModifier> {
        tell { description, _ in description.identifier = identifier }
    }
    /// Whether the view is left out.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, _ScopedModifier> {
        tell { description, _ in description.isHidden = hidden }
    }
    /// The view and its children as one.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        tell { description, _ in description.children = children.name }
    }
    /// What the view is.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        tell { description, _ in description.traits = traits.archived }
    }
    /// What the view is not.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        tell { description, _ in description.removedTraits = traits.archived }
    }
    /// Higher is read first.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, _ScopedModifier>
    {
        tell { description, _ in description.sortPriority = sortPriority.isFinite ? sortPriority : 0 }
    }
    /// The view's name, by its older name.
    public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, _ScopedModifier> {
        accessibilityLabel(label)
    }
    /// The view's value, by its older name.
    public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, _ScopedModifier> {
        accessibilityValue(value)
    }
    /// What happens, by its older name.
    public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, _ScopedModifier> {
        accessibilityHint(hint)
    }
    /// Whether the view is left out, by its older name.
    public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, _ScopedModifier> {
        accessibilityHidden(hidden)
    }
    /// A stable name, by its older name.
    public nonisolated func accessibility(identifier: String) -> ModifiedContent<Self, _ScopedModifier> {
        accessibilityIdentifier(identifier)
    }
    /// What the view is, by its older name.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        accessibilityAddTraits(traits)
    }
    /// A picture's name without its file's; nothing to do here.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// How speech reads; the surface decides.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}
