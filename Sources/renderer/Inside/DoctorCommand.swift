import Glibc
import GroupContainer
import JSONText
import WidgetArchive
import WidgetHost

/// `renderer doctor`: looks at everything that has to be in order, and says what to do where it is not.
struct DoctorCommand {
    /// How a finding is to be taken.
    enum Weight: String, JSONCodable { case good, note, bad }

    /// One finding.
    struct Finding: Fielded {
        var weight = Weight.good
        var about = ""
        var words = ""
        var remedy: String?
        mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("weight", &weight)
            try coder.field("about", &about)
            try coder.field("says", &words)
            try coder.field("do", &remedy)
        }
    }

    private let options: Options
    private let environment: [String: String]
    private let path: String
    private var findings: [Finding] = []

    static func run(json: Bool, _ options: Options, path: String, environment: [String: String]) -> Never {
        var doctor = DoctorCommand(options: options, environment: environment, path: path)
        doctor.look()
        if json {
            Output.print(json: doctor.findings.jsonBytes())
        } else {
            for finding in doctor.findings {
                let mark = finding.weight == .good ? "ok  " : finding.weight == .note ? "note" : "BAD "
                Output.print("\(mark)  \(Columns.padded(finding.about, 12)) \(finding.words)\n")
                if let remedy = finding.remedy { Output.print("                   → \(remedy)\n") }
            }
        }
        exit(doctor.findings.contains { $0.weight == .bad } ? 1 : 0)
    }

    private init(options: Options, environment: [String: String], path: String) {
        (self.options, self.environment, self.path) = (options, environment, path)
    }

    private mutating func add(_ weight: Weight, _ about: String, _ words: String, _ remedy: String? = nil) {
        findings.append(Finding(weight: weight, about: about, words: words, remedy: remedy))
    }

    private mutating func look() {
        if let group = lookAtGroup() {
            lookAtSpace()
            lookAtHome(group)
            lookAtProcesses(group)
            lookAtFiles(group)
        }
        lookAtInotify()
        lookAtExecutables()
        lookAtTerminal()
    }

    // MARK: The group

    private mutating func lookAtGroup() -> GroupDirectory? {
        do {
            let group = try GroupDirectory(opening: path)
            guard access(path, W_OK | X_OK) == 0 else {
                let isReadOnly = errno == EROFS
                add(
                    .bad, "group", "\(path) cannot be written" + (isReadOnly ? ": its file system is read-only" : ""),
                    isReadOnly ? "name another group directory with --group DIR" : "chmod 700 '\(path)'")
                return nil
            }
            add(.good, "group", path)
            return group
        } catch {
            add(.bad, "group", "\(error)")
            return nil
        }
    }

    private mutating func lookAtSpace() {
        var system = statvfs()
        guard statvfs(path, &system) == 0 else { return }
        let free = UInt64(system.f_bavail) * UInt64(system.f_frsize)
        if free < 16 << 20 {
            add(.bad, "disk", "\(free >> 20) MiB are free: writes will fail", "free some space on the disk of \(path)")
        } else {
            add(.good, "disk", "\(free >> 20) MiB free")
        }
    }

    private mutating func lookAtHome(_ group: GroupDirectory) {
        do {
            let listing = try HomeListing(of: group)
            let lost = listing.widgets.filter { !$0.isAvailable }
            if listing.kinds.isEmpty {
                add(.note, "extension", "none has run here, so no kind is known", "start 'renderer' or the extension")
            }
            if !lost.isEmpty, !listing.kinds.isEmpty {
                add(
                    .note, "home", "unavailable: " + lost.map { "\($0.id) (kind \($0.kind))" }.joined(separator: ", "),
                    "start the renderer with the --extension that has them, or 'renderer remove' them")
            }
            add(.good, "home", "\(listing.widgets.count) widgets placed, \(listing.kinds.count) kinds known")
        } catch {
            add(.bad, "home", "\(error)")
        }
    }

    private mutating func lookAtProcesses(_ group: GroupDirectory) {
        let status = HostStatus.withoutHost(of: group)
        for process in status.processes {
            guard let pid = process.pid else { continue }
            let state = ProcessState(Int32(pid))
            if state.isStopped {
                add(.bad, process.role, "process \(pid) is stopped: taps wait until they are void", "kill -CONT \(pid)")
            } else if let tracer = state.tracer {
                add(.note, process.role, "process \(pid) is traced by process \(tracer): its deadlines are suspended")
            } else {
                add(.good, process.role, "process \(pid)" + (process.note.map { ", \($0)" } ?? ""))
            }
        }
        if !status.processes.contains(where: { $0.role == "renderer" }) {
            add(.note, "renderer", "none shows this group", "renderer --group '\(path)'")
        }
        let locks = status.locks.map { lock in
            "\(lock.name) by \(lock.pid.map { "process \($0)" } ?? "a process that cannot be seen")"
        }
        add(.good, "locks", locks.isEmpty ? "none held" : locks.joined(separator: ", "))
    }

    private mutating func lookAtFiles(_ group: GroupDirectory) {
        let dead = ((try? AliveFile.instances(in: group)) ?? []).filter {
            (try? AliveFile.isAlive($0, in: group)) == false
        }
        if !dead.isEmpty {
            add(
                .note, "stale", "\(dead.count) life signs of processes that have ended",
                "the next renderer removes them")
        }
        for name in Mailbox.Name.allCases {
            let mailbox = Mailbox(name, in: group)
            let waiting = (try? mailbox.pending().count) ?? 0
            let claimed = (try? mailbox.claimed().count) ?? 0
            if waiting + claimed > 0 {
                add(.note, name.rawValue, "\(waiting) messages wait, \(claimed) are claimed")
            }
        }
        for remark in HostStatus.damage(in: group) { add(.bad, "defaults", remark) }
        for remark in HostStatus.strangers(in: group) { add(.note, "files", remark) }
    }

    // MARK: The machine

    private mutating func lookAtInotify() {
        func limit(_ name: String) -> Int {
            let text = (try? Sys.text("/proc/sys/fs/inotify/\(name)")) ?? ""
            return Int(text.split(whereSeparator: \.isWhitespace).first ?? "") ?? 0
        }
        let (watches, instances) = (limit("max_user_watches"), limit("max_user_instances"))
        do {
            Sys.close(try Sys.inotifyInit())
            let isTight = watches < 8192 || instances < 128
            add(
                isTight ? .note : .good, "inotify", "\(watches) watches and \(instances) instances allowed a user",
                isTight ? "sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024" : nil)
        } catch {
            add(.bad, "inotify", "\(error)")
        }
    }

    private mutating func lookAtExecutables() {
        let extensions: [String?] = options.extensionPaths.isEmpty ? [nil] : options.extensionPaths
        for (name, given) in extensions.map({ ("extension", $0) }) + [("app", options.appPath)] {
            let path = given.map(Place.absolute) ?? Executables.sibling(name)
            if let path, Executables.isExecutable(path) {
                add(.good, name, path)
            } else if let path {
                add(.bad, name, "\(path) is no program that can be started", "build it, or give another --\(name)")
            } else {
                add(.note, name, "none stands beside the renderer", "give --\(name) PATH")
            }
        }
    }

    private mutating func lookAtTerminal() {
        guard isatty(1) == 1 else {
            return add(.note, "terminal", "standard output is none: 'renderer' prints one frame")
        }
        var window = winsize()
        _ = ioctl(1, UInt(TIOCGWINSZ), &window)
        let term = environment["TERM"] ?? ""
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let isUTF8 = locale.lowercased().contains("utf")
        if term.isEmpty || term == "dumb" {
            add(.bad, "terminal", "TERM is “\(term)”: it cannot place the cursor", "export TERM=xterm-256color")
        } else {
            add(.good, "terminal", "\(term), \(window.ws_col) × \(window.ws_row)")
        }
        if !isUTF8 {
            add(
                .note, "terminal", "the locale “\(locale)” is not UTF-8: widgets are drawn in ASCII",
                "export LC_ALL=C.UTF-8")
        }
        if window.ws_col > 0, window.ws_col < 44 { add(.note, "terminal", "a medium widget needs 44 columns") }
    }
}
