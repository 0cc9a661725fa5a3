// +interactive,configurable
import AppIntents
// -interactive,configurable
// +configurable
import WidgetKit

/// The colour of a widget.
public enum WIDGETNAMEColor: String, AppEnum {
    case blue, green, orange

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
    public static let caseDisplayRepresentations: [WIDGETNAMEColor: DisplayRepresentation] = [
        .blue: "Blue", .green: "Green", .orange: "Orange",
    ]
}

/// What is chosen for each widget on the home screen.
public struct WIDGETNAMEConfiguration: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "WIDGETNAME"
    public static let description = IntentDescription("How the widget looks.")

    @Parameter(title: "Color", default: .blue) var color: WIDGETNAMEColor

    public init() {}

    init(_ color: WIDGETNAMEColor) { self.color = color }
}
// -configurable
// +interactive

/// What the widget's button does, in the extension's process.
struct WIDGETNAMETapIntent: AppIntent {
    static let title: LocalizedStringResource = "Tap"

    func perform() async throws -> some IntentResult {
        try WIDGETNAMEStore.countTap()
        return .result()
    }
}
// -interactive
