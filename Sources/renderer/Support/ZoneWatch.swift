import GroupContainer
import WidgetArchive

/// Tells when the machine is put into another time zone: `/etc/localtime` leads somewhere else.
///
/// A zone that the environment names (`TZ`) is for the whole process and never changes.
@MainActor
final class ZoneWatch {
    private let environment: [String: String]
    private var zone: String
    private var token: DirectoryWatcher.Token?

    /// Watches.
    ///
    /// - Parameter handler: called with the new zone's name.
    init?(_ environment: [String: String], _ handler: @escaping @MainActor (String) -> Void) {
        guard environment["TZ"]?.isEmpty ?? true else { return nil }
        self.environment = environment
        zone = Place.timeZone(environment)
        token = try? DirectoryWatcher.shared.watch("/etc", events: [.arrivals, .creations]) { [weak self] names in
            guard let self, names?.contains("localtime") ?? true else { return }
            let present = Place.timeZone(environment)
            guard present != zone else { return }
            zone = present
            handler(present)
        }
        if token == nil { return nil }
    }

    isolated deinit { if let token { DirectoryWatcher.shared.cancel(token) } }
}
