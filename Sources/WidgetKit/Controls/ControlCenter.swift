internal import GroupContainer
internal import WidgetArchive

/// Asks for controls' states, and tells which controls are placed. A control is placed like a widget, so its reloads go
/// the way of `WidgetCenter`'s.
public final class ControlCenter: Sendable {
    /// The only one.
    public static let shared = ControlCenter()
    private init() {}
    /// Asks for the states of all placed controls of a kind.
    public func reloadControls(ofKind kind: String) { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    /// Asks for the states of all placed controls.
    public func reloadAllControls() {
        // Without a manifest to tell the controls from the widgets, all are asked for.
        guard let kinds = try? ControlInfo.kinds(in: .current) else { return WidgetCenter.shared.reloadAllTimelines() }
        for kind in kinds { reloadControls(ofKind: kind) }
    }
    /// The placed controls.
    ///
    /// - Throws: when `home.json` or the extension's manifest cannot be read.
    public func currentControls() async throws -> [ControlInfo] {
        let kinds = Set(try ControlInfo.kinds(in: .current))
        guard let bytes = try AtomicFile.read(GroupDirectory.current.path + "/home.json") else { return [] }
        return try HomeScreen(jsonBytes: bytes).widgets.filter { kinds.contains($0.kind) }
            .map { ControlInfo(kind: $0.kind, id: $0.id, reference: $0.configuration) }
    }
}

/// A placed control.
public struct ControlInfo: Identifiable, Hashable, Sendable {
    /// Its kind.
    public let kind: String
    /// Its id.
    public let id: String
    let reference: IntentReference?

    /// What its push updates are sent to: nothing, for there are none.
    public var pushInfo: ControlPushInfo? { nil }

    /// The configuration, if it is of that type; its entities are not asked for and stay unset.
    public func configurationIntent<Intent: ControlConfigurationIntent>(of intentType: Intent.Type = Intent.self)
        -> Intent?
    {
        guard let reference, reference.type == intentType.persistentIdentifier else { return nil }
        return try? IntentBuilder.start(intentType, from: reference).intent
    }

    /// The kinds that the manifests in a group directory name as controls, each once, in order.
    fileprivate static func kinds(in group: GroupDirectory) throws -> [String] {
        let directory = group.path(.extensions)
        var kinds: [String] = []
        for name in try Sys.list(directory) where name.hasSuffix(".json") {
            guard let bytes = try AtomicFile.read(directory + "/" + name) else { continue }
            for control in try Manifest(jsonBytes: bytes).controls where !kinds.contains(control.kind) {
                kinds.append(control.kind)
            }
        }
        return kinds
    }
}
