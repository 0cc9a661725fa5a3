/// What the process ends with. `app --help` lists these.
enum ExitStatus: Int32 {
    /// All was done.
    case done = 0
    /// Something could not be done; the message on standard error says what and why.
    case failed = 1
    /// The command line was not understood; nothing was done. EX_USAGE of sysexits.h.
    case misused = 64
    /// The input line was empty and Ctrl-C was pressed: as if SIGINT had ended the process.
    case interrupted = 130
}
