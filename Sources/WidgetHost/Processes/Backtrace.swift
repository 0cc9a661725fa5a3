import Glibc

/// Backtraces of processes that the host starts: made by Swift's own runtime (`SWIFT_BACKTRACE`, see the Swift project's
/// *Backtracing support in Swift*), which prints them where the process prints everything, so that they are in the log,
/// bounded as it is.
enum Backtrace {
    /// What a backtrace begins with.
    static let firstWords = "Program crashed"

    /// The variable that the runtime reads.
    static let variable = "SWIFT_BACKTRACE"

    /// Of the thread that crashed, its 32 innermost calls, without registers and the list of loaded files, and without
    /// asking anybody anything: short enough that several fit the log.
    static let setting =
        "enable=yes,interactive=no,color=no,threads=crashed,limit=32,registers=none,images=none,sanitize=no"

    /// An environment whose processes print backtraces; what a person has said stays.
    static func asked(in environment: [String: String]) -> [String: String] {
        environment.merging([variable: setting]) { own, _ in own }
    }

    /// Whether a signal means that the process went wrong, not that it was ended by somebody.
    static func isCrash(_ signal: Int32) -> Bool {
        [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS].contains(signal)
    }

    /// Why a crash has no backtrace.
    static func whyThereIsNone(after signal: Int32) -> String {
        "there is no backtrace; Swift's runtime makes one where the program swift-backtrace stands beside its libraries "
            + "(in a toolchain: usr/libexec/swift/linux) and \(variable) does not switch it off"
    }

    /// An instant for the log, as the clock on the wall shows it: `2026-11-30 14:05:09`.
    static func stamp(_ instant: time_t) -> String {
        var instant = instant
        var parts = tm()
        localtime_r(&instant, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, "%F %T", &parts)
        return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
