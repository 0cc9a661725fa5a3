package import GroupContainer
internal import WidgetArchive

/// A placed widget.
public struct WidgetInfo: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
    /// Its kind.
    public let kind: String
    /// Its size class.
    public let family: WidgetFamily
    let reference: IntentReference?

    /// The widget itself: equal content is the same widget, as on Apple's platforms.
    public var id: WidgetInfo { self }

    /// The configuration, if it is of that type; its entities are not asked for and stay unset.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        guard let reference, reference.type == intentType.persistentIdentifier else { return nil }
        return try? IntentBuilder.start(intentType, from: reference).intent
    }

    /// Kind and family.
    public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }

    /// The widgets in `home.json`; none when there is no such file.
    package static func placed(in group: GroupDirectory) throws -> [WidgetInfo] {
        guard let bytes = try AtomicFile.read(group.path + "/home.json") else { return [] }
        return try HomeScreen(jsonBytes: bytes).widgets.map {
            WidgetInfo(kind: $0.kind, family: WidgetFamily($0.family), reference: $0.configuration)
        }
    }
}
