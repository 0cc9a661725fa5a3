import Dispatch
import Glibc
import GroupContainer
import JSONText
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// `renderer simulate`: a day of widgets, told in a second.
@MainActor
enum SimulateCommand {
    private static var kept: [Any] = []

    static func run(
        _ script: String, isWholeDay: Bool, json: Bool, keep: String?, _ options: Options,
        environment: [String: String]
    ) {
        // What is wrong with the script is said before anything is looked for or made.
        let text: String
        do {
            text = try read(script)
            try Simulation.check(script: text)
        } catch let error as SystemError {
            Output.fail("\(error)", .noInput)
        } catch {
            Output.fail("\(script): \(error); 'renderer simulate --help' has the words of a script", .badData)
        }
        let folder: String
        do {
            folder = try makeFolder(keep, environment)
        } catch let error as SystemError {
            Output.fail("\(error)", keep == nil ? ExitStatus(error) : ExitStatus(writing: error))
        } catch {
            Output.fail(error)
        }
        // Ended by a signal it leaves nothing behind; the processes end with it.
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                if keep == nil { Folders.remove(folder) }
                exit(128 + number)
            }
            source.resume()
            kept.append(source)
        }
        do {
            let setting = try setting(options, folder + "/group", isWholeDay, environment)
            let printer = SimulationText(columns: columns(environment), isColored: isColored(options, environment))
            if keep != nil {
                Trace.start(
                    role: .renderer, claimant: "\(getpid())-simulation", in: try GroupDirectory(opening: setting.group))
            }
            let simulation = try Simulation(script: text, in: setting) { line in
                if json { Output.print(json: line.jsonBytes()) } else { Output.printColored(printer.text(line)) }
            }
            printer.zone = simulation.header.zone
            if !json { Output.printColored(printer.header(simulation.header, script: script)) }
            Task { @MainActor in
                do {
                    let sums = try await simulation.run()
                    if json {
                        for sum in sums { Output.print(json: sum.jsonBytes()) }
                    } else {
                        Output.printColored(printer.sums(sums, start: simulation.header.start))
                    }
                    let undone = simulation.undone
                    finish(
                        folder, keep,
                        undone == 0
                            ? nil : "\(script): \(undone) of its taps found nothing to tap; they are marked above")
                } catch {
                    finish(folder, keep, script, error)
                }
            }
        } catch let missing as Missing {
            finish(folder, keep, missing.description, .unavailable)
        } catch {
            finish(folder, keep, script, error)
        }
    }

    /// Ends with what went wrong on the way; what is about files is no matter of the script's.
    private static func finish(_ folder: String, _ keep: String?, _ script: String, _ error: any Error) -> Never {
        let status = ExitStatus(error)
        finish(folder, keep, status == .failed ? "\(script): \(error)" : "\(error)", status)
    }

    private static func finish(
        _ folder: String, _ keep: String?, _ failure: String?, _ status: ExitStatus = .failed
    ) -> Never {
        if keep == nil { Folders.remove(folder) }
        if let failure { Output.fail(failure, status) }
        exit(0)
    }

    private static func makeFolder(_ keep: String?, _ environment: [String: String]) throws -> String {
        if let keep {
            let path = Place.absolute(keep)
            guard mkdir(path, 0o700) == 0 else { throw SystemError(call: "mkdir", path: path, errno: errno) }
            return path
        }
        // In memory where that can be had: nothing of a simulated day outlives it.
        let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : environment["TMPDIR"] ?? "/tmp"
        var template = Array((parent + "/widgets-simulation-XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { throw SystemError(call: "mkdtemp", path: parent, errno: errno) }
        return String(cString: made)
    }

    private static func setting(
        _ options: Options, _ group: String, _ isWholeDay: Bool, _ environment: [String: String]
    ) throws -> Simulation.Setting {
        var setting = Simulation.Setting()
        guard let extensionPath = options.extensionPaths.first.map(Place.absolute) ?? Executables.sibling("extension")
        else {
            throw Missing("there is no extension beside the renderer: give --extension PATH")
        }
        guard Executables.isExecutable(extensionPath) else {
            throw Missing("\(extensionPath) is no program that can be started: give another --extension PATH")
        }
        guard let library = Executables.library("libVirtualTime.so") else {
            throw Missing("libVirtualTime.so is not beside the renderer: build it with '\(buildCommand)'")
        }
        var environment = environment
        if let locale = options.locale { environment["LC_ALL"] = locale + ".UTF-8" }
        setting.extensionPath = extensionPath
        setting.appPath = options.appPath.map(Place.absolute) ?? Executables.sibling("app")
        setting.libraryPath = library
        setting.group = group
        setting.environment = environment
        setting.surroundings = Place.surroundings(environment, isDark: Place.isDark(options.scheme, environment))
        setting.budget = options.budget
        setting.countsInteractions = options.budgetCountsInteractions
        setting.serializesTaps = options.serializesTaps
        setting.reloadsAfterFailure = options.reloadsAfterFailure
        setting.deadline = options.deadline
        setting.isWholeDay = isWholeDay
        return setting
    }

    /// How what belongs beside this renderer is built.
    private static var buildCommand: String {
        #if DEBUG
            "swift build --product VirtualTime"
        #else
            "swift build -c release --product VirtualTime"
        #endif
    }

    /// Something that is needed is not there.
    private struct Missing: Error, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    private struct Complaint: Error, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    private static func read(_ script: String) throws -> String {
        let descriptor = script == "-" ? 0 : try Sys.open(script, O_RDONLY)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = try buffer.withUnsafeMutableBytes { try Sys.read(descriptor, into: $0, path: script) }
            if count == 0 { break }
            bytes += buffer[..<count]
            guard bytes.count <= 16 << 20 else { throw Complaint("the script is larger than 16 MiB") }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func columns(_ environment: [String: String]) -> Int {
        var window = winsize()
        let measured = ioctl(1, UInt(TIOCGWINSZ), &window) == 0 ? Int(window.ws_col) : 0
        return measured > 0 ? measured : environment["COLUMNS"].flatMap { Int($0) } ?? 120
    }

    private static func isColored(_ options: Options, _ environment: [String: String]) -> Bool {
        let capabilities = TerminalCapabilities(
            environment: environment, inputIsTerminal: true, outputIsTerminal: isatty(1) == 1,
            colorOverride: options.color == .never ? ColorDepth.none : options.color == .always ? .trueColor : nil)
        return options.color == .always || (capabilities.allowsEscapes && capabilities.colorDepth != .none)
    }
}

/// Removes folders.
enum Folders {
    /// Removes a folder and all in it; links are removed, not followed.
    static func remove(_ path: String) {
        guard let status = (try? Sys.lstat(path)) ?? nil else { return }
        guard status.isDirectory else {
            try? Sys.unlink(path)
            return
        }
        for name in (try? Sys.list(path)) ?? [] { remove(path + "/" + name) }
        rmdir(path)
    }
}
