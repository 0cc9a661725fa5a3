internal import Glibc
internal import GroupContainer
internal import WidgetArchive
internal import WidgetHost
internal import WidgetKit

/// The real extension, as a process of its own, with a host in the test's process: for what only processes can show.
///
/// ```swift
/// let processes = try WidgetProcesses(extension: "CounterExtension")
/// try await processes.start()
/// let tap = try await processes.tap("Count up", in: "Counter", fault: .extensionCrashed)
/// #expect(tap.failureMark?.contains("ended while performing") == true)
/// ```
///
/// The executable is found beside the test's own, where `swift build` puts both: name it in the test target's
/// dependencies. Time is the machine's. Prefer ``WidgetTester``, which is a hundred times faster.
@MainActor
public final class WidgetProcesses {
    /// What came of a tap.
    public struct Tap: Sendable {
        /// The frame after it.
        public let frame: WidgetFrame
        /// What the widget's mark says; nil: the tap succeeded.
        public let failureMark: String?
    }

    private let home: TestGroup
    private let host: WidgetHost
    private var waiting: [(isMet: () -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    /// Processes of an extension.
    ///
    /// - Parameters:
    ///   - name: the executable beside the test's own, or an absolute path.
    ///   - deadline: seconds that a tap may take.
    /// - Throws: ``TesterError`` when there is no such executable.
    public init(extension name: String, deadline: Double = 5) throws {
        let path = name.hasPrefix("/") ? name : Executables.sibling(name) ?? Self.besideArguments(name)
        guard Executables.isExecutable(path) else {
            throw TesterError.fault("there is no executable \(path); name the target in the test target's dependencies")
        }
        home = try TestGroup()
        var options = HostOptions()
        options.extensionPath = path
        options.deadline = deadline
        options.environment = GroupDirectory.processEnvironment
        host = WidgetHost(
            group: home.directory, claimant: "\(getpid())-\(UInt32.random(in: .min ... .max))", options: options)
    }

    /// Under some runners the running program is the toolchain's; the test's own is then among its arguments.
    private static func besideArguments(_ name: String) -> String {
        for argument in CommandLine.arguments {
            guard let slash = argument.lastIndex(of: "/") else { continue }
            let path = String(argument[...slash]) + name
            if Executables.isExecutable(path) { return path }
        }
        return name
    }

    /// Starts the extension, and waits until every widget shows its timeline.
    public func start() async throws {
        host.onChange = { [weak self] _ in self?.look() }
        host.onSettled = { [weak self] in self?.look() }
        try host.start()
        await wait { [host] in host.isSettled && !host.widgets.isEmpty }
    }

    /// Ends the extension; waits until it has ended.
    public func stop() async {
        await withCheckedContinuation { continuation in host.stop { continuation.resume() } }
    }

    /// The kinds that are placed: all of the bundle's, each once.
    public var kinds: [String] { host.widgets.map(\.reference.kind) }

    /// What a widget shows.
    public func frame(of kind: String) throws -> WidgetFrame { WidgetFrame(try placed(kind), host.homeScreen) }

    /// Taps a control and waits for the end.
    ///
    /// - Parameters:
    ///   - name: the control's label or identifier, or a part of its label that no other has.
    ///   - kind: the widget's kind.
    ///   - fault: what goes wrong meanwhile: ``WidgetFault/deadlineMissed`` (the extension is stopped),
    ///     ``WidgetFault/extensionCrashed`` (it is killed while it waits for the shared defaults) and
    ///     ``WidgetFault/storeLocked``. The latter two need shared defaults that have been written once.
    @discardableResult
    public func tap(_ name: String, in kind: String, fault: WidgetFault? = nil) async throws -> Tap {
        let control = try frame(of: kind).control(name)
        let widget = try placed(kind)
        let trouble = try ProcessTrouble(fault, in: home.directory)
        guard let key = control.key, let id = host.tap(widget: widget.id, control: key) else {
            throw TesterError.noControl(label: name, found: [])
        }
        trouble.tapped(id)
        await wait { [host] in host.widget(widget.id)?.pending.isEmpty ?? true }
        trouble.end()
        await wait { [host] in host.isSettled }
        return Tap(frame: try frame(of: kind), failureMark: try placed(kind).failure?.reason)
    }

    private func placed(_ kind: String) throws -> PlacedWidget {
        guard let widget = host.widgets.first(where: { $0.reference.kind == kind }) else {
            throw TesterError.noSuchWidget(kind: kind, kinds: kinds)
        }
        return widget
    }

    private func wait(until isMet: @escaping () -> Bool) async {
        if isMet() { return }
        await withCheckedContinuation { waiting.append((isMet, $0)) }
    }

    private func look() {
        let met = waiting.filter { $0.isMet() }
        waiting.removeAll { $0.isMet() }
        for one in met { one.continuation.resume() }
    }
}

extension WidgetFrame {
    /// What a host shows.
    fileprivate init(_ widget: PlacedWidget, _ home: HomeScreen) {
        var surroundings = home.surroundings
        surroundings.size = widget.size
        self.init(
            entry: widget.entry ?? EntryArchive(), reference: widget.reference, surroundings: surroundings,
            ignoresContentMargins: widget.contentMargins == Insets(), isPlaceholder: widget.isPlaceholder,
            remarks: widget.remarks, now: .now)
        if !widget.isPlaceholder, let shown = widget.view { view = shown }
    }
}
