internal import GroupContainer
internal import WidgetArchive

/// The widgets on the home screen, read again when `home.json` is another file than last time.
struct PlacedWidgets {
    private let path: String
    private var status: FileStatus?
    private(set) var home = HomeScreen()

    init(group: GroupDirectory) {
        path = group.path + "/home.json"
        // Until there is a home screen, its place is taken to be that of the process.
        home.surroundings.locale = CurrentLocale.process.identifier
    }

    /// The widgets of some kinds as they are placed now; nil for all kinds.
    ///
    /// A file that cannot be read leaves the last known ones: a reload of them is better than none.
    mutating func widgets(of kinds: Set<String>?) -> [WidgetReference] {
        refresh()
        guard let kinds else { return home.widgets }
        return home.widgets.filter { kinds.contains($0.kind) }
    }

    /// Whether widgets of other extensions, too, stand on the home screen.
    var hasSeveralExtensions: Bool {
        mutating get {
            refresh()
            return home.extensions.count > 1
        }
    }

    /// Where a widget is shown.
    mutating func surroundings(of widget: WidgetReference) -> Surroundings {
        var surroundings = home.surroundings
        surroundings.size = widget.family.size
        return surroundings
    }

    /// The home screen as it was last read; read if it never was.
    var lastKnown: HomeScreen {
        mutating get {
            if status == nil { refresh() }
            return home
        }
    }

    private mutating func refresh() {
        let now = try? Sys.stat(path)
        guard let now, now != status else { return }
        do {
            guard let bytes = try AtomicFile.read(path) else { return }
            home = try HomeScreen(jsonBytes: bytes)
            status = now
        } catch {
            Trace.record(.failed, reason: "\(path): \(error)")
        }
    }
}
