import WidgetArchive

/// Which widgets are placed, and what is placed when nobody has chosen.
struct HomeMachine: Sendable {
    /// The home screen as `home.json` holds it.
    private(set) var screen = HomeScreen()
    /// Whether there is a home screen: one was read, or one was made from a manifest.
    private(set) var isSettled = false

    /// The placed widgets in reading order.
    var widgets: [WidgetReference] { screen.widgets }

    /// The kind of a placed widget; nil when none has that id.
    func kind(of widget: String?) -> String? { widgets.first { $0.id == widget }?.kind }

    /// A home screen was read from the file; widgets without an id or with one that stands before are left out.
    ///
    /// - Returns: what was left out, in words.
    mutating func read(_ screen: HomeScreen) -> [String] {
        var remarks: [String] = []
        var seen: Set<String> = []
        self.screen = screen
        self.screen.widgets = screen.widgets.filter { widget in
            if widget.id.isEmpty || widget.kind.isEmpty {
                remarks.append("home.json: a widget without id or kind was left out")
                return false
            }
            if !seen.insert(widget.id).inserted {
                remarks.append("home.json: two widgets have the id “\(widget.id)”; the first counts")
                return false
            }
            return true
        }
        if self.screen.widgets.count > Self.limit {
            remarks.append("home.json: \(self.screen.widgets.count) widgets; the first \(Self.limit) are placed")
            self.screen.widgets.removeLast(self.screen.widgets.count - Self.limit)
        }
        isSettled = true
        return remarks
    }

    /// Changes the home screen by somebody's choice.
    mutating func change(_ body: (inout HomeScreen) -> Void) {
        screen.isAutomatic = false
        isSettled = true
        body(&screen)
    }

    /// Remembers the extensions' executables; true when that is news.
    mutating func remember(_ extensions: [String]) -> Bool {
        guard !extensions.isEmpty, screen.extensions != extensions else { return false }
        screen.extensions = extensions
        return true
    }

    /// The whole home screen as somebody had it before.
    mutating func restore(_ screen: HomeScreen) {
        var screen = screen
        screen.surroundings = self.screen.surroundings
        screen.extensions = self.screen.extensions
        change { $0 = screen }
    }

    /// Somebody has chosen the widgets; true when that is news.
    mutating func choose() -> Bool {
        defer { screen.isAutomatic = false }
        return screen.isAutomatic
    }

    /// The most widgets that are placed.
    static let limit = 256

    /// Sets what all widgets share; true when that is news.
    mutating func setSurroundings(_ surroundings: Surroundings) -> Bool {
        guard screen.surroundings != surroundings else { return false }
        screen.surroundings = surroundings
        return true
    }

    /// The extension's widgets are known: true when the home screen has changed and is to be written.
    mutating func offered(_ offers: [WidgetDescription]) -> Bool {
        guard !offers.isEmpty, !isSettled || screen.isAutomatic else { return false }
        let wanted = Self.automatic(offers)
        var placed: [WidgetReference] = []
        for widget in wanted {
            // A widget that stands already keeps its id, and so its timeline and its place in the budget.
            let same = screen.widgets.first { $0.kind == widget.kind && $0.family == widget.family }
            placed.append(same ?? widget)
        }
        defer { isSettled = true }
        screen.isAutomatic = true
        if isSettled && placed == screen.widgets { return false }
        screen.widgets = placed
        return true
    }

    /// One widget a kind, in the bundle's order, the sizes taking turns: small, medium, large. A bundle of one or two
    /// kinds shows the sizes that are left over as well, as far as it has them. What a person has to configure comes
    /// last, and waits in the gallery when three others stand already.
    static func automatic(_ offers: [WidgetDescription]) -> [WidgetReference] {
        let sizes: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]
        var names: Set<String> = []
        func reference(_ kind: String, _ family: WidgetFamilyName) -> WidgetReference {
            let name = freshID(kind, family, among: names)
            names.insert(name)
            return WidgetReference(id: name, kind: kind, family: family)
        }
        var placed: [WidgetReference] = []
        func place(_ offer: WidgetDescription) {
            let order = (0..<sizes.count).map { sizes[(placed.count + $0) % sizes.count] }
            guard let family = order.first(where: offer.families.contains) ?? offer.families.first else { return }
            placed.append(reference(offer.kind, family))
        }
        let plain = offers.filter { $0.configuration == nil }
        for offer in plain { place(offer) }
        for offer in offers where offer.configuration != nil && placed.count < sizes.count && plain.count < 2 {
            place(offer)
        }
        guard placed.count < sizes.count else { return placed }
        for size in sizes where !placed.contains(where: { $0.family == size }) {
            guard let offer = offers.first(where: { $0.families.contains(size) }) else { continue }
            placed.append(reference(offer.kind, size))
        }
        return placed
    }
}

extension WidgetFamilyName {
    /// The family that a person names: `small`, `systemSmall`, in any case; nil for none.
    public init?(named name: String) {
        let wanted = name.lowercased()
        guard
            let found = Self.allCases.first(where: {
                wanted == $0.rawValue.lowercased() || wanted == $0.shortName.lowercased()
            })
        else { return nil }
        self = found
    }

    /// `small`, `medium`, `large`, … as people say it.
    public var shortName: String {
        switch self {
        case .systemSmall: "small"
        case .systemMedium: "medium"
        case .systemLarge: "large"
        case .systemExtraLarge: "extraLarge"
        case .accessoryCircular: "circular"
        case .accessoryRectangular: "rectangular"
        case .accessoryInline: "inline"
        }
    }
}
