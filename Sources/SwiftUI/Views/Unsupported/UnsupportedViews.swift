internal import WidgetArchive

// Views that widgets cannot show. They compile, and the surface shows a mark in their place, as Apple's does.

/// A mark for a view that widgets cannot show.
struct UnsupportedView {
    let name: String
}

extension UnsupportedView: View {
    typealias Body = Never
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        inputs.session.remark("\(view.name) cannot be shown in a widget")
        outputs.append(.unsupported(view.name))
    }
}

/// Views that scroll; not for widgets.
public struct ScrollView<Content: View>: View {
    /// Views that scroll.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "ScrollView") }
}

/// Rows; not for widgets.
public struct List<Content: View>: View {
    /// Rows.
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    /// Rows of a collection.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
    /// Rows of a collection.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "List") }
}

/// A form; not for widgets.
public struct Form<Content: View>: View {
    /// A form.
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "Form") }
}

/// Screens on a stack; not for widgets.
public struct NavigationStack<Root: View>: View {
    /// Screens on a stack.
    public nonisolated init(@ViewBuilder root: () -> Root) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "NavigationStack") }
}

/// Screens on a stack; not for widgets.
public struct NavigationView<Content: View>: View {
    /// Screens on a stack.
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "NavigationView") }
}

/// A part that leads to a screen; not for widgets.
public struct NavigationLink<Label: View, Destination: View>: View {
    /// Leads to a screen.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "NavigationLink") }
}

/// Pages; not for widgets.
public struct TabView<Content: View>: View {
    /// Pages.
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "TabView") }
}

/// A field for words; not for widgets.
public struct TextField: View {
    /// A field for words.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
    /// A field for words.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "TextField") }
}

/// A field for secret words; not for widgets.
public struct SecureField: View {
    /// A field for secret words.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "SecureField") }
}

/// A field for many words; not for widgets.
public struct TextEditor: View {
    /// A field for many words.
    public nonisolated init(text: Binding<String>) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "TextEditor") }
}

/// A knob on a line; not for widgets.
public struct Slider: View {
    /// A knob on a line.
    public nonisolated init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "Slider") }
}

/// Plus and minus; not for widgets.
public struct Stepper: View {
    /// Plus and minus.
    public nonisolated init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>)
    {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "Stepper") }
}

/// A choice; not for widgets.
public struct Picker<SelectionValue: Hashable, Content: View>: View {
    /// A choice.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "Picker") }
}

/// A choice of a date; not for widgets.
public struct DatePicker: View {
    /// A choice of a date.
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Date>) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "DatePicker") }
}

/// A menu; not for widgets.
public struct Menu<Label: View, Content: View>: View {
    /// A menu.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "Menu") }
}

/// Parts that open and close; not for widgets.
public struct DisclosureGroup<Label: View, Content: View>: View {
    /// Parts that open and close.
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
    /// Parts that open and close.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
    where Label == Text {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "DisclosureGroup") }
}

/// A choice of a colour; not for widgets.
public struct ColorPicker: View {
    /// A choice of a colour.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {}
    /// A mark.
    public var body: some View { UnsupportedView(name: "ColorPicker") }
}

extension Menu where Label == Text {
    /// A menu.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension NavigationLink where Label == Text {
    /// Leads to a screen.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init {
            destination
        } label: {
            Text(titleKey)
        }
    }
    /// Leads to a screen.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

extension NavigationLink {
    /// Leads to a screen.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, label: label)
    }
}
