import Dispatch
import Glibc
import GroupContainer
import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// `renderer snapshot`: a picture of any widget, with no home screen.
@MainActor
final class SnapshotCommand {
    private let options: Options
    private let wanted: SnapshotOptions
    private let environment: [String: String]
    private let room: SnapshotRoom
    private var signals: [any DispatchSourceSignal] = []
    private static var kept: SnapshotCommand?

    static func run(
        _ wanted: SnapshotOptions, _ options: Options, in group: GroupDirectory, environment: [String: String]
    ) {
        let command = SnapshotCommand(wanted, options, group, environment)
        kept = command
        command.start()
    }

    private init(
        _ wanted: SnapshotOptions, _ options: Options, _ group: GroupDirectory, _ environment: [String: String]
    ) {
        (self.wanted, self.options) = (wanted, options)
        var environment = environment
        if let locale = options.locale { environment["LC_ALL"] = locale + ".UTF-8" }
        self.environment = environment
        room = SnapshotRoom(
            of: group, extension: options.extensionPaths.first.map(Place.absolute), environment: environment,
            deadline: options.deadline)
    }

    private func start() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [weak self] in
                MainActor.assumeIsolated { self?.end(status: 128 + number, nil) }
            }
            source.resume()
            signals.append(source)
        }
        Task {
            do {
                let bytes = try await picture()
                try write(bytes)
                await room.close()
                exit(0)
            } catch let error as UsageError {
                end(.misused, "\(error.reason); try 'renderer --help'")
            } catch let error as PNGMaker.Missing {
                end(.unavailable, error.description)
            } catch SnapshotError.notExecutable(let path) {
                end(.noInput, "\(SnapshotError.notExecutable(path: path))")
            } catch {
                end(ExitStatus(error), "\(error)")
            }
        }
    }

    private func end(_ status: ExitStatus, _ reason: String) { end(status: status.rawValue, reason) }

    private func end(status: Int32, _ reason: String?) {
        if let reason { Output.complain(reason) }
        Task {
            await room.close()
            exit(status)
        }
    }

    // MARK: Pictures

    private func picture() async throws -> [UInt8] {
        if wanted.shape == .png, wanted.output == nil, isatty(1) == 1 {
            throw UsageError("a PNG is not for a terminal: give a file with -o FILE")
        }
        if wanted.isSheet { return try await sheet() }
        let offers = try await room.open()
        let widget = try self.widget(in: offers)
        let family = wanted.family ?? widget.families.first ?? .systemSmall
        let configuration = try wanted.configuration.map { try ConfigurationReader.read($0, for: widget) }
        let isOnCells = wanted.shape == .text || wanted.shape == .ansi
        let surroundings = surroundings(family, isDark: options.scheme == .dark, isOnCells: isOnCells)
        let now = try date(surroundings)
        let archive = try await room.ask(
            SnapshotRequest(
                kind: widget.kind, family: family, configuration: configuration, content: content,
                surroundings: surroundings))
        for remark in archive.remarks { Output.complain("\(widget.kind): \(remark)") }
        if wanted.shape == .json {
            return Array((archive.jsonBytes() + [0x0A]))
        }
        let placed = PlacedWidget(archive, entry: try entry(of: archive, at: now), description: widget)
        if isOnCells { return cells(placed, surroundings, now: now) }
        let picture = maker(surroundings).draw(placed, now: now)
        for remark in picture.remarks { Output.complain("\(widget.kind): \(remark)") }
        guard family.isAccessory, surroundings.renderingMode != "fullColor" else {
            return try finished(Array(picture.svg.utf8))
        }
        return try finished(
            ContactSheet.single(
                .init(picture: picture.svg, size: placed.size, label: "", ground: .lockScreen)))
    }

    private func sheet() async throws -> [UInt8] {
        guard wanted.shape == .svg || wanted.shape == .png else {
            throw UsageError("--all makes a sheet as svg or png, not \(wanted.shape.rawValue)")
        }
        let offers = try await room.open()
        var sheet = ContactSheet()
        var failed = false
        for widget in try wanted.kind == nil ? offers.widgets : [widget(in: offers)] {
            var row: [ContactSheet.Cell] = []
            let configuration = try wanted.configuration.map { try ConfigurationReader.read($0, for: widget) }
            for family in widget.families where wanted.family == nil || family == wanted.family {
                for isDark in family.isAccessory ? [true] : [false, true] {
                    let surroundings = surroundings(family, isDark: isDark, isOnCells: false)
                    let now = try date(surroundings)
                    let archive: TimelineArchive
                    do {
                        archive = try await room.ask(
                            SnapshotRequest(
                                kind: widget.kind, family: family, configuration: configuration, content: content,
                                surroundings: surroundings))
                    } catch {
                        // One that fails leaves its place empty; the others are shown.
                        Output.complain("\(family.rawValue): \(error)")
                        failed = true
                        continue
                    }
                    let placed = PlacedWidget(archive, entry: try entry(of: archive, at: now), description: widget)
                    let picture = maker(surroundings).draw(placed, now: now)
                    row.append(
                        .init(
                            picture: picture.svg, size: placed.size, label: family.rawValue,
                            ground: family.isAccessory ? .lockScreen : isDark ? .dark : .light))
                }
            }
            sheet.add(widget.displayName.isEmpty ? widget.kind : widget.displayName, row)
        }
        guard !sheet.isEmpty else {
            if failed { throw SnapshotError.room("no widget could be drawn") }
            throw SnapshotError.room("no widget of the extension comes in that family")
        }
        return try finished(sheet.svg())
    }

    private func maker(_ surroundings: Surroundings) -> PointTileMaker {
        PointTileMaker(surroundings: surroundings, marksIdentity: false, placesDigits: wanted.shape == .png)
    }

    private var content: SnapshotRequest.Content {
        switch wanted.entry {
        case .onShow, .number: .timeline
        case .placeholder: .placeholder
        case .gallery: .snapshot
        }
    }

    private func entry(of archive: TimelineArchive, at now: Double) throws -> Int {
        guard let onShow = archive.entry(at: now) else {
            throw SnapshotError.failed(kind: archive.widget.kind, reason: "its timeline has no entries")
        }
        guard case .number(let number) = wanted.entry else { return onShow }
        guard number <= archive.entries.count else {
            throw SnapshotError.room(
                "--entry \(number): the timeline of \(archive.widget.kind) has \(archive.entries.count)")
        }
        return number - 1
    }

    private func widget(in offers: Manifest) throws -> WidgetDescription {
        if let kind = wanted.kind {
            guard let found = try Naming.kind(kind, among: offers.widgets) else {
                throw SnapshotError.unknownKind(kind, offered: offers.widgets.map(\.kind))
            }
            return found
        }
        let fitting = offers.widgets.filter { widget in wanted.family.map(widget.families.contains) ?? true }
        if fitting.count == 1 { return fitting[0] }
        let kinds = (fitting.isEmpty ? offers.widgets : fitting).map(\.kind).joined(separator: ", ")
        throw UsageError("say which widget with --kind: \(kinds.isEmpty ? "the extension has none" : kinds)")
    }

    private func surroundings(_ family: WidgetFamilyName, isDark: Bool, isOnCells: Bool) -> Surroundings {
        var surroundings = Place.surroundings(environment, isDark: isDark)
        if let locale = options.locale { surroundings.locale = locale }
        surroundings.measurer = isOnCells ? "cells" : "points"
        surroundings.typeSize = wanted.typeSize
        surroundings.renderingMode = (wanted.renderingMode ?? (family.isAccessory ? .vibrant : .fullColor)).rawValue
        // The lock screen is dark behind its widgets, whatever the scheme.
        if surroundings.renderingMode != "fullColor" { surroundings.colorScheme = "dark" }
        surroundings.size = family.size
        return surroundings
    }

    private func date(_ surroundings: Surroundings) throws -> Double {
        guard let text = wanted.date else { return HostTime.now().wall }
        guard let date = DateReader.seconds(text, in: ZoneRules(identifier: surroundings.timeZone)) else {
            throw UsageError("--at needs a date such as 2026-03-01T09:41 or 2026-03-01T09:41:00Z, not '\(text)'")
        }
        return date
    }

    private func cells(_ widget: PlacedWidget, _ surroundings: Surroundings, now: Double) -> [UInt8] {
        let isColored = wanted.shape == .ansi
        var style = DrawingStyle(scheme: DrawingScheme(of: surroundings), hasColor: isColored)
        style.showsTitles = false
        let maker = TileMaker(painter: TilePainter(style: style), cell: style.cell, surroundings: surroundings)
        var look = TileLook()
        look.missingBackground = widget.asksForBackground
        let size = maker.size(of: widget.reference.family)
        var ground = CellCanvas(width: size.width, height: size.height)
        maker.painter.paintWallpaper(into: &ground)
        let tile = maker.paint(
            maker.layout(widget, now: now), look: look, now: now, over: ground, at: CellPoint(x: 0, y: 0), size: size)
        return Array((isColored ? tile.canvas.ansiText(depth: .trueColor) : tile.canvas.plainText()).utf8)
    }

    private func finished(_ svg: [UInt8]) throws -> [UInt8] {
        wanted.shape == .png ? try PNGMaker(environment: environment).png(of: svg, scale: wanted.scale) : svg
    }

    private func write(_ bytes: [UInt8]) throws {
        guard let output = wanted.output, output != "-" else { return Output.print(bytes) }
        try OutputFile.write(bytes, to: Place.absolute(output))
    }
}
