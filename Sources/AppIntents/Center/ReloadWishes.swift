package import GroupContainer
package import WidgetArchive
import Glibc
import Synchronization

/// Puts wishes for a reload where they belong.
package enum ReloadWishes {
    /// Who wishes, for the host's budget; set as a process starts.
    package struct Wisher: Sendable {
        /// The process's claimant name.
        package var claimant = ""
        /// `app` or `extension`.
        package var role = ""
        /// Whether somebody uses the app now.
        package var isForeground = false
        /// A process that says nothing of itself.
        package init() {}
    }

    private static let wisher = Mutex(Wisher())
    /// How many providers of this process are running: what a provider wishes is served slowly.
    package static let runningProviders = Atomic<Int>(0)

    /// Changes who wishes.
    package static func introduce(_ change: (inout Wisher) -> Void) { wisher.withLock { change(&$0) } }

    static func ask(_ ask: ReloadAsk) {
        if ReloadCollector.current?.take(ask) == true {
            Trace.record(.reloadAsked, kind: ask.kind)
            return
        }
        do {
            let wish = wish(inside: Trace.span)
            Trace.record(
                .reloadAsked, kind: ask.kind,
                reason: wish.isInProvider ? "asked while a provider ran" : nil)
            try write(ask, wish, in: .current)
        } catch {
            // Apple's method does not throw either; whoever called it is told beside.
            let what = ask.kind.map { "the widgets of the kind \($0)" } ?? "the widgets"
            GroupLog.say("\(what) were not told to reload, and show what they showed: \(error)")
            Trace.record(.failed, kind: ask.kind, reason: "the wish to reload was lost: \(error)")
        }
    }

    /// A wish of this process.
    package static func wish(inside span: String?) -> ReloadWish {
        var wisher = wisher.withLock { $0 }
        if wisher.role.isEmpty {
            // A program of the app's that is no mailbox: in front if a person sits before it, else behind.
            (wisher.role, wisher.isForeground) = ("app", isatty(0) == 1)
            if wisher.claimant.isEmpty { wisher.claimant = "\(getpid())-app" }
        }
        var wish = ReloadWish()
        wish.claimant = wisher.claimant
        wish.role = wisher.role
        wish.isForeground = wisher.isForeground
        wish.isInProvider = runningProviders.load(ordering: .relaxed) > 0
        wish.span = span
        return wish
    }

    /// Writes a wish; wishes of one kind are one file.
    package static func write(_ ask: ReloadAsk, _ wish: ReloadWish, in group: GroupDirectory) throws {
        let name = ask.kind.map(FileName.encode) ?? ReloadWish.allKinds
        let path = group.path(.reloads, name)
        do {
            try AtomicFile.write(wish.jsonBytes(), to: path, keeping: .remakeable)
        } catch let error as SystemError where [ENOSPC, EDQUOT].contains(error.errno) {
            // Whoever shows the old frames has to hear of it: an empty file is a wish, too, and needs no room.
            Sys.close(try Sys.open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK))
        }
    }
}
