import Glibc
import WidgetDrawing

/// Brings the terminal back whatever ends the process: once, and safely inside a signal handler.
///
/// All that the handler needs is made beforehand and lies in plain memory: the bytes to write, the tty settings, the
/// descriptor. The handler calls only what POSIX allows there: `write`, `read`, `tcsetattr`, `dup2` and such.
enum TerminalRescue {
    /// A plain record of what to restore. It is never freed: a handler may run at any time.
    private struct Record {
        var descriptor: Int32 = -1
        var settings = termios()
        /// The descriptor's status flags; the shell shares them, so O_NONBLOCK must not stay.
        var flags: Int32 = -1
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        /// Where messages went before they were kept back; -1 when they are not.
        var messages: Int32 = -1
        /// The nameless file that keeps them.
        var keptMessages: Int32 = -1
        /// 1 while there is something to restore.
        var isArmed: sig_atomic_t = 0
    }

    nonisolated(unsafe) private static let record: UnsafeMutablePointer<Record> = {
        let pointer = UnsafeMutablePointer<Record>.allocate(capacity: 1)
        pointer.initialize(to: Record())
        return pointer
    }()

    /// Signals that end a process by a fault of its own. A Swift trap is SIGILL on x86 and SIGTRAP on ARM.
    private static let faults: [Int32] = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

    /// Remembers how the terminal was, and installs the handlers of faults and of `exit`.
    static func arm(descriptor: Int32, settings: termios, flags: Int32) {
        if record.pointee.bytes == nil {
            let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: TerminalModes.leave.count)
            bytes.initialize(from: TerminalModes.leave, count: TerminalModes.leave.count)
            record.pointee.bytes = bytes
            record.pointee.count = TerminalModes.leave.count
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { signal in
                TerminalRescue.restore()
                // SA_RESETHAND has put the default back: the process ends as it would have.
                raise(signal)
            }
            action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
            for fault in faults { sigaction(fault, &action, nil) }
            atexit { TerminalRescue.restore() }
        }
        prepareThread()
        keepMessages()
        record.pointee.descriptor = descriptor
        record.pointee.settings = settings
        record.pointee.flags = flags
        record.pointee.isArmed = 1
    }

    private static let stackSize = 65_536
    nonisolated(unsafe) private static let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)

    /// Gives the handlers a stack of their own on this thread, for a stack overflow is a fault too. The main queue may
    /// be served by one thread now and by another later, so it is said again wherever work begins.
    static func prepareThread() {
        var own = stack_t()
        own.ss_size = stackSize
        own.ss_sp = stack
        sigaltstack(&own, nil)
    }

    /// What is written to standard error while the terminal is in use would spoil the picture and be lost with the
    /// alternate screen, the last words of a trap among it: it is kept and given out afterwards.
    private static func keepMessages() {
        guard record.pointee.messages < 0, isatty(STDERR_FILENO) == 1 else { return }
        var name = Array("/tmp/.messages-XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { return }
        unlink(name)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        let messages = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
        guard messages >= 0, dup2(file, STDERR_FILENO) >= 0 else {
            close(file)
            return
        }
        record.pointee.messages = messages
        record.pointee.keptMessages = file
    }

    /// Gives out what was kept. Safe in a signal handler.
    private static func releaseMessages() {
        let (messages, file) = (record.pointee.messages, record.pointee.keptMessages)
        guard messages >= 0 else { return }
        record.pointee.messages = -1
        dup2(messages, STDERR_FILENO)
        lseek(file, 0, SEEK_SET)
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            var count = read(file, buffer.baseAddress, buffer.count)
            while count > 0 {
                if write(messages, buffer.baseAddress, count) < 0 { break }
                count = read(file, buffer.baseAddress, buffer.count)
            }
        }
        close(file)
        close(messages)
    }

    /// Brings the terminal back, if that has not been done. Safe in a signal handler.
    static func restore() {
        guard record.pointee.isArmed == 1 else { return }
        record.pointee.isArmed = 0
        let saved = errno
        let descriptor = record.pointee.descriptor
        // A terminal that takes nothing (its other side is stopped) must not hold up the end: no waiting.
        let flags = record.pointee.flags
        if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
        var sent = 0
        while let bytes = record.pointee.bytes, sent < record.pointee.count {
            let count = write(descriptor, bytes + sent, record.pointee.count - sent)
            if count > 0 {
                sent += count
            } else if !(count < 0 && errno == EINTR) {
                break
            }
        }
        if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags) }
        tcsetattr(descriptor, TCSANOW, &record.pointee.settings)
        releaseMessages()
        errno = saved
    }
}
