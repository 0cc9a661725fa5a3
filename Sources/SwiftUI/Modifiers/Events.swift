// Nothing happens to a widget while it is on show, so these compile and do nothing.
extension View {
    /// Never called: an archive does not appear.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Never called: an archive does not disappear.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Never run.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View { self }
    /// Never run.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View { self }
    /// Never called.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    /// Never called.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Never called.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    { self }
    /// Never called: nothing is subscribed to.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { self }
    /// Never called: a widget reacts only through `Button(intent:)` and `Toggle(isOn:intent:)`. A remark says so.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> ModifiedContent<
        Self, _ScopedModifier
    > {
        scoped { inputs, outputs, content in
            inputs.session.remark("onTapGesture does nothing in a widget; use Button(intent:) or widgetURL")
            content(inputs, &outputs)
        }
    }
    /// Never called.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// Never recognised.
    public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// Never recognised.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// Never recognised.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// Never called.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// A title of a navigation; a widget has none.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    /// A title of a navigation; a widget has none.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// A pointer's help; a widget has none.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
}

/// A gesture; a widget recognises none.
public protocol Gesture {}
/// Taps.
public struct TapGesture: Gesture, Sendable {
    /// Taps.
    public nonisolated init(count: Int = 1) {}
    /// Never called.
    public nonisolated func onEnded(_ action: @escaping () -> Void) -> TapGesture { self }
}
/// Drags.
public struct DragGesture: Gesture, Sendable {
    /// A drag's state.
    public struct Value: Sendable {
        /// Where it is.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How far it went.
        public var translation: CGSize
    }
    /// Drags.
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
    /// Never called.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
    /// Never called.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
}
/// Long presses.
public struct LongPressGesture: Gesture, Sendable {
    /// Long presses.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
    /// Never called.
    public nonisolated func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
}

// Rows of lists, which a widget does not have.
extension View {
    /// Never seen: there are no lists.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
    /// Never seen: there are no lists.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// Never seen: there are no lists.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        self
    }
    /// Never seen: there are no lists.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
}
