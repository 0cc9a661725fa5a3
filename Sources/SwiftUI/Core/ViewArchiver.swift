package import WidgetArchive

/// A view and an environment become archive nodes.
@MainActor
package struct ViewArchiver {
    private let environment: EnvironmentValues
    private let surroundings: Surroundings
    private let contentSize: Size?

    /// An archiver for one place. The environment's colour scheme, locale, time zone and type size are those of the
    /// surroundings; `contentSize` is what remains of the widget inside its margins (default: 16 points on each side,
    /// none for widgets lower than 80 points).
    package init(environment: EnvironmentValues, surroundings: Surroundings, contentSize: Size? = nil) {
        var environment = environment
        environment.adopt(surroundings)
        self.environment = environment
        self.surroundings = surroundings
        self.contentSize = contentSize
    }

    /// Archives a view. Several views at the root stand one under the other.
    package mutating func archive(_ view: some View) -> ArchivedView {
        let session = ArchiveSession(surroundings: surroundings)
        var environment = environment
        let reads = EnvironmentReads()
        environment.reads = reads
        let size = contentSize ?? defaultContentSize
        let inputs = _ViewInputs(environment: environment, proposal: size, session: session)
        var node = _ViewInputs.joined(inputs.nodes(of: view), axis: .vertical)
        var background = session.background
        if !session.postponed.isEmpty {
            node = session.filled(node, in: size)
            background = session.background.map { session.filled($0, in: surroundings.size) }
        }
        return ArchivedView(
            view: node, background: background, url: session.url, remarks: session.remarks,
            readsColorScheme: reads.colorScheme, readsRenderingMode: reads.renderingMode)
    }

    private var defaultContentSize: Size {
        let margin = surroundings.size.height < 80 ? 0.0 : 32
        return Size(
            width: max(surroundings.size.width - margin, 0), height: max(surroundings.size.height - margin, 0))
    }
}

/// A view that was archived.
package struct ArchivedView: Hashable, Sendable {
    /// The content, without the widget's background.
    package var view: Node
    /// `containerBackground(for: .widget)`; nil when none was declared.
    package var background: Node?
    /// `widgetURL`.
    package var url: String?
    /// What the developer should know.
    package var remarks: [String]
    /// Whether a body read the colour scheme.
    package var readsColorScheme: Bool
    /// Whether a body read the widget's rendering mode.
    package var readsRenderingMode: Bool
}
