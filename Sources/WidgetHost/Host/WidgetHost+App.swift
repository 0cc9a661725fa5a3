import GroupContainer
import WidgetArchive

// The app: started when something was handed to it and none is in front.
//
// What was handed over and not taken yet waits for whichever app takes it first: it is renamed away by its taker, so an
// app that is killed and another that is started in its place never both open one URL.
extension WidgetHost {
    /// How often the app is started again, in a row, for what it left in its mailbox as it ended.
    static let appStarts = 3

    /// Something was handed to the app: starts it unless one is in front.
    func launchApp() {
        appStartsLeft = Self.appStarts
        startApp()
    }

    /// An app has ended: starts another one for what still waits for it.
    func launchAppAgain() {
        guard taps.taps.contains(where: { $0.box == .app && $0.phase == .waiting }), !isAppInFront,
            appChild?.isRunning != true
        else { return }
        guard appStartsLeft > 0 else {
            return trouble(.app, "the app has ended \(Self.appStarts + 1) times before it took what waits for it")
        }
        appStartsLeft -= 1
        startApp()
    }

    /// A tap has ended. When it went to the app, the home screen says so: nobody sees an app come to the front here.
    func tellOfApp(_ id: String, hasFailed: Bool) {
        guard let label = handedOver.removeValue(forKey: id), !hasFailed else { return }
        guard let started = appChild, started.isRunning, let path = options.appPath else {
            appNews = "“\(label)” is in the app"
            return
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        appNews =
            "“\(label)” is in the app, which was started for it (process \(started.pid)); "
            + "to go on there: \(name) --group \(group.path)"
    }

    private func startApp() {
        guard !isAppInFront, appChild?.isRunning != true else { return }
        guard let path = options.appPath, Executables.isExecutable(path) else {
            trouble(
                .app,
                "the app does not run and was not found: start it with 'app --group \(group.path)', or give --app PATH")
            return
        }
        do {
            let started = try ChildProcess(
                path, ["--group", group.path, "serve"], environment: options.environment, output: childOutput
            ) { [weak self] pid, how in
                self?.appEnded(pid, how)
            }
            appChild = started
            trouble(.app, nil)
            Trace.record(.launched, reason: "app", detail: ["process": .int(Int64(started.pid))])
        } catch {
            trouble(.app, "the app could not be started: \(error)")
        }
    }

    private func appEnded(_ pid: Int32, _ how: String) {
        Trace.record(.died, reason: "the app ended: \(how)", detail: ["process": .int(Int64(pid))])
        if appChild?.pid == pid { appChild = nil }
        guard isRunning else { return childrenEnded() }
        event {
            settleAppClaims(pid)
            launchAppAgain()
        }
    }

    private func settleAppClaims(_ pid: Int32) {
        let claims = ((try? apps.claimed()) ?? []).filter { $0.claimant.hasPrefix("\(pid)-") }
        for claim in claims {
            if (try? apps.settle(claim.id, by: claim.claimant)) == .answered {
                takeTapAnswer(claim.id, .app)
            } else {
                perform(taps.interrupted(claim.id, by: claim.claimant, at: now))
            }
        }
    }
}
