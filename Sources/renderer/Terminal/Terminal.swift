import Dispatch
import Glibc
import GroupContainer
import WidgetDrawing

/// Why a terminal is no longer there.
enum TerminalEnd: Equatable {
    /// A signal asked the process to end; the exit code is 128 and its number.
    case signal(Int32)
    /// The other side of the terminal was closed.
    case closed
}

/// Why a terminal cannot be used.
struct TerminalError: Error, CustomStringConvertible {
    let description: String
}

/// The terminal that the process stands on: keys and mouse in, frames out.
///
/// Nothing is polled: input comes from the ``EventLoop``, size and signals as Dispatch sources on the main queue.
/// Whatever ends the process, the terminal is brought back (``TerminalRescue``); `kill -9` alone cannot be caught, after
/// it `reset` helps.
@MainActor
final class Terminal {
    /// What the terminal can do.
    let capabilities: TerminalCapabilities
    /// What the person did, in order; once for each read.
    var onInput: ([InputEvent]) -> Void = { _ in }
    /// The size has changed, or the screen was used by others: draw and present again.
    var onResize: (CellSize) -> Void = { _ in }
    /// The terminal is gone or the process is asked to end; the terminal is restored already.
    var onEnd: (TerminalEnd) -> Void = { _ in }

    private let input: Int32
    private let output: Int32
    private let environment: [String: String]
    private var writer: FrameWriter
    private var parser = InputParser()
    private var sources: [any DispatchSourceProtocol] = []
    private var outputWatch: Int?
    private var inputWatch: Int?
    private var pending: ArraySlice<UInt8> = []
    private var latest: CellCanvas?
    private var saved = termios()
    private var isRunning = false
    private var outputFlags: Int32 = 0

    /// A terminal on two descriptors. Nothing is changed before ``start()``.
    init(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String],
        colorOverride: ColorDepth? = nil
    ) throws(TerminalError) {
        (self.input, self.output, self.environment) = (input, output, environment)
        capabilities = TerminalCapabilities(
            environment: environment, inputIsTerminal: isatty(input) == 1, outputIsTerminal: isatty(output) == 1,
            colorOverride: colorOverride)
        writer = FrameWriter(depth: capabilities.colorDepth, isSynchronized: capabilities.isSynchronized)
    }

    /// What frames have cost.
    var statistics: FrameStatistics { writer.statistics }

    /// The size now, asked of the terminal each time: the one that a signal announced may be old already.
    var size: CellSize {
        var window = winsize()
        let isKnown = ioctl(output, UInt(TIOCGWINSZ), &window) == 0
        return TerminalSize.resolve(
            columns: isKnown ? Int(window.ws_col) : 0, rows: isKnown ? Int(window.ws_row) : 0, environment: environment)
    }

    /// Takes the terminal over: raw mode, alternate screen, mouse, paste, focus.
    func start() throws(TerminalError) {
        guard !isRunning else { return }
        guard capabilities.isInteractive else {
            throw TerminalError(
                description: "standard input and output are not an interactive terminal; "
                    + "run it in a terminal, or ask for one frame as text")
        }
        guard tcgetattr(output, &saved) == 0 else {
            throw TerminalError(
                description: "the terminal's settings cannot be read: \(String(cString: strerror(errno)))")
        }
        outputFlags = fcntl(output, F_GETFL)
        isRunning = true
        enter()
        watch()
    }

    /// Gives the terminal back. May be called at any time and more than once.
    func stop() {
        guard isRunning else { return }
        isRunning = false
        for source in sources { source.cancel() }
        sources = []
        if let inputWatch { EventLoop.prepare().remove(inputWatch) }
        inputWatch = nil
        stopWaitingForRoom()
        leave()
        for number in Self.endings + [SIGWINCH, SIGCONT, SIGTSTP] { signal(number, SIG_DFL) }
    }

    /// Shows a frame: what changed since the last one, in one write; nothing when nothing changed.
    ///
    /// A terminal that takes bytes slowly gets the rest when it is ready for it, and of the frames that come meanwhile
    /// only the last: it never shows half of one, and never an old one late.
    func present(_ canvas: CellCanvas) {
        guard isRunning else { return }
        if !pending.isEmpty {
            latest = canvas
            return
        }
        guard writer.encode(canvas) > 0 else { return }
        send(writer.bytes[...])
    }

    // MARK: Output

    private func send(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno == EINTR {
                continue
            } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
                break
            } else {
                return end(.closed)
            }
        }
        pending = rest
        if rest.isEmpty {
            stopWaitingForRoom()
            if let canvas = latest {
                latest = nil
                present(canvas)
            }
        } else if outputWatch == nil {
            outputWatch = EventLoop.prepare().add(output, events: Int16(POLLOUT)) { [weak self] in self?.resume() }
        }
    }

    private func stopWaitingForRoom() {
        if let outputWatch { EventLoop.prepare().remove(outputWatch) }
        outputWatch = nil
    }

    private func resume() { send(pending) }

    // MARK: Modes

    private func enter() {
        TerminalRescue.arm(descriptor: output, settings: saved, flags: outputFlags)
        var raw = saved
        cfmakeraw(&raw)
        // A read gives what is there.
        withUnsafeMutableBytes(of: &raw.c_cc) { codes in
            codes[Int(VMIN)] = 1
            codes[Int(VTIME)] = 0
        }
        tcsetattr(output, TCSANOW, &raw)
        if outputFlags >= 0 { _ = fcntl(output, F_SETFL, outputFlags | O_NONBLOCK) }
        parser = InputParser()
        pending = []
        writer.forget()
        send(TerminalModes.enter[...])
    }

    private func leave() {
        TerminalRescue.restore()
        pending = []
        latest = nil
        writer.forget()
    }

    // MARK: Input and signals

    private static let endings: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    private func watch() {
        inputWatch = EventLoop.prepare().add(input) { [weak self] in self?.readInput() }
        for number in Self.endings {
            onSignal(number) { $0.end(.signal(number)) }
        }
        onSignal(SIGWINCH) { $0.onResize($0.size) }
        onSignal(SIGTSTP) { $0.suspend() }
        onSignal(SIGCONT) { $0.continued() }
        signal(SIGPIPE, SIG_IGN)
        for source in sources { source.activate() }
    }

    private func onSignal(_ number: Int32, _ action: @escaping @MainActor (Terminal) -> Void) {
        // Dispatch sees signals beside their disposition; the default one would end the process first.
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { if let self { action(self) } }
        }
        sources.append(source)
    }

    private func readInput() {
        TerminalRescue.prepareThread()
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
        if count > 0 {
            let events = parser.feed(bytes[..<count])
            if !events.isEmpty { deliver(events) }
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            end(.closed)
        }
    }

    /// In raw mode the terminal makes no signals of keys: Control-Z stops, the rest is for the owner.
    private func deliver(_ events: [InputEvent]) {
        onInput(events.filter { $0 != .key(.character("z"), .control) })
        if events.contains(.key(.character("z"), .control)) { suspend() }
    }

    private func end(_ reason: TerminalEnd) {
        guard isRunning else { return }
        stop()
        onEnd(reason)
    }

    /// Gives the terminal to the shell and stops; goes on from here when the shell continues the process.
    private func suspend() {
        guard isRunning else { return }
        leave()
        ProcessStop.stop()
        // Here again: continued, or never stopped because no shell could continue it (an orphaned process group).
        reenter()
    }

    /// SIGCONT. After a stop of our own the terminal is ours again already and only drawn anew; after a SIGSTOP the
    /// shell has changed its settings, and it has to be taken over again.
    private func continued() {
        guard isRunning else { return }
        var settings = termios()
        if tcgetattr(output, &settings) == 0, settings.c_lflag & tcflag_t(ICANON) == 0 {
            writer.forget()
            onResize(size)
        } else {
            leave()
            reenter()
        }
    }

    private func reenter() {
        // What counts is how the shell hands the terminal over now.
        tcgetattr(output, &saved)
        enter()
        onResize(size)
    }
}
