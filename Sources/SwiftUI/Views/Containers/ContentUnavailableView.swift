/// What stands where there is nothing to show: an icon, a title, a description and actions, in the middle of all the
/// space. Apple documents no sizes: those here are estimates.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions

    /// A label, words and buttons.
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { self.init(label(), description(), actions()) }

    nonisolated init(_ label: Label, _ description: Description, _ actions: Actions) {
        (self.label, self.description, self.actions) = (label, description, actions)
    }

}

extension ContentUnavailableView: View {
    /// The parts below each other.
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The icon, large and grey, above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a picture.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description, EmptyView())
    }
    /// A title with a symbol.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
    /// A title with a picture.
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description, EmptyView())
    }
    /// A title with a symbol.
    @_disfavoredOverload
    public nonisolated init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
    /// A title with a picture.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, image: name), description, EmptyView())
    }
    /// A title with a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
}

/// The parts of the view that says that a search found nothing.
public struct SearchUnavailableContent {
    /// The magnifier and the title.
    public struct Label { let text: String? }
    /// What to do about it.
    public struct Description {}
    /// Nothing to press.
    public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
    /// The magnifier and the title.
    public var body: some View {
        SwiftUI.Label(
            title: { text.map { Text("No Results for “\($0)”") } ?? Text("No Results") },
            icon: { Image(systemName: "magnifyingglass") })
    }
}

extension SearchUnavailableContent.Description: View {
    /// What to do about it.
    public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search found nothing.
    public nonisolated static var search: Self { Self(.init(text: nil), .init(), .init()) }
    /// A search for some words found nothing.
    public nonisolated static func search(text: String) -> Self {
        Self(.init(text: text.isEmpty ? nil : text), .init(), .init())
    }
}
