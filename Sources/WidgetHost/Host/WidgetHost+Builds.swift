import Glibc
import GroupContainer
import WidgetArchive

/// What a file was when it was looked at: another inode, size or time is another build.
struct BuildFile: Hashable {
    var inode: UInt64
    var size: Int
    var modified: Int64

    /// Looks at a file, through links; nil when it is none that can be started.
    init?(_ path: String) {
        guard Executables.isExecutable(path), let status = (try? Sys.stat(path)) ?? nil else { return nil }
        (inode, size, modified) = (status.identity.inode, status.size, status.modified)
    }
}

/// The executables of the extensions: which there are, and what happens when one is replaced while all runs.
extension WidgetHost {
    /// The executables in order: those named, then those that the home screen remembers.
    ///
    /// The one that stands beside the renderer only counts when nothing else is known.
    func findExtensions() {
        let remembered = home.screen.extensions.filter { Executables.isExecutable($0) }
        var named = options.extensionPaths
        if options.isExtensionBesideRenderer, !remembered.isEmpty { named = [] }
        // Nobody was named: the first that is remembered stands for them.
        if named.isEmpty { named = Array(remembered.prefix(1)) }
        launch = LaunchTable(
            paths: named, remembered: remembered.filter { !named.contains($0) }, rules: launch.rules)
        for (index, slot) in launch.slots.enumerated() {
            guard let path = slot.path else { continue }
            builds[path] = BuildFile(path)
            launch.setCanLaunch(index, builds[path] != nil)
        }
        guard !isReadOnly, !isForEdits || !options.isExtensionBesideRenderer else { return }
        if home.remember(launch.paths), home.isSettled { writeHome() }
    }

    /// Watches the folders of the executables.
    func watchExtensions() {
        for path in launch.paths {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            guard let name = parts.last.map(String.init) else { continue }
            let folder = parts.dropLast().joined(separator: "/")
            do {
                try on(folder.isEmpty ? "/" : folder, [.arrivals, .removals]) { host, names in
                    if names?.contains(name) != false { host.buildChanged(path) }
                }
            } catch {
                Trace.record(.log, reason: "\(path) is not watched for new builds: \(error)")
            }
        }
    }

    /// Something happened to an executable's file.
    private func buildChanged(_ path: String) {
        guard let slot = launch.slot(ofPath: path), let file = BuildFile(path) else {
            // Gone for the moment: a linker at work. What runs goes on.
            return
        }
        guard builds[path] != file else { return }
        builds[path] = file
        Trace.record(.log, reason: "\(path) is another build: what runs of the old one ends, and the new one begins")
        launch.setCanLaunch(slot, true)
        setBroken(slot, nil)
        if let process = slotChildren.removeValue(forKey: slot) {
            // It finishes what it has claimed, and claims nothing more.
            process.signal(SIGTERM)
            retiring.append(process)
        }
        for performer in performers.alive where launch.slot(ofInstance: performer.instance) == slot {
            if !retiring.contains(where: { $0.pid == performer.pid }) {
                Trace.record(
                    .log,
                    reason: "process \(performer.pid) was started by hand and is of an older build than \(path); end it"
                )
            }
        }
        perform(launch.replaced(slot, at: now))
    }

    /// A slot's executable does not work: its widgets keep their last good frames and say so.
    func markBroken(_ slot: Int, _ words: String?) {
        let kinds = launch.kinds(of: slot)
        for widget in home.widgets where kinds.contains(widget.kind) {
            if let words {
                mark(Failure(.reload, words, date: now.wall), on: widget.id)
            }
        }
    }

    /// Ends the wait of widgets whose kind nobody has, once everybody who could have it is known.
    func settleUnavailable() {
        guard launch.isEverythingKnown, launch.starting.isEmpty, performers.offers != nil else { return }
        for id in reloads.requests {
            guard let kind = home.kind(of: reloads.widget(ofRequest: id)),
                !offered.contains(where: { $0.kind == kind }), (try? requests.void(id)) == true
            else { continue }
            _ = try? requests.takeAnswer(id)
            perform(reloads.untaken(id, "no extension here has the kind “\(kind)”", isTriedAgain: false, at: now))
        }
    }

    /// Whether a placed widget's kind is offered by nobody.
    func isUnavailable(_ reference: WidgetReference) -> Bool {
        guard performers.offers != nil, launch.isEverythingKnown || isReadOnly else { return false }
        return !offered.contains { $0.kind == reference.kind }
    }
}

extension Node {
    /// What stands in the place of a widget whose kind is gone.
    static func unavailable(_ title: String, _ kind: String) -> Node {
        func text(_ words: String, _ style: FontDescription.TextStyle, _ paint: Paint) -> Node {
            var run = TextRun()
            run.content = .string(words)
            run.font.style = style
            run.paint = paint
            var node = TextNode()
            node.runs = [run]
            node.alignment = .center
            node.lineLimit = 2
            return Node(.text(node))
        }
        var symbol = SymbolNode()
        symbol.name = "questionmark.square.dashed"
        symbol.paints = [.hierarchical(level: 1, of: nil)]
        let stack = StackNode(
            .vertical,
            spacing: 4,
            [
                Node(.symbol(symbol)), text(title, .headline, .foreground),
                text(kind, .caption, .hierarchical(level: 1, of: nil)),
            ])
        return Node(.stack(stack))
    }
}
