import WidgetArchive

/// What a placed widget shows: the entry of the newest good timeline, else the last good one, else the placeholder.
struct WidgetFrames: Sendable {
    /// An entry on show.
    struct Frame: Sendable {
        var entry: EntryArchive
        /// Its index in its timeline; nil for a placeholder and for an entry of an earlier timeline.
        var index: Int?
        var isPlaceholder = false
        var ignoresContentMargins = false
    }

    /// What became of a timeline that was offered.
    enum Adoption: Hashable, Sendable {
        /// An older one: refused.
        case older
        /// The entry on show stays as it is.
        case unchanged
        /// Another view is on show.
        case changed
        /// It has no entries: the last good frame stays.
        case empty
    }

    /// The newest timeline.
    private(set) var timeline: TimelineFile?
    /// What is on show.
    private(set) var frame: Frame?
    private var placeholder: Frame?
    /// The widget's entry that could not be decoded, so that it is not tried again and again.
    private var broken: Int?

    init() {}

    /// Whether something else than a placeholder is on show.
    var hasContent: Bool { frame.map { !$0.isPlaceholder } ?? false }

    /// Takes a timeline unless it is older than the present one.
    ///
    /// - Throws: when the entry that is due cannot be decoded; nothing has changed then.
    mutating func adopt(_ new: TimelineFile, bootID: String, at date: Double) throws -> Adoption {
        var new = new
        if let timeline, !new.isNewer(than: timeline, bootID: bootID) { return .older }
        guard new.count > 0 else {
            // Its policy counts, but what is on show stays.
            return .empty
        }
        let index = new.schedule.index(at: date)
        if let timeline, let frame, let old = frame.index, let index, !frame.isPlaceholder,
            new.header.ignoresContentMargins == timeline.header.ignoresContentMargins,
            new.text(of: index) == timeline.text(of: old)
        {
            new.dropTape()
            self.timeline = new
            self.frame?.index = index
            return .unchanged
        }
        guard let index else {
            // All of it lies ahead: the previous frame stays, of which this timeline knows nothing.
            new.dropTape()
            timeline = new
            broken = nil
            frame?.index = nil
            if frame == nil { frame = placeholder }
            return .unchanged
        }
        let entry = try new.entry(index)
        new.dropTape()
        timeline = new
        broken = nil
        let isSame = frame.map { !$0.isPlaceholder && $0.entry.isSameView(as: entry) } ?? false
        frame = Frame(entry: entry, index: index, ignoresContentMargins: new.header.ignoresContentMargins)
        return isSame ? .unchanged : .changed
    }

    /// Puts the entry on show that is due; true when the view is another one.
    ///
    /// - Throws: when it cannot be decoded; the previous frame stays then, and it is not tried again.
    mutating func show(at date: Double) throws -> Bool {
        guard let timeline, let index = timeline.schedule.index(at: date), index != frame?.index, index != broken
        else { return false }
        do {
            let entry = try timeline.entry(index)
            let isSame = frame.map { !$0.isPlaceholder && $0.entry.isSameView(as: entry) } ?? false
            frame = Frame(entry: entry, index: index, ignoresContentMargins: timeline.header.ignoresContentMargins)
            return !isSame
        } catch {
            broken = index
            throw error
        }
    }

    /// Takes the widget's placeholder; true when it is on show.
    mutating func take(placeholder entry: EntryArchive, ignoresContentMargins: Bool) -> Bool {
        placeholder = Frame(entry: entry, isPlaceholder: true, ignoresContentMargins: ignoresContentMargins)
        guard frame == nil || frame?.isPlaceholder == true else { return false }
        frame = placeholder
        return true
    }

    /// Forgets the timeline and keeps what is on show: the group directory is another one.
    mutating func forgetTimeline() {
        timeline = nil
        broken = nil
        frame?.index = nil
    }

    /// When another entry goes on show.
    func nextFlip(after date: Double) -> Double? { timeline?.schedule.nextFlip(after: date) }
}

extension EntryArchive {
    /// Whether both look the same; their dates may differ.
    func isSameView(as other: EntryArchive) -> Bool {
        view == other.view && background == other.background && url == other.url && variants == other.variants
    }
}
