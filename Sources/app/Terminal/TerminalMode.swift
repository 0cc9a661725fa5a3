import Glibc

/// The terminal's settings while the line editor has it, and as they were before.
///
/// 1. `leave()` brings back what `enter()` found; doing so twice is harmless.
/// 2. A process that crashes restores the terminal first: only async-signal-safe calls, only memory set aside before.
/// 3. Signals that ask the process to end are the prompt's business; it calls `leave()`.
@MainActor
enum TerminalMode {
    private static var isEntered = false

    /// What a crash handler may touch: allocated once, before the handlers are set.
    private nonisolated(unsafe) static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    private nonisolated(unsafe) static let isRaw = {
        let flag = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
        flag.initialize(to: 0)
        return flag
    }()

    /// Pasted text comes in brackets, so that it cannot press Enter.
    private static let begin: StaticString = "\u{1B}[?2004h"
    private nonisolated static let end: StaticString = "\u{1B}[?2004l"

    /// Whether both ends of the conversation are a terminal.
    static var isAvailable: Bool { isatty(0) == 1 && isatty(1) == 1 && !isDumb }

    private static var isDumb: Bool {
        guard let name = getenv("TERM") else { return true }
        return strcmp(name, "dumb") == 0 || strlen(name) == 0
    }

    /// The width in columns; 80 when the terminal does not know.
    static var columns: Int {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Keys come one by one, unechoed, and none of them is a signal. False when the terminal refuses.
    @discardableResult
    static func enter() -> Bool {
        guard !isEntered else { return true }
        guard tcgetattr(0, saved) == 0 else { return false }
        var raw = saved.pointee
        raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
        raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
        // A read gives what there is, at least one byte.
        raw.c_cc.6 = 1
        raw.c_cc.5 = 0
        guard tcsetattr(0, TCSADRAIN, &raw) == 0 else { return false }
        isEntered = true
        isRaw.pointee = 1
        restoreOnCrash()
        write(begin)
        return true
    }

    /// Brings back the settings that were there before.
    static func leave() {
        guard isEntered else { return }
        isEntered = false
        isRaw.pointee = 0
        tcsetattr(0, TCSADRAIN, saved)
        write(end)
    }

    private nonisolated static func write(_ text: StaticString) {
        _ = Glibc.write(1, text.utf8Start, text.utf8CodeUnitCount)
    }

    private static func restoreOnCrash() {
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT] {
            _ = Glibc.signal(signal) { number in
                if TerminalMode.isRaw.pointee == 1 {
                    tcsetattr(0, TCSANOW, TerminalMode.saved)
                    TerminalMode.write(TerminalMode.end)
                }
                _ = Glibc.signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
