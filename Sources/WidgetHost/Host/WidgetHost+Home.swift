import GroupContainer
import JSONText
import WidgetArchive

extension WidgetHost {
    /// The largest home screen that is read: 4 MiB.
    nonisolated static let homeLimit = 4 << 20

    private var homePath: String { HomeFile.path(in: group) }

    /// Reads `home.json`; a broken one is set aside, which this process may do because it holds the host lock.
    func readHome() {
        let path = homePath
        let status = (try? Sys.lstat(path)) ?? nil
        do {
            if let (bytes, screen) = try homeOnDisk() {
                homeBytes = bytes
                let remarks = home.read(screen)
                for remark in remarks { Trace.record(.log, reason: remark) }
                trouble(.home, remarks.first)
            } else if home.isSettled {
                writeHome()
            }
        } catch GroupError.beingWritten {
            trouble(.home, "home.json is being written; it is read when its writer has closed it")
        } catch  where isReadOnly {
            trouble(.home, HomeFileError(path: path, cause: error).description)
        } catch {
            let place = AtomicFile.setAside(path, in: group, reason: "\(error)", inode: status?.identity.inode)
            trouble(
                .home, "home.json could not be read and was set aside\(place.map { " as \($0)" } ?? ""): \(error)")
            if home.isSettled { writeHome() }
        }
        // Who only changes or reads the home screen is not the place where it is shown.
        let isElsewhere = (isForEdits || isReadOnly) && home.isSettled
        if !isElsewhere, home.setSurroundings(options.surroundings), home.isSettled { writeHome() }
        homeChanged(write: false)
    }

    /// What `home.json` holds; one that cannot be read is read again while nobody can write to it.
    private func homeOnDisk() throws -> (bytes: [UInt8], screen: HomeScreen)? {
        do {
            return try AtomicFile.read(homePath, limit: Self.homeLimit).map { ($0, try HomeScreen(jsonBytes: $0)) }
        } catch {
            return try AtomicFile.readUndisturbed(homePath, limit: Self.homeLimit)
                .map { ($0, try HomeScreen(jsonBytes: $0)) }
        }
    }

    /// Somebody replaced `home.json`: placed, moved or removed widgets by hand.
    func homeFileChanged() {
        if let bytes = try? AtomicFile.read(homePath, limit: Self.homeLimit), bytes == homeBytes { return }
        let before = home.widgets
        readHome()
        // Whoever rearranges the widgets has chosen them: they do not follow the manifest any more.
        if home.widgets != before, home.choose() { writeHome() }
        readAllTimelines()
        askForWhatIsMissing()
    }

    /// Something may have been missed. A file that cannot be read may be half written by now: its event is to come.
    func lookAtHomeFile() {
        guard lock != nil, let bytes = try? AtomicFile.read(homePath, limit: Self.homeLimit), bytes != homeBytes,
            (try? HomeScreen(jsonBytes: bytes)) != nil
        else { return }
        homeFileChanged()
    }

    /// The widgets are shown in another place: another time zone, another language.
    ///
    /// What was made for the old one is made anew, free of the budget; the extension that was started here begins anew,
    /// for a process learns its time zone as it starts.
    public func move(to surroundings: Surroundings) {
        event {
            let isAnotherZone = home.screen.surroundings.timeZone != surroundings.timeZone
            guard home.setSurroundings(surroundings) else { return }
            options.surroundings = surroundings
            if isAnotherZone {
                Trace.record(.log, reason: "the time zone is \(surroundings.timeZone) now")
                if options.environment["TZ"] != nil { options.environment["TZ"] = surroundings.timeZone }
                for process in slotChildren.values { process.cutLifeline() }
            }
            if home.isSettled { writeHome() }
            touchHome(all: true)
            askForWhatIsMissing()
        }
    }

    /// The placed widgets have changed.
    ///
    /// - Parameters:
    ///   - write: whether the file is to be written.
    ///   - durable: whether it must survive a power cut: what a person has changed does.
    func homeChanged(write: Bool, durable: Bool = false) {
        let ids = Set(home.widgets.map(\.id))
        let removed = reloads.states.keys.filter { !ids.contains($0) }
        forgetBudgets(of: removed)
        for widget in removed { leaveReloads(of: widget) }
        perform(taps.keep(ids, at: now))
        reloads.keep(ids)
        failures.keep(ids)
        frames = frames.filter { ids.contains($0.key) }
        for widget in home.widgets { placeForReloads(widget.id) }
        touchHome(all: true)
        guard write else { return }
        writeHome(durable: durable)
        readAllTimelines()
        if isRunning { askForWhatIsMissing() }
    }

    /// Nobody waits any more for the timeline of a widget that is removed.
    private func leaveReloads(of widget: String) {
        if let id = reloads.states[widget]?.running?.id {
            if (try? requests.void(id)) == true {
                _ = try? requests.takeAnswer(id)
            } else {
                inherited.insert(id)
            }
        }
        for command in reloadWaiters.removeValue(forKey: widget) ?? [] { reloadEnded(command, nil) }
    }

    /// Writes the home screen as it is.
    func writeHome(durable: Bool = false) {
        guard !isReadOnly else { return }
        let bytes = home.screen.jsonBytes()
        do {
            try withGroup { try AtomicFile.write(bytes, to: homePath, keeping: durable ? .durable : .ordered) }
            (homeBytes, homeFailure) = (bytes, nil)
        } catch {
            // Shown already; the widgets are placed in this process all the same.
            homeFailure = error
        }
    }
}
