import WidgetArchive

extension PlacedWidget {
    /// A widget as one entry of an archive shows it, placed nowhere.
    ///
    /// - Parameters:
    ///   - archive: what a ``SnapshotRoom`` gave.
    ///   - index: the entry, from 0.
    ///   - description: the widget in the extension's manifest.
    public init(_ archive: TimelineArchive, entry index: Int, description: WidgetDescription?) {
        self.init()
        reference = archive.widget
        self.description = description
        title = description?.displayName ?? ""
        if title.isEmpty { title = reference.kind }
        remarks = archive.remarks
        guard archive.entries.indices.contains(index) else { return }
        isPlaceholder = archive.purpose == .placeholder
        show(
            archive.entries[index], in: archive.surroundings, ignoresContentMargins: archive.ignoresContentMargins)
    }

    /// Shows an entry: the variant for the surroundings; a placeholder without its words.
    public mutating func show(_ entry: EntryArchive, in surroundings: Surroundings, ignoresContentMargins: Bool) {
        self.entry = entry
        let look = entry.look(in: surroundings)
        view = isPlaceholder ? Node(.modified(.redacted(["placeholder"]), look.view)) : look.view
        background = look.background
        lacksBackground = background == nil && !reference.family.isAccessory
        if !ignoresContentMargins { contentMargins = reference.family.contentMargins }
    }
}

extension EntryArchive {
    /// The variant for the surroundings' colours and rendering mode, else the plain look.
    func look(in surroundings: Surroundings) -> (view: Node, background: Node?) {
        let (scheme, mode) = (surroundings.colorScheme, surroundings.renderingMode)
        let variant = variants.first {
            ($0.colorScheme ?? scheme) == scheme && ($0.renderingMode ?? mode) == mode
        }
        return (variant?.view ?? view, variant?.background ?? background)
    }
}

extension TimelineArchive {
    /// The entry on show at a date: the last dated at or before it; of equal dates the last given; before all of them
    /// the first. Nil when there are none.
    public func entry(at date: Double) -> Int? {
        guard !entries.isEmpty else { return nil }
        if let due = EntrySchedule(entries.map(\.date)).index(at: date) { return due }
        return entries.indices.min { entries[$0].date < entries[$1].date }
    }
}
