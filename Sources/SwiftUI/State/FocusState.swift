/// What has the keyboard's focus. A widget has no keyboard, so it always has its initial value: `false` or nil.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to the value.
    @propertyWrapper
    public struct Binding {
        private let state: State<Value>
        fileprivate init(_ state: State<Value>) { self.state = state }
        /// The value.
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>

    /// Nothing has the focus.
    public init() where Value == Bool { state = State(wrappedValue: false) }
    /// Nothing has the focus.
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// A way to the value.
    public var projectedValue: Binding { Binding(state) }
}

extension View {
    /// Follows the focus; a widget's views never have it.
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    { self }
    /// Follows the focus; a widget's views never have it.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
