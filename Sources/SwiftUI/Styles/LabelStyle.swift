internal import WidgetArchive

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
    public struct Title {
        let content: StyleContent
        let wasShown: ReadFlag
    }
    /// The icon's view.
    public struct Icon {
        let content: StyleContent
    }
    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the title.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        view.wasShown.wasRead = true
        view.content.make(inputs, &outputs)
    }
}
extension LabelStyleConfiguration.Icon: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the icon. The label's title speaks for it.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        view.content.make(inputs, &outputs)
        outputs.wrap(from: start, in: .accessibility(.hidden))
    }
}

/// A label's style whose type is forgotten.
struct AnyLabelStyle {
    let make: @MainActor (LabelStyleConfiguration, _ViewInputs, inout _ViewOutputs) -> Void
    init<S: LabelStyle>(_ style: S) {
        let style = Unchecked(style)
        make = { configuration, inputs, outputs in
            var style = style.value
            DynamicFields.of(S.self).install(inputs.environment, into: &style)
            S.Body._makeNodes(style.makeBody(configuration: configuration), inputs, &outputs)
        }
    }
}

extension View {
    /// The look of labels inside the view.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let style = AnyLabelStyle(style)
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
