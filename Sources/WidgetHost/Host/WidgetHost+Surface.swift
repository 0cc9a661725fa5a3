import Glibc
import GroupContainer
import WidgetArchive

/// What surfaces with controls of their own ask for: another scheme, other surroundings, signals to the extension.
extension WidgetHost {
    /// A placed widget as it looks in a colour scheme, `light` or `dark`, whatever that of the home screen is.
    public func widget(_ id: String, scheme: String) -> PlacedWidget? {
        guard let reference = home.widgets.first(where: { $0.id == id }) else { return nil }
        if scheme == home.screen.surroundings.colorScheme { return widget(id) }
        return makePlaced(reference, scheme: scheme)
    }

    /// What the widgets are told of the place where they stand.
    public var surroundings: Surroundings { home.screen.surroundings }

    /// Changes what the widgets are told of the place where they stand; timelines that were made for another are asked
    /// for anew.
    public func changeSurroundings(_ change: (inout Surroundings) -> Void) {
        event {
            change(&options.surroundings)
            guard home.setSurroundings(options.surroundings) else { return }
            homeChanged(write: home.isSettled)
        }
    }

    /// What a person can do to an extension process.
    public enum ProcessAction: String, Sendable, CaseIterable {
        /// SIGKILL: it is gone at once, whatever it was doing.
        case kill
        /// SIGSTOP: it stands still, as in a debugger.
        case stop
        /// SIGCONT: it goes on.
        case `continue`

        var signal: Int32 {
            switch self {
            case .kill: SIGKILL
            case .stop: SIGSTOP
            case .continue: SIGCONT
            }
        }
    }

    /// Sends a signal to an extension process of the group.
    ///
    /// - Parameter instance: its instance name.
    /// - Returns: why it was not sent; nil: it was.
    public func signal(_ action: ProcessAction, to instance: String) -> String? {
        guard let performer = performers.performers[instance] else {
            return "there is no extension process \(instance)"
        }
        do throws(Killing.Refusal) {
            let pid = try Killing.send(action.signal, to: instance, pid: performer.pid, in: group)
            Trace.record(
                .log, reason: "\(action.rawValue): asked for by a person", detail: ["process": .int(Int64(pid))])
            event { touchHome() }
            return nil
        } catch {
            return "the extension could not be signalled: \(error)"
        }
    }

    /// Ends the living extension processes and starts one.
    ///
    /// - Returns: why not; nil: it is under way.
    public func restartExtension() -> String? {
        guard launch.canLaunch else { return troubles[.extensions] ?? "there is no extension that could be started" }
        for performer in performers.alive {
            // A stopped process takes SIGTERM when it goes on.
            for number in [SIGTERM, SIGCONT] {
                _ = try? Killing.send(number, to: performer.instance, pid: performer.pid, in: group)
            }
        }
        event {
            isRestartWanted = true
            touchHome()
            wakeSomebody()
        }
        return nil
    }
}
