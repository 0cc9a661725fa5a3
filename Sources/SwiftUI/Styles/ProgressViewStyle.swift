internal import WidgetArchive

/// The look of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The look's type.
    associatedtype Body: View
    /// The look of a progress.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// A progress.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// A progress, as a style sees it.
public struct ProgressViewStyleConfiguration {
    /// The label's view.
    public typealias Label = _StylePart<ProgressViewStyleConfiguration, _LabelRole>
    /// The view of the current value.
    public typealias CurrentValueLabel = _StylePart<ProgressViewStyleConfiguration, _CurrentValueRole>
    /// 0…1; nil without a known end.
    public let fractionCompleted: Double?
    /// The label.
    public var label: Label?
    /// The current value.
    public var currentValueLabel: CurrentValueLabel?
    let node: ProgressNode
}

extension AnyStyle where Configuration == ProgressViewStyleConfiguration {
    /// A look of progress.
    init<S: ProgressViewStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
    /// The look of progress inside the view.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> ModifiedContent<
        Self, _EnvironmentModifier
    > {
        let style = AnyStyle(style)
        return changingEnvironment { $0.look.controls.progress = style }
    }
}

/// The look that the surface draws.
struct ProgressLook {
    let configuration: ProgressViewStyleConfiguration
    let style: ProgressNode.Style?
    let tint: Color?
}

extension ProgressLook: View {
    typealias Body = Never
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var node = view.configuration.node
        // Without a known end a ring turns; with one a bar grows.
        node.style = view.style ?? (node.value == nil && node.timerStart == nil ? .circular : .linear)
        node.tint = view.tint.map { .color($0.reference) } ?? inputs.environment.look.tint
        if !inputs.environment.look.controls.labelsHidden {
            node.label = part(
                view.configuration.label?.content, node.style == .circular ? quiet(inputs, font: nil) : inputs)
        }
        node.currentValueLabel = part(
            view.configuration.currentValueLabel?.content, quiet(inputs, font: .caption))
        outputs.append(.progress(node))
    }

    /// What stands by the way: secondary and small, unless the place says otherwise.
    @MainActor private static func quiet(_ inputs: _ViewInputs, font: Font?) -> _ViewInputs {
        var inputs = inputs
        if inputs.environment.font == nil { inputs.environment.font = font }
        if inputs.environment.look.foreground == nil {
            inputs.environment.look.foreground = ForegroundPaints(primary: .hierarchical(level: 1, of: nil))
        }
        return inputs
    }

    @MainActor private static func part(_ content: StyleContent?, _ inputs: _ViewInputs) -> Node? {
        guard let content else { return nil }
        var outputs = _ViewOutputs()
        content.make(inputs, &outputs)
        return outputs.nodes.isEmpty ? nil : _ViewInputs.joined(outputs.nodes, axis: .horizontal)
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// A bar in the tint.
    public nonisolated init() { tint = nil }
    /// A bar in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// A bar.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressLook(configuration: configuration, style: .linear, tint: tint)
    }
}
/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// A ring in the tint.
    public nonisolated init() { tint = nil }
    /// A ring in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// A ring.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressLook(configuration: configuration, style: .circular, tint: tint)
    }
}
/// The system's choice.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The system's choice.
    public nonisolated init() {}
    /// A bar or a ring.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressLook(configuration: configuration, style: nil, tint: nil)
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static nonisolated var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    public static nonisolated var circular: CircularProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The system's choice.
    public static nonisolated var automatic: DefaultProgressViewStyle { .init() }
}
