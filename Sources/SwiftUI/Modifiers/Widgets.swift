internal import WidgetArchive

/// A container that has a background of its own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    /// The whole widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A navigation; not in a widget.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A tab view; not in a widget.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

extension View {
    /// What fills the whole widget behind the view.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        lifting(container) { Node(.shape(ShapeNode(.rectangle, fill: style.paint(in: $0.environment)))) }
    }

    /// What fills the whole widget behind the view.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = Unchecked(content())
        return lifting(container) { inputs in
            var inputs = inputs
            let size = inputs.session.surroundings.size
            inputs.proposal = size
            return inputs.layer(view.value, alignment)
        }
    }

    private nonisolated func lifting(
        _ container: ContainerBackgroundPlacement, _ make: @escaping @MainActor (_ViewInputs) -> Node
    ) -> ModifiedContent<Self, _ScopedModifier> {
        scoped { inputs, outputs, content in
            if container == .widget {
                inputs.session.lift(background: make(inputs))
            } else {
                inputs.session.remark("containerBackground(for: .\(container.name)) is not for widgets; it is left out")
            }
            content(inputs, &outputs)
        }
    }

    /// Where a tap on the widget leads; nil changes nothing.
    public nonisolated func widgetURL(_ url: URL?) -> ModifiedContent<Self, _ScopedModifier> {
        scoped { inputs, outputs, content in
            if let url { inputs.session.lift(url: url.absoluteString) }
            content(inputs, &outputs)
        }
    }

    /// Whether the view is in the accent group where all is accented.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> ModifiedContent<Self, _NodeModifier> {
        wrapped(in: .accentable(accentable))
    }
    /// A label beside a round accessory; no surface here has room for one.
    public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// A label beside a round accessory; no surface here has room for one.
    @_disfavoredOverload
    public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// A label beside a round accessory; no surface here has room for one.
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    /// Text along a round edge; no surface here has one.
    public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
    /// The background of a live activity, as its preview shows it; nil leaves the system's.
    public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
        scoped { inputs, outputs, content in
            if let color {
                inputs.session.lift(background: Node(.shape(ShapeNode(.rectangle, fill: .color(color.reference)))))
            }
            content(inputs, &outputs)
        }
    }
    /// The colour of the button with which the system ends a live activity; nothing here draws that button.
    public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    /// Room between a container and its content; a widget's own margins stand.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    /// Room between a container and its content; a widget's own margins stand.
    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    { self }
}

/// Which content has margins.
public struct ContentMarginPlacement: Sendable {
    /// All.
    public static let automatic = ContentMarginPlacement()
    /// What scrolls.
    public static let scrollContent = ContentMarginPlacement()
    /// What shows the position.
    public static let scrollIndicators = ContentMarginPlacement()
}

/// The faint round background of accessories.
public struct AccessoryWidgetBackground: View {
    /// The background.
    public nonisolated init() {}
    /// A faint fill.
    public var body: some View { Circle().fill(.fill.tertiary) }
}
