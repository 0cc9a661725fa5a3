import GroupContainer
import JSONText
import WidgetArchive

extension WidgetHost {
    /// The file of a widget's timeline.
    func timelinePath(_ widget: String) -> String { group.path(.timelines, FileName.encode(widget) + ".json") }

    /// Why a widget's timeline was taken.
    enum Adopting {
        case tap(span: String)
        case request(span: String)
        case found
    }

    /// Takes the published timeline of a widget. A broken one is a mark on that widget, and the old frame stays.
    ///
    /// - Returns: nil when it is in order, else what is wrong.
    @discardableResult
    func adopt(_ widget: String, _ why: Adopting) -> String? {
        guard home.widgets.contains(where: { $0.id == widget }) else { return nil }
        let path = timelinePath(widget)
        var status: FileStatus?
        do {
            guard let read = try AtomicFile.readWithStatus(path, limit: TimelineFile.sizeLimit) else {
                timelineIdentities[widget] = nil
                return "no timeline was published"
            }
            status = read.status
            timelineIdentities[widget] = read.status
            let file = try TimelineFile(read.bytes)
            guard file.header.widget.id == widget else {
                throw TimelineFileError.foreignWidget(file.header.widget.id)
            }
            try take(file, for: widget, why)
            return nil
        } catch {
            if status == nil {
                // What stands there could not be read at all.
                status = (try? Sys.lstat(path)) ?? nil
                timelineIdentities[widget] = status
            }
            if let error = error as? SystemError {
                trouble(.writing, error.description)
                return error.description
            }
            let reason = "its timeline cannot be read: \(error)"
            setAside(widget, path, status, reason)
            mark(Failure(.archive, reason, date: now.wall), on: widget)
            return reason
        }
    }

    private func take(_ file: TimelineFile, for widget: String, _ why: Adopting) throws {
        let time = now
        let adoption = try frames[widget, default: WidgetFrames()].adopt(file, bootID: BootClock.bootID, at: time.wall)
        guard adoption != .older else {
            Trace.record(.skipped, span: file.header.span, widget: widget, reason: "a newer timeline is on show")
            return
        }
        let header = file.header
        var started = time
        let begun = options.clock.fromMachine(header.generation)
        if header.bootID == BootClock.bootID, begun <= time.boot {
            started = HostTime(boot: begun, wall: time.wall - Double(time.boot - begun) / 1e9)
        }
        reloads.adopted(
            widget, policy: header.policy, lastDate: file.schedule.lastDate, started: started, at: time)
        if adoption == .empty {
            mark(
                Failure(
                    .archive, "the provider gave a timeline without entries; the last good frame stays", date: time.wall
                ),
                on: widget)
        } else if failures.clear(.archive, on: widget) || failures.clear(.reload, on: widget) {
            _ = failures.clear(.reload, on: widget)
            touch(widget)
        }
        if adoption == .changed { touch(widget) }
        observer?(.adopted(widget: widget))
        if adoption == .unchanged, case .request(let span) = why {
            Trace.record(.skipped, span: span, widget: widget, reason: "the view on show is the same: nothing to draw")
        }
        for remark in header.remarks.prefix(8) {
            Trace.record(.log, span: header.span, widget: widget, reason: remark)
        }
        perform(taps.timelineCame(for: widget))
    }

    /// Makes room for a timeline: what stands at its place and is no file would make publishing fail for ever.
    func clearPlace(of widget: String) {
        let path = timelinePath(widget)
        guard let status = (try? Sys.lstat(path)) ?? nil, status.isDirectory else { return }
        setAside(widget, path, status, "a directory stands where a timeline belongs")
    }

    private func setAside(_ widget: String, _ path: String, _ status: FileStatus?, _ reason: String) {
        guard let status, !isReadOnly else { return }
        // Under the lock that publishers take, and only if it is still the file that was read.
        _ = try? FileLock("timeline-\(widget)", in: group).withLock(timeout: .milliseconds(200)) {
            AtomicFile.setAside(path, in: group, reason: reason, inode: status.identity.inode)
        }
        timelineIdentities[widget] = nil
    }

    /// Looks at the timeline files of all widgets and takes those that are new.
    ///
    /// - Returns: the widgets whose were.
    @discardableResult
    func readAllTimelines() -> [String] {
        var adopted: [String] = []
        for widget in home.widgets {
            guard let status = (try? Sys.lstat(timelinePath(widget.id))) ?? nil,
                timelineIdentities[widget.id] != status
            else { continue }
            if adopt(widget.id, .found) == nil { adopted.append(widget.id) }
        }
        return adopted
    }

    /// Puts the entries on show that are due.
    func flip(at time: HostTime) {
        for widget in frames.keys.sorted() {
            do {
                let before = frames[widget]?.frame?.index
                if try frames[widget]?.show(at: time.wall) == true { touch(widget) }
                if let index = frames[widget]?.frame?.index, index != before {
                    observer?(.flipped(widget: widget, entry: index, of: frames[widget]?.timeline?.count ?? 0))
                }
            } catch {
                mark(Failure(.archive, "the entry that is due cannot be read: \(error)", date: time.wall), on: widget)
            }
        }
    }

    /// Sets a failure mark.
    func mark(_ failure: Failure, on widget: String) {
        // A tap may end when its widget has gone.
        guard home.widgets.contains(where: { $0.id == widget }), failures.set(failure, on: widget) else { return }
        touch(widget)
        guard failure.source != .tap else { return }
        Trace.record(.failed, span: failure.span, widget: widget, reason: failure.reason)
    }

    /// How long a first timeline may take before the placeholder is asked for, nanoseconds: a quick provider needs none.
    private static let placeholderWait: Int64 = 150_000_000

    /// Has the placeholder of a widget asked for, if nothing is on show by then.
    func wantPlaceholder(_ widget: String) {
        guard frames[widget]?.frame == nil, placeholderDues[widget] == nil else { return }
        placeholderDues[widget] = now.boot + Self.placeholderWait
    }

    /// Asks for the placeholders that are due.
    func requestPlaceholders(at time: HostTime) {
        for (id, due) in placeholderDues where due <= time.boot {
            placeholderDues[id] = nil
            guard let widget = home.widgets.first(where: { $0.id == id }), frames[id]?.frame == nil else { continue }
            requestPlaceholder(widget)
        }
    }

    private func requestPlaceholder(_ widget: WidgetReference) {
        guard !placeholders.values.contains(widget.id) else { return }
        var request = ExtensionRequest()
        request.id = Identifier.make()
        request.purpose = .placeholder
        request.widget = widget
        request.surroundings = surroundings(of: widget)
        request.reason = "added"
        request.bootID = BootClock.bootID
        request.deadline = options.clock.onMachine(now.boot + 60_000_000_000)
        guard (try? withGroup { try requests.send(request.jsonBytes(), id: request.id) }) != nil else { return }
        placeholders[request.id] = widget.id
        Trace.record(
            .requested, span: request.id, kind: widget.kind, widget: widget.id,
            reason: "placeholder: the first timeline takes its time")
    }

    /// Takes the answer to a placeholder request.
    func placeholderCame(_ outcome: Outcome, for widget: String) {
        Trace.record(.seen, span: outcome.id, widget: widget)
        guard outcome.status == .succeeded, let payload = outcome.payload,
            let file = try? TimelineFile(Array(payload.utf8)), file.count > 0, let entry = try? file.entry(0)
        else {
            Trace.record(
                .failed, span: outcome.id, widget: widget, reason: outcome.reason ?? "the placeholder cannot be read")
            return
        }
        if frames[widget, default: WidgetFrames()].take(
            placeholder: entry, ignoresContentMargins: file.header.ignoresContentMargins)
        {
            touch(widget)
            undrawn.append(Undrawn(span: outcome.id, widget: widget, isOptimistic: false))
        } else {
            Trace.record(.skipped, span: outcome.id, widget: widget, reason: "the timeline came first")
        }
    }

    /// What a widget is told of the place where it stands.
    func surroundings(of widget: WidgetReference) -> Surroundings {
        var surroundings = home.screen.surroundings
        surroundings.size = widget.family.size
        return surroundings
    }

    /// Makes what the renderer draws.
    ///
    /// - Parameter scheme: `light` or `dark`; nil: as the home screen is.
    func makePlaced(_ reference: WidgetReference, scheme: String? = nil) -> PlacedWidget {
        var placed = PlacedWidget()
        placed.reference = reference
        placed.place = home.place(of: reference.id)
        placed.description = performers.offers?.widgets.first { $0.kind == reference.kind }
        placed.title = placed.description?.displayName ?? ""
        if placed.title.isEmpty { placed.title = reference.kind }
        placed.failure = failures.latest(on: reference.id)
        let look = taps.look(of: reference.id)
        placed.pending = look.controls
        let frames = frames[reference.id]
        if let header = frames?.timeline?.header {
            placed.remarks = header.remarks
            if header.bootID == BootClock.bootID {
                let time = now
                placed.madeAt = time.wall - Double(time.boot - options.clock.fromMachine(header.generation)) / 1e9
            }
        }
        if isUnavailable(reference) {
            placed.isUnavailable = true
            placed.failure = nil
            placed.view = .unavailable(options.unavailableTitle, reference.kind)
            return placed
        }
        guard let frame = frames?.frame else { return placed }
        placed.isPlaceholder = frame.isPlaceholder
        var surroundings = home.screen.surroundings
        if let scheme { surroundings.colorScheme = scheme }
        placed.show(frame.entry, in: surroundings, ignoresContentMargins: frame.ignoresContentMargins)
        if !frame.isPlaceholder { placed.view = placed.view?.showing(look) }
        return placed
    }
}
