internal import WidgetArchive

/// A value inside bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    let value: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let minimumValueLabel: BoundsLabel?
    let maximumValueLabel: BoundsLabel?

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel? = nil,
        _ minimum: BoundsLabel? = nil, _ maximum: BoundsLabel? = nil
    ) {
        let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        self.value = (Double(value) - lower) / (upper - lower)
        (self.label, currentValueLabel) = (label, current)
        (minimumValueLabel, maximumValueLabel) = (minimum, maximum)
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value, bounds, label()) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A value with a label and the value as a view.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(value, bounds, label(), currentValueLabel()) }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A value with a label, the value and the bounds as views.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the gauge in its style.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Label.self, &outputs) else { return }
        var value = view.value
        if !value.isFinite {
            inputs.session.remark("Gauge: the value is no number inside its bounds; 0 is shown")
            value = 0
        }
        let configuration = GaugeStyleConfiguration(
            value: min(max(value, 0), 1), label: .init(content: StyleContent(view.label)),
            currentValueLabel: view.currentValueLabel.map { .init(content: StyleContent($0)) },
            minimumValueLabel: view.minimumValueLabel.map { .init(content: StyleContent($0)) },
            maximumValueLabel: view.maximumValueLabel.map { .init(content: StyleContent($0)) })
        let style = inputs.environment.look.controls.gauge ?? AnyStyle(DefaultGaugeStyle())
        inputs.environment.look.controls.gauge = nil
        style.make(configuration, inputs, &outputs)
    }
}
