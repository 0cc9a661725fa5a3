/// Makes one view of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// A single expression.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One statement.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several statements.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView(views: repeat each content)
    }

    /// `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
        -> _ConditionalContent<TrueContent, FalseContent>
    { _ConditionalContent(storage: .first(first)) }

    /// The second branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
        -> _ConditionalContent<TrueContent, FalseContent>
    { _ConditionalContent(storage: .second(second)) }

    /// `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
