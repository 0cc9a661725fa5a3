/// The look of values with names.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The look's type.
    associatedtype Body: View
    /// The look of a value with its name.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// A value with its name.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// A value with its name, as a style sees it.
public struct LabeledContentStyleConfiguration {
    /// The name's view.
    public typealias Label = _StylePart<LabeledContentStyleConfiguration, _LabelRole>
    /// The value's view.
    public typealias Content = _StylePart<LabeledContentStyleConfiguration, _ContentRole>
    /// The name.
    public let label: Label
    /// The value.
    public let content: Content
}

/// The value of a labelled value.
public enum _ContentRole {}

/// The system's choice: the name at the leading edge, the value, secondary, at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The system's choice.
    public nonisolated init() {}
    /// Both, on one line.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.label
            Spacer()
            configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The system's choice.
    public static nonisolated var automatic: AutomaticLabeledContentStyle { .init() }
}

extension AnyStyle where Configuration == LabeledContentStyleConfiguration {
    /// A look of values with names.
    init<S: LabeledContentStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
    /// The look of values with names inside the view.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> ModifiedContent<
        Self, _EnvironmentModifier
    > {
        let style = AnyStyle(style)
        return changingEnvironment { $0.look.controls.labeledContent = style }
    }
}
