internal import WidgetArchive

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The look's type.
    associatedtype Body: View
    /// The look of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// A gauge.
    typealias Configuration = GaugeStyleConfiguration
}

/// A gauge, as a style sees it.
public struct GaugeStyleConfiguration {
    /// The label's view.
    public typealias Label = _StylePart<GaugeStyleConfiguration, _LabelRole>
    /// The view of the current value.
    public typealias CurrentValueLabel = _StylePart<GaugeStyleConfiguration, _CurrentValueRole>
    /// The view of the lower bound.
    public typealias MinimumValueLabel = _StylePart<GaugeStyleConfiguration, _MinimumRole>
    /// The view of the upper bound.
    public typealias MaximumValueLabel = _StylePart<GaugeStyleConfiguration, _MaximumRole>
    /// 0…1 inside the bounds.
    public var value: Double
    /// The label.
    public var label: Label
    /// The current value.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound.
    public var maximumValueLabel: MaximumValueLabel?
}

extension AnyStyle where Configuration == GaugeStyleConfiguration {
    /// A look of gauges.
    init<S: GaugeStyle>(_ style: S) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
    /// The look of gauges inside the view.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
        let style = AnyStyle(style)
        return changingEnvironment { $0.look.controls.gauge = style }
    }
}

/// The look that the surface draws.
struct GaugeLook {
    let configuration: GaugeStyleConfiguration
    let style: String
}

extension GaugeLook: View {
    typealias Body = Never
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        let configuration = view.configuration
        var node = GaugeNode()
        node.style = view.style
        node.value = configuration.value
        node.tint = inputs.environment.look.tint
        if !inputs.environment.look.controls.labelsHidden { node.label = part(configuration.label.content, inputs) }
        node.currentValueLabel = part(configuration.currentValueLabel?.content, inputs)
        node.minimumLabel = part(configuration.minimumValueLabel?.content, inputs)
        node.maximumLabel = part(configuration.maximumValueLabel?.content, inputs)
        outputs.append(.gauge(node))
    }

    @MainActor private static func part(_ content: StyleContent?, _ inputs: _ViewInputs) -> Node? {
        guard let content else { return nil }
        var outputs = _ViewOutputs()
        content.make(inputs, &outputs)
        return outputs.nodes.isEmpty ? nil : _ViewInputs.joined(outputs.nodes, axis: .horizontal)
    }
}
