internal import WidgetArchive

/// How far something is.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    enum Amount: Sendable {
        case endless
        case fraction(Double?, of: Double)
        case timer(ClosedRange<Date>, countsDown: Bool)
    }
    let amount: Amount
    let label: Label?
    let currentValueLabel: CurrentValueLabel?

    nonisolated init(_ amount: Amount, _ label: Label?, _ current: CurrentValueLabel?) {
        (self.amount, self.label, currentValueLabel) = (amount, label, current)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something without a known end.
    public nonisolated init() where Label == EmptyView { self.init(.endless, nil, nil) }
    /// Something without a known end, with a label.
    public nonisolated init(@ViewBuilder label: () -> Label) { self.init(.endless, label(), nil) }
    /// Something without a known end, with a text.
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.endless, Text(titleKey), nil)
    }
    /// Something without a known end, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text { self.init(.endless, Text(title), nil) }
    /// A part of a whole.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(.fraction(value.map { Double($0) }, of: Double(total)), nil, nil)
    }
    /// A part of a whole, with a label.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(.fraction(value.map { Double($0) }, of: Double(total)), label(), nil)
    }
    /// A part of a whole, with a text.
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text { self.init(.fraction(value.map { Double($0) }, of: Double(total)), Text(titleKey), nil) }
    /// A part of a whole, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text { self.init(.fraction(value.map { Double($0) }, of: Double(total)), Text(title), nil) }
    /// The time between two dates, with a label.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    { self.init(.timer(timerInterval, countsDown: countsDown), label(), nil) }
}

extension ProgressView {
    /// A part of a whole, with a label and the value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(.fraction(value.map { Double($0) }, of: Double(total)), label(), currentValueLabel()) }
    /// The time between two dates, with a label and the value.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(.timer(timerInterval, countsDown: countsDown), label(), currentValueLabel()) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// The time between two dates and how much of it is left.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), nil,
            Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the progress in its style.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Label.self, &outputs) else { return }
        var node = ProgressNode()
        switch view.amount {
        case .endless: break
        case .fraction(let value, let total): node.value = fraction(value, total, inputs.session)
        case .timer(let interval, let countsDown):
            node.timerStart = interval.lowerBound.timeIntervalSince1970
            node.timerEnd = interval.upperBound.timeIntervalSince1970
            node.countsDown = countsDown
        }
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: node.value, label: view.label.map { .init(content: StyleContent($0)) },
            currentValueLabel: view.currentValueLabel.map { .init(content: StyleContent($0)) }, node: node)
        let style = inputs.environment.look.controls.progress ?? AnyStyle(DefaultProgressViewStyle())
        inputs.environment.look.controls.progress = nil
        style.make(configuration, inputs, &outputs)
    }

    @MainActor
    private static func fraction(_ value: Double?, _ total: Double, _ session: ArchiveSession) -> Double? {
        guard let value else { return nil }
        let fraction = value / total
        guard fraction.isFinite else {
            session.remark("ProgressView: \(value) of \(total) is no fraction; 0 is shown")
            return 0
        }
        if fraction < 0 || fraction > 1 { session.remark("ProgressView: \(value) of \(total) is outside 0…1") }
        return min(max(fraction, 0), 1)
    }
}
