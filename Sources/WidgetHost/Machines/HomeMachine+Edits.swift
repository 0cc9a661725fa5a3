import WidgetArchive

/// What people do with the home screen. Each change ends the automatic choice of widgets.
extension HomeMachine {
    /// Places a widget.
    ///
    /// - Parameters:
    ///   - offer: the kind, as its extension describes it.
    ///   - family: nil for the first that the kind supports.
    ///   - place: nil for the first free place.
    ///   - configuration: nil for the defaults.
    /// - Returns: the new widget's id.
    mutating func add(
        _ offer: WidgetDescription, family: WidgetFamilyName?, at place: HomePlace?, columns: Int,
        configuration: IntentReference?
    ) throws(HomeEditError) -> String {
        guard widgets.count < Self.limit else {
            throw HomeEditError("\(Self.limit) widgets are placed, and no more can be; remove one first")
        }
        let family = try Self.family(family, of: offer)
        var reference = WidgetReference(
            id: Self.freshID(offer.kind, family, among: Set(widgets.map(\.id))), kind: offer.kind, family: family)
        reference.configuration = configuration
        if let place { try check(place, count: widgets.count + 1) }
        change { $0.widgets.append(reference) }
        if let place { put(reference.id, family, at: place, columns: columns) }
        return reference.id
    }

    /// Puts a widget somewhere; what was put there by hand makes room.
    mutating func move(_ id: String, to place: HomePlace, columns: Int) throws(HomeEditError) {
        guard let widget = widgets.first(where: { $0.id == id }) else { throw Self.missing(id) }
        try check(place, count: widgets.count)
        change { _ in }
        put(id, widget.family, at: place, columns: columns)
    }

    /// Gives a widget another family.
    ///
    /// - Parameter offer: the kind; nil while no extension describes it, and then any family is taken.
    mutating func resize(_ id: String, to family: WidgetFamilyName, offer: WidgetDescription?) throws(HomeEditError) {
        guard let index = widgets.firstIndex(where: { $0.id == id }) else { throw Self.missing(id) }
        if let offer { _ = try Self.family(family, of: offer) }
        change { $0.widgets[index].family = family }
        if let place = place(of: id) { makeRoom(for: id, family, at: place) }
    }

    /// Takes a widget away.
    mutating func remove(_ id: String) throws(HomeEditError) {
        guard widgets.contains(where: { $0.id == id }) else { throw Self.missing(id) }
        change { screen in
            screen.widgets.removeAll { $0.id == id }
            screen.places.removeAll { $0.id == id }
        }
    }

    /// Gives a widget another configuration.
    mutating func configure(_ id: String, _ configuration: IntentReference?) throws(HomeEditError) {
        guard let index = widgets.firstIndex(where: { $0.id == id }) else { throw Self.missing(id) }
        change { $0.widgets[index].configuration = configuration }
    }

    /// Where a widget was put by hand.
    func place(of id: String) -> HomePlace? { screen.places.first { $0.id == id } }

    /// The widgets as they are arranged on so many columns.
    func arrangement(columns: Int) -> HomeArrangement {
        HomeArrangement(
            widgets.map { .init(id: $0.id, family: $0.family, place: place(of: $0.id)) }, columns: columns)
    }

    // MARK: Parts

    /// Refuses a place that no screen has: a widget is at most two rows high, so that many rows are the most there can be.
    private func check(_ place: HomePlace, count: Int) throws(HomeEditError) {
        let (rows, columns) = (max(2, 2 * count), Self.widestColumns)
        guard (1...rows).contains(place.row), (1...columns).contains(place.column) else {
            throw HomeEditError(
                "row \(place.row), column \(place.column) is no place: with \(count) widgets rows count from 1 to \(rows), "
                    + "columns from 1 to \(columns)")
        }
    }

    /// The columns of the widest screen.
    private static let widestColumns = 24

    private mutating func put(_ id: String, _ family: WidgetFamilyName, at place: HomePlace, columns: Int) {
        var place = place
        place.id = id
        change { screen in
            screen.places.removeAll { $0.id == id }
            screen.places.append(place)
        }
        makeRoom(for: id, family, at: place)
        // The reading order follows, so that a narrower surface shows them in it.
        let needed = place.column - 1 + HomeArrangement.span(family).columns
        let slots = arrangement(columns: max(columns, needed)).slots
        change { screen in
            screen.widgets = screen.widgets.enumerated().sorted { a, b in
                guard let one = slots[a.element.id], let other = slots[b.element.id] else { return a.offset < b.offset }
                return (one.row, one.column, a.offset) < (other.row, other.column, b.offset)
            }.map(\.element)
        }
    }

    /// What was put by hand where another widget stands now flows from now on.
    private mutating func makeRoom(for id: String, _ family: WidgetFamilyName, at place: HomePlace) {
        guard let slot = HomeArrangement.slot(family, at: place) else { return }
        let families = Dictionary(widgets.map { ($0.id, $0.family) }) { first, _ in first }
        change { screen in
            screen.places.removeAll { other in
                guard other.id != id else { return false }
                guard let family = families[other.id], let there = HomeArrangement.slot(family, at: other) else {
                    return true
                }
                return there.overlaps(slot)
            }
        }
    }

    private static func family(
        _ family: WidgetFamilyName?, of offer: WidgetDescription
    ) throws(HomeEditError) -> WidgetFamilyName {
        guard let family else {
            guard let first = offer.families.first else {
                throw HomeEditError("the kind “\(offer.kind)” supports no family that is known here")
            }
            return first
        }
        guard offer.families.contains(family) else {
            throw HomeEditError(
                "the kind “\(offer.kind)” does not come \(family.shortName); it has: "
                    + offer.families.map(\.shortName).joined(separator: ", "))
        }
        return family
    }

    private static func missing(_ id: String) -> HomeEditError { HomeEditError("no widget “\(id)” is placed any more") }

    /// An id that is a file's name and no other widget's: `TaskWidget-small`, `TaskWidget-small-2`.
    static func freshID(_ kind: String, _ family: WidgetFamilyName, among taken: Set<String>) -> String {
        let base = String(
            kind.unicodeScalars.map { scalar in
                scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                    ? Character(scalar) : "-"
            }.prefix(60))
        var name = "\(base)-\(family.shortName)"
        var number = 2
        while taken.contains(name) {
            name = "\(base)-\(family.shortName)-\(number)"
            number += 1
        }
        return name
    }
}
