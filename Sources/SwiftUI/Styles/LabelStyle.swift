/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The look's type.
    associatedtype Body: View
    /// The look of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// A label.
    typealias Configuration = LabelStyleConfiguration
}

/// A label, as a style sees it.
public struct LabelStyleConfiguration {
    /// The title's view.
    public typealias Title = _StylePart<LabelStyleConfiguration, _TitleRole>
    /// The icon's view.
    public typealias Icon = _StylePart<LabelStyleConfiguration, _IconRole>
    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

extension AnyStyle where Configuration == LabelStyleConfiguration {
    /// A look of labels.
    init<S: LabelStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
    /// The look of labels inside the view.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
        let style = AnyStyle(style)
        return changingEnvironment { $0.look.controls.label = style }
    }
}

/// The icon beside the title, 8 points apart.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Both.
    public nonisolated init() {}
    /// Both.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}
/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The icon.
    public nonisolated init() {}
    /// The icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The title.
    public nonisolated init() {}
    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
/// The system's choice: both.
public struct DefaultLabelStyle: LabelStyle {
    /// Both.
    public nonisolated init() {}
    /// Both.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Both.
    public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon.
    public static nonisolated var iconOnly: IconOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title.
    public static nonisolated var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == DefaultLabelStyle {
    /// The system's choice.
    public static nonisolated var automatic: DefaultLabelStyle { .init() }
}
