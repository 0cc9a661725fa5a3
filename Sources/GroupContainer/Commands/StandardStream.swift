import Glibc

/// Standard output and standard error of a command.
package struct StandardStream: Sendable {
    /// The name that stands before complaints.
    package let program: String
    /// What it was installed as, when that is another name.
    private let alias: String?

    /// The streams of a program.
    ///
    /// - Parameter installed: the name that `bin/install` gives it; complaints use it where it was called by it.
    package init(program: String, installedAs installed: String? = nil) {
        self.program = program
        alias = installed == Self.calledAs ? installed : nil
    }

    /// What the process was called as: the last part of its first argument.
    package static var calledAs: String? { CommandLine.arguments.first?.split(separator: "/").last.map(String.init) }

    /// Opens `/dev/null` in the place of each standard descriptor that the process began without: otherwise the next file
    /// that is opened, such as a journal, gets the number, and what is printed is written into it.
    package static func openMissing() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            // The lowest number that is free is this one. What is started later inherits it.
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// The program's own words with the name that it was called by: in the commands they give to type, in how it is
    /// used and in what its version is of.
    package func named(_ text: String) -> String {
        guard let alias else { return text }
        var text = text
        for before in ["'", "sage: ", ": ", "→ "] {
            text = text.replacing("\(before)\(program) ", with: "\(before)\(alias) ")
        }
        text = text.replacing("'\(program)'", with: "'\(alias)'")
        if text.hasPrefix("\(program) ") { text = alias + text.dropFirst(program.count) }
        return text
    }

    /// Writes text to standard output, at once and whole.
    ///
    /// A reader that has gone ends the process without words, as SIGPIPE does, and a closed terminal as SIGHUP; any other
    /// failure, such as a full disk, is
    /// said, and ends it with ``ExitStatus/notWritten``. Where there is no standard output nothing is written.
    package func print(_ text: String) {
        var text = text
        text.withUTF8 { print(UnsafeRawBufferPointer($0)) }
    }

    /// Writes bytes to standard output, see ``print(_:)-(String)``.
    package func print(_ bytes: UnsafeRawBufferPointer) {
        do throws(SystemError) {
            try Self.write(bytes, to: 1, name: "standard output")
        } catch {
            switch error.errno {
            case EBADF: return
            case EPIPE: exit(128 + SIGPIPE)
            case EIO where !Self.isFile(1): exit(128 + SIGHUP)
            default:
                complain("\(error)")
                exit(ExitStatus.notWritten.rawValue)
            }
        }
    }

    /// Writes messages to standard error, each line under the program's name.
    package func complain(_ text: String) {
        let name = alias ?? program
        var lines = named(text).split(separator: "\n").map { "\(name): \($0)\n" }.joined()
        // Nobody is left to tell of a failure here.
        lines.withUTF8 { bytes in
            do throws(SystemError) { try Self.write(UnsafeRawBufferPointer(bytes), to: 2, name: nil) } catch {}
        }
    }

    /// Ends the process with a reason.
    package func fail(_ text: String, _ status: ExitStatus = .failed) -> Never {
        complain(text)
        exit(status.rawValue)
    }

    /// Whether something is a regular file, where an input/output error is the disk's.
    private static func isFile(_ descriptor: Int32) -> Bool {
        do throws(SystemError) {
            return try Sys.fstat(descriptor).isRegular
        } catch {
            return false
        }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, name: String?) throws(SystemError)
    {
        var rest = bytes[...]
        while !rest.isEmpty {
            do throws(SystemError) {
                let count = try Sys.write(descriptor, UnsafeRawBufferPointer(rebasing: rest), path: name)
                rest = rest.dropFirst(count)
            } catch {
                guard error.errno == EAGAIN else { throw error }
                // Somebody else has made the terminal or pipe non-blocking; it has room again later.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waiting, 1, -1)
            }
        }
    }
}
