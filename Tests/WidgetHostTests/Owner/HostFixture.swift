import Dispatch
import Glibc
import GroupContainer
import Testing
import WidgetArchive

@testable import WidgetHost

/// A host on a group directory of its own, and waiting for what it shows.
@MainActor
final class HostFixture {
    let group: GroupDirectory
    private(set) var host: WidgetHost
    private var waiters: [(condition: () -> Bool, then: CheckedContinuation<Void, Never>)] = []
    private(set) var changes = 0
    /// What must live as long as the fixture.
    var kept: [AnyObject] = []

    init(options: HostOptions = HostOptions()) throws {
        var template = Array("/tmp/widget-host-XXXXXX".utf8CString)
        guard let folder = mkdtemp(&template) else { throw SystemError(call: "mkdtemp", errno: errno) }
        group = try GroupDirectory(opening: String(cString: folder) + "/group")
        host = WidgetHost(group: group, claimant: "1-test", options: options)
        listen()
    }

    /// A second host object on the same group, after the first has stopped.
    func restart() throws {
        host.stop()
        host = WidgetHost(group: group, claimant: "2-test")
        listen()
        try host.start()
    }

    private func listen() {
        host.onChange = { [weak self] _ in
            self?.changes += 1
            self?.check()
        }
        host.onSettled = { [weak self] in self?.check() }
    }

    private func check() {
        let ready = waiters.filter { $0.condition() }
        waiters.removeAll { $0.condition() }
        for waiter in ready { waiter.then.resume() }
    }

    /// Waits until something holds; it is looked at whenever the host changes.
    func until(_ condition: @escaping () -> Bool) async {
        if condition() { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiters.append((condition, $0)) }
        } onCancel: {
            // At the test's time limit: what follows then fails, instead of the whole run waiting for ever.
            Task { @MainActor in self.giveUp() }
        }
    }

    private func giveUp() {
        let given = waiters
        waiters = []
        for waiter in given { waiter.1.resume() }
    }

    /// Waits until a widget shows these words.
    func shows(_ words: String, on widget: String = "Tasks-small") async {
        await until { self.words(on: widget) == words }
    }

    func words(on widget: String = "Tasks-small") -> String? { host.frames[widget]?.words }

    func failure(on widget: String = "Tasks-small") -> Failure? { host.widget(widget)?.failure }

    /// Ends the host and removes the directory.
    func end() {
        host.stop()
        kept = []
        guard group.path.hasPrefix("/tmp/widget-host-") else { return }
        remove(String(group.path.dropLast("/group".count)))
    }

    private func remove(_ path: String) {
        guard let status = (try? Sys.lstat(path)) ?? nil else { return }
        if status.isDirectory {
            for name in (try? Sys.list(path)) ?? [] { remove(path + "/" + name) }
            try? Sys.rmdir(path)
        } else {
            try? Sys.unlink(path)
        }
    }

    /// Removes the group directory under the running host.
    func removeGroup() { remove(group.path) }
}
