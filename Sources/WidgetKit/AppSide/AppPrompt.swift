internal import GroupContainer
import Dispatch
import Glibc

/// The app in front: reads commands, line by line, and takes what the widgets hand over.
@MainActor
final class AppPrompt<A: WidgetApp> {
    private let app: A
    private let program: String
    private let takesCommands: Bool
    private let isTerminal = isatty(0) == 1 && isatty(1) == 1
    private var mailbox: AppMailbox?
    private var pending: [UInt8] = []
    private var sources: [any DispatchSourceProtocol] = []
    private var input: ReadWatch?
    private var hasFailed = false

    init(_ app: A, _ program: String, takesCommands: Bool) {
        (self.app, self.program, self.takesCommands) = (app, program, takesCommands)
    }

    /// Stays until the input ends or a signal. Never returns.
    func run() -> Never {
        EventLoop.prepare()
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [self] in MainActor.assumeIsolated { signalled(number) } }
            source.resume()
            sources.append(source)
        }
        do {
            mailbox = try AppMailbox.open(
                group: nil, intents: A.intents, givesWay: !takesCommands,
                onOpenURL: { [self] (url: URL) in opened(url) },
                onPerformed: { [self] (done: AppMailbox.Performed) in performed(done) },
                onGivingWay: { [self] in end(0) })
        } catch {
            complain("\(error)")
            // A prompt is of use behind another app too; without one there is nothing left to do.
            if !takesCommands { end(ExitStatus(error).rawValue) }
        }
        if takesCommands && isTerminal { print("help lists the commands, Ctrl-D leaves") }
        readInput()
        invite()
        EventLoop.prepare().run()
    }

    private func signalled(_ number: Int32) { end(128 + number) }

    private func opened(_ url: URL) {
        Trace.flush()
        app.open(url)
        invite()
    }

    private func performed(_ done: AppMailbox.Performed) {
        if let error = done.error { complain("\(done.label) failed: \(error)") }
        invite()
    }

    private func readInput() {
        input = ReadWatch(0) { [self] in read() }
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(0, &buffer, buffer.count)
        if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
        guard count > 0 else {
            if !pending.isEmpty { take(pending) }
            if takesCommands && isTerminal { print() }
            end(hasFailed && !isTerminal ? 1 : 0)
        }
        guard takesCommands else { return }
        pending += buffer[..<count]
        while let newline = pending.firstIndex(of: 0x0A) {
            let line = Array(pending[..<newline])
            pending.removeFirst(newline + 1)
            take(line)
        }
        invite()
    }

    private func take(_ line: [UInt8]) {
        Trace.flush()
        let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return }
        if words.count == 1 && ["quit", "exit", "q"].contains(first) { end(0) }
        if first == "help" { return print(AppProcess.list(app.commands, AppProcess.promptRows)) }
        do {
            print(try AppProcess.perform(words, app.commands), terminator: "")
        } catch let failure as AppProcess.Failure {
            hasFailed = true
            complain(failure.text)
        } catch {
            hasFailed = true
            complain(error.textForPeople)
        }
    }

    private func invite() {
        if takesCommands && isTerminal { print("> ", terminator: "") }
        fflush(nil)
    }

    private func complain(_ text: String) { Sys.complain("\(program): \(text)") }

    private func end(_ status: Int32) -> Never {
        mailbox?.close()
        fflush(nil)
        Glibc.exit(status)
    }
}
