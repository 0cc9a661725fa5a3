internal import WidgetArchive

/// A drawing made by a closure in its own size.
public struct Canvas<Symbols: View> {
    let renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas where Symbols == EmptyView {
    /// A drawing.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.renderer = renderer }
}

extension Canvas: View {
    /// Built in.
    public typealias Body = Never
    /// Archives what the closure draws in the size that layout gives the canvas.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        let renderer = view.renderer
        outputs.append(
            inputs.sized(source: "Canvas") { inputs, size in
                var context = GraphicsContext(inputs, size)
                renderer(&context, CGSize(width: size.width, height: size.height))
                return context.pieces
            })
    }
}

/// A view made anew as time goes by. An archive stands still: it is made once, of now.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// When a ``TimelineView`` is made anew.
public protocol TimelineSchedule {}
/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}
/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {}
/// As often as can be.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At equal distances, seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as can be.
    public static var animation: AnimationTimelineSchedule { .init() }
}

/// The instant a ``TimelineView`` is made of.
public struct TimelineViewDefaultContext: Sendable {
    /// The instant.
    public let date: Date
}

extension TimelineView: View where Content: View {
    /// Built in.
    public typealias Body = Never
    /// The instant.
    public typealias Context = TimelineViewDefaultContext
    /// A view made anew as time goes by.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) { (self.schedule, self.content) = (schedule, content) }
    /// Archives the view of now.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        inputs.session.remark("TimelineView stands still in a widget; give the timeline several entries")
        Content._makeNodes(view.content(TimelineViewDefaultContext(date: Date())), inputs, &outputs)
    }
}
