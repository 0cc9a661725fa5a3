import Glibc
import GroupContainer
import WidgetArchive
import WidgetLayout

/// What the script says is done.
extension Simulation {
    func perform(_ event: SimulationScript.Event) async throws {
        func refuse(_ reason: String) -> Failure { Failure("line \(event.line): \(reason)") }
        switch event.deed {
        case .note(let text): say(text, .day)
        case .tap(let widget, let control):
            say("tap on “\(control)”", widget: widget)
            do throws(Naming.Failure) {
                let found = try host.control(control, in: try host.widgets(named: widget))
                _ = host.tap(found.control, of: found.widget)
            } catch {
                undone += 1
                say("nothing was tapped: \(error.description)", .tap, widget: widget)
            }
        case .open(let widget):
            say("tap beside the controls", widget: widget)
            do throws(Naming.Failure) {
                let placed = try host.widgets(named: widget).first { $0.url != nil }
                guard let placed, host.open(widget: placed.id) != nil else {
                    throw Naming.Failure("the widget has no URL to open")
                }
            } catch {
                undone += 1
                say("nothing was opened: \(error.description)", .tap, widget: widget)
            }
        case .app(let arguments):
            guard let path = setting.appPath else {
                throw refuse("there is no app beside the renderer: give --app PATH")
            }
            let ending = try SimulatedApp.run(
                path, ["--group", group.path] + arguments, environment: host.options.environment)
            say("app " + arguments.map(Self.quoted).joined(separator: " ") + (ending.map { ": \($0)" } ?? ""))
        case .front(let isInFront): try await front(isInFront, refuse)
        case .reload(let kind):
            say("the app asks for a reload of \(kind ?? "all kinds")")
            var wish = ReloadWish()
            (wish.claimant, wish.role, wish.isForeground) = ("\(getpid())-script", "app", host.isAppInFront)
            let name = kind.map(FileName.encode) ?? ReloadWish.allKinds
            try AtomicFile.write(wish.jsonBytes(), to: group.path(.reloads, name))
        case .refresh(let widget):
            say("a person asks for a reload of \(widget ?? "all widgets")")
            do throws(Naming.Failure) {
                for placed in try widget.map({ name throws(Naming.Failure) in try host.widgets(named: name) })
                    ?? host.widgets
                { host.reload(widget: placed.id) }
            } catch {
                say(error.description)
            }
        case .extension(let fate): await change(fate)
        case .restart:
            say("the renderer ends, and another begins")
            await stop()
            eventCount += 1
            try begin(restarts: eventCount)
        case .jump(let nanoseconds):
            clock.jump(nanoseconds)
            say(
                "the clock is set \(ClockWords.span(abs(Double(nanoseconds)) / 1e9)) \(nanoseconds < 0 ? "back" : "forth")"
            )
            host.wake()
        case .setClock(let second):
            let (days, _) = ClockWords(zone: zone, now: host.now.wall).local(host.now.wall)
            let wall = ScriptReader.instant(days: days, second: second, in: zone)
            clock.jump(wall * 1_000_000_000 - clock.reading.wall)
            say("the clock is set")
            host.wake()
        case .file(let name, let text):
            say("the file \(name) is “\(text)”")
            try AtomicFile.write(Array(text.utf8), to: group.path(.files, name))
        case .sleep(let nanoseconds):
            say("the machine sleeps for \(ClockWords.span(Double(nanoseconds) / 1e9))")
            clock.advance(nanoseconds)
            say("the machine wakes")
            host.wake()
        case .zone(let name):
            zone = ZoneRules(identifier: name)
            environment["TZ"] = name
            say("the time zone is \(name) now")
            var surroundings = host.options.surroundings
            surroundings.timeZone = name
            let old = host.child?.pid
            // The extension learns its time zone as it starts: the old process goes first.
            host.event {
                host.options.environment["TZ"] = name
                host.child?.cutLifeline()
            }
            await until(Self.patience) { [unowned self] in old == nil || host.child?.pid != old }
            host.move(to: surroundings)
        }
    }

    private func change(_ fate: SimulationScript.Fate) async {
        guard let pid = host.child?.pid ?? stoppedPID else { return say("no extension runs") }
        switch fate {
        case .kill:
            say("the extension is killed")
            kill(pid, SIGKILL)
            isExtensionStopped = false
            await until(Self.patience) { [unowned self] in host.child?.pid != pid && host.performers.alive.isEmpty }
        case .stop:
            say("the extension is stopped (SIGSTOP)")
            kill(pid, SIGSTOP)
            (isExtensionStopped, stoppedPID) = (true, pid)
        case .continue:
            say("the extension goes on (SIGCONT)")
            (isExtensionStopped, stoppedPID) = (false, nil)
            kill(pid, SIGCONT)
        }
    }

    private func front(_ isInFront: Bool, _ refuse: (String) -> Failure) async throws {
        guard isInFront else {
            say("the app leaves the front")
            let processes = [front, host.appChild].compactMap { $0 }
            front = nil
            for process in processes { process.cutLifeline() }
            await until(Self.patience) { [unowned self] in processes.allSatisfy { !$0.isRunning } && !host.isAppInFront
            }
            return
        }
        guard !host.isAppInFront else { return say("the app is in front already") }
        guard let path = setting.appPath else { throw refuse("there is no app beside the renderer: give --app PATH") }
        say("the app comes to the front")
        front = try ChildProcess(
            path, ["--group", group.path, "serve"], environment: host.options.environment, output: host.childOutput
        ) { [weak self] _, _ in self?.look() }
        // The app says in the trace that it is in front.
        let token = try DirectoryWatcher.shared.watch(group.path(.trace), events: [.arrivals, .modifications]) {
            [weak self] _ in self?.look()
        }
        await until(Self.patience + 27) { [unowned self] in host.isAppInFront || front?.isRunning != true }
        DirectoryWatcher.shared.cancel(token)
        if !host.isAppInFront { throw refuse("the app did not come to the front: \(path) serve") }
    }

    private static func quoted(_ word: String) -> String { word.contains(" ") ? "“\(word)”" : word }
}
