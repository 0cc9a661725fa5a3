/// How a frame is written down.
public enum SnapshotFormat: String, Sendable, CaseIterable {
    /// As a terminal without colours draws it: readable in a diff.
    case text
    /// Everything a surface is told: colours, fonts, intents and their parameters.
    case json
    /// What a screen reader reads, a line each.
    case accessibility
    /// A picture that a browser shows.
    case svg

    /// The end of the file's name.
    var fileExtension: String {
        switch self {
        case .text, .accessibility: "txt"
        case .json: "json"
        case .svg: "svg"
        }
    }
}

extension WidgetFrame {
    /// The frame in a format.
    public func written(as format: SnapshotFormat) -> String {
        switch format {
        case .text: text
        case .json: json
        case .accessibility: accessibilityText
        case .svg: svg
        }
    }
}
