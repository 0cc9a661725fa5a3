internal import GroupContainer
internal import WidgetArchive

/// Turns what a provider gave into an archive.
@MainActor
struct TimelineMaker {
    /// Most entries kept: the one on show and those that follow it. A day of one entry a minute would be 1440; 256 bound
    /// the extension's memory and the time to a frame, and the rest is asked for when they have passed.
    static let entryLimit = 256

    /// The most bytes of pictures, as they stand in the archive, that the entries of a timeline may have together:
    /// 8 MiB. What is beyond is left out like entries beyond ``entryLimit``; the entry on show is always kept.
    static let pictureLimit = 8 << 20

    /// The build that makes it.
    let build: String

    /// An archive of all entries' views.
    ///
    /// - Parameters:
    ///   - provided: what the provider gave.
    ///   - definition: the widget.
    ///   - request: for which placed widget, and where.
    ///   - generation: when the provider began, nanoseconds of CLOCK_BOOTTIME.
    ///   - now: seconds since 1970; decides which entries are kept when there are too many.
    func archive(
        _ provided: ProvidedTimeline, of definition: _WidgetDefinition, for request: ProviderRequest,
        span: String, generation: Int64, now: Double
    ) -> TimelineArchive {
        var archive = TimelineArchive()
        archive.widget = request.widget
        archive.purpose = request.purpose
        archive.generation = generation
        archive.bootID = BootClock.bootID
        archive.span = span
        archive.surroundings = request.surroundings
        archive.ignoresContentMargins = definition.ignoresContentMargins
        archive.build = build
        archive.policy = provided.policy
        var remarks = provided.remarks
        let place = WidgetPlace(definition, request)
        var kept = Self.kept(provided.entries, now: now)
        archive.entries = UserLocale.run(request.surroundings) {
            Self.fitting(&kept, now: now) { entry($0, place, &remarks) }
        }
        if kept.count < provided.entries.count {
            archive.droppedEntries = provided.entries.count - kept.count
            remarks.append(
                "the provider gave \(provided.entries.count) entries; the one on show and those after it are kept, \(kept.count) in all: there is room for \(Self.entryLimit) entries and \(Self.pictureLimit >> 20) MiB of pictures"
            )
            // What was left out is asked for when the kept ones have passed.
            if case .after(let date) = provided.policy, date <= (kept.last?.date ?? now) {
            } else {
                archive.policy = .atEnd
            }
        }
        archive.remarks = remarks
        return archive
    }

    private func entry(_ entry: ProvidedTimeline.Entry, _ place: WidgetPlace, _ remarks: inout [String]) -> EntryArchive
    {
        var archive = EntryArchive()
        archive.date = entry.date
        archive.relevance = entry.score
        archive.relevanceDuration = entry.duration
        let view = place.archive(entry, place.surroundings)
        archive.view = view.view
        archive.background = view.background
        archive.url = view.url
        for remark in view.remarks where !remarks.contains(remark) { remarks.append(remark) }
        guard view.readsColorScheme || view.readsRenderingMode else { return archive }
        for (scheme, mode) in place.otherLooks(
            colorScheme: view.readsColorScheme, renderingMode: view.readsRenderingMode)
        {
            var surroundings = place.surroundings
            surroundings.colorScheme = scheme
            surroundings.renderingMode = mode
            let look = place.archive(entry, surroundings)
            var variant = EntryArchive.Variant()
            variant.colorScheme = view.readsColorScheme ? scheme : nil
            variant.renderingMode = view.readsRenderingMode ? mode : nil
            variant.view = look.view
            variant.background = look.background
            archive.variants.append(variant)
        }
        return archive
    }

    /// The archives of as many entries as there is room for, in the order given; `kept` loses the others.
    ///
    /// The one on show comes first, then those that follow it, and those before it last.
    static func fitting(
        _ kept: inout [ProvidedTimeline.Entry], now: Double, archive: (ProvidedTimeline.Entry) -> EntryArchive
    ) -> [EntryArchive] {
        let order = kept.indices.sorted { (kept[$0].date, $0) < (kept[$1].date, $1) }
        let next = order.firstIndex { kept[$0].date > now } ?? order.endIndex
        let first = max(0, next - 1)
        var made: [Int: EntryArchive] = [:]
        var room = pictureLimit
        for index in order[first...] + order[..<first] {
            let entry = archive(kept[index])
            room -= entry.pictureBytes
            if room < 0 && !made.isEmpty { break }
            made[index] = entry
        }
        guard made.count < kept.count else { return kept.indices.compactMap { made[$0] } }
        let rest = made.keys.sorted()
        kept = rest.map { kept[$0] }
        return rest.compactMap { made[$0] }
    }

    /// The entries to keep: all of them in the order given, or, of too many, the one on show and those that follow.
    static func kept(_ entries: [ProvidedTimeline.Entry], now: Double) -> [ProvidedTimeline.Entry] {
        guard entries.count > entryLimit else { return entries }
        // A stable sort: of equal dates the last given stays last and is the one on show.
        let sorted = entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        let next = sorted.firstIndex { $0.element.date > now } ?? sorted.endIndex
        let start = min(max(0, next - 1), sorted.count - 1)
        return sorted[start...].prefix(entryLimit).map(\.element)
    }
}

extension EntryArchive {
    /// The bytes of all pictures in it.
    var pictureBytes: Int {
        ([view, background].compactMap { $0 } + variants.flatMap { [$0.view, $0.background].compactMap { $0 } })
            .reduce(0) { $0 + $1.pictureBytes }
    }
}

extension Node {
    fileprivate var pictureBytes: Int {
        if case .image(let picture) = content { return picture.base64?.utf8.count ?? 0 }
        return children.reduce(0) { $0 + $1.pictureBytes }
    }
}

/// Where a widget's views are made for.
@MainActor
struct WidgetPlace {
    let surroundings: Surroundings
    private let environment: EnvironmentValues
    private let isRemovable: Bool
    private let isAccessory: Bool
    private let contentSize: Size

    init(_ definition: _WidgetDefinition, _ request: ProviderRequest) {
        surroundings = request.surroundings
        let family = request.widget.family
        let margins = family.contentMargins
        isRemovable = definition.isBackgroundRemovable
        isAccessory = family.isAccessory
        var environment = EnvironmentValues()
        environment.widgetFamily = WidgetFamily(family)
        // The line over the lock screen's clock is as large for everybody.
        if family == .accessoryInline { environment.look.fixedTypeSize = .large }
        environment.widgetContentMargins = EdgeInsets(
            top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
        self.environment = environment
        let size = request.surroundings.size
        contentSize =
            definition.ignoresContentMargins
            ? size
            : Size(
                width: max(0, size.width - margins.leading - margins.trailing),
                height: max(0, size.height - margins.top - margins.bottom))
    }

    /// An entry's view in some surroundings.
    func archive(_ entry: ProvidedTimeline.Entry, _ surroundings: Surroundings) -> ArchivedView {
        var environment = environment
        environment.showsWidgetContainerBackground =
            !isAccessory && (surroundings.renderingMode == "fullColor" || !isRemovable)
        var archiver = ViewArchiver(environment: environment, surroundings: surroundings, contentSize: contentSize)
        var view = entry.archive(&archiver)
        // Declared, and not shown here.
        if !environment.showsWidgetContainerBackground, view.background != nil { view.background = Node() }
        return view
    }

    /// The looks besides the present one, for the values that were read.
    func otherLooks(colorScheme: Bool, renderingMode: Bool) -> [(scheme: String, mode: String)] {
        let schemes = colorScheme ? ["light", "dark"] : [surroundings.colorScheme]
        let modes = renderingMode ? ["fullColor", "accented", "vibrant"] : [surroundings.renderingMode]
        return schemes.flatMap { scheme in modes.map { (scheme, $0) } }
            .filter { $0.0 != surroundings.colorScheme || $0.1 != surroundings.renderingMode }
    }
}
