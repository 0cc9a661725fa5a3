/// What a chart is made of.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of ``body``.
    associatedtype Body: ChartContent
    /// What the content is made of.
    @ChartContentBuilder var body: Body { get }
    /// Adds the marks. Built-in content implements it; others take their body's.
    func _collect(_ marks: inout [_ChartMark])
}

extension ChartContent {
    /// The body's.
    public func _collect(_ marks: inout [_ChartMark]) { body._collect(&marks) }
}

extension ChartContent where Body == Never {
    /// Built-in content has no body.
    public var body: Never { fatalError("\(Self.self) is built-in chart content and has no body") }
}

extension Never: ChartContent {}

/// Collects the content of a chart.
@resultBuilder
@MainActor
public enum ChartContentBuilder {
    /// A part.
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    /// Nothing.
    public static func buildBlock() -> _ChartList { _ChartList { _ in } }
    /// One part.
    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
    /// Several parts.
    public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _ChartList {
        let all = (repeat each content)
        return _ChartList { marks in
            @MainActor func add(_ part: some ChartContent) { part._collect(&marks) }
            repeat add(each all)
        }
    }
    /// A part under a condition.
    public static func buildOptional<C: ChartContent>(_ content: C?) -> _ChartPart<C> { _ChartPart(content: content) }
    /// The first branch.
    public static func buildEither<C: ChartContent>(first: C) -> _ChartList { _ChartList { first._collect(&$0) } }
    /// The second branch.
    public static func buildEither<C: ChartContent>(second: C) -> _ChartList { _ChartList { second._collect(&$0) } }
    /// A part under a platform condition.
    public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> _ChartList {
        _ChartList { content._collect(&$0) }
    }
}

/// A part that may be missing. Its type names the part, because an `if` that is not taken has nothing else to name it.
public struct _ChartPart<C: ChartContent>: ChartContent {
    /// Built in.
    public typealias Body = Never
    let content: C?
    /// The part's marks, if there is one.
    public func _collect(_ marks: inout [_ChartMark]) { content?._collect(&marks) }
}

/// Several parts where one is expected.
public struct _ChartList: ChartContent {
    /// Built in.
    public typealias Body = Never
    let add: (inout [_ChartMark]) -> Void
    init(_ add: @escaping (inout [_ChartMark]) -> Void) { self.add = add }
    /// All of them.
    public func _collect(_ marks: inout [_ChartMark]) { add(&marks) }
}

/// Content whose type is forgotten.
public struct AnyChartContent: ChartContent {
    /// Built in.
    public typealias Body = Never
    private let list: _ChartList
    /// Forgets the type.
    public init(_ content: some ChartContent) { list = _ChartList { content._collect(&$0) } }
    /// Forgets the type.
    public init(erasing content: some ChartContent) { self.init(content) }
    /// The content's marks.
    public func _collect(_ marks: inout [_ChartMark]) { list._collect(&marks) }
}

/// Content that is changed as one.
public struct Plot<Content: ChartContent>: ChartContent {
    /// Built in.
    public typealias Body = Never
    private let content: Content
    /// Content that is changed as one.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    /// The content's marks.
    public func _collect(_ marks: inout [_ChartMark]) { content._collect(&marks) }
}

extension Group: ChartContent where Content: ChartContent {
    /// The content's marks.
    public func _collect(_ marks: inout [_ChartMark]) { content._collect(&marks) }
    /// Content that is changed as one.
    public init(@ChartContentBuilder content: () -> Content) { self = ._of(content()) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    /// Built in.
    public typealias Body = Never
    /// The content's marks, if there is any.
    public func _collect(_ marks: inout [_ChartMark]) { self?._collect(&marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Each element's marks.
    public func _collect(_ marks: inout [_ChartMark]) {
        for element in data { content(element)._collect(&marks) }
    }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Content for each element.
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: ChartContent {
    /// Content for each element, identified by a property.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    /// Content for each number.
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}
