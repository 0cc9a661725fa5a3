import JSONText
import WidgetArchive
import WidgetDrawing
import WidgetLayout

/// What `renderer snapshot` is to draw.
struct SnapshotOptions: Equatable {
    /// The form of the picture.
    enum Format: String, CaseIterable { case svg, png, text, ansi, json }
    /// Which of a widget's views.
    enum Entry: Equatable {
        /// The one on show at the date.
        case onShow
        /// By number, from 1.
        case number(Int)
        /// What stands in before there is a timeline.
        case placeholder
        /// What the gallery shows.
        case gallery
    }

    var kind: String?
    var family: WidgetFamilyName?
    /// JSON text.
    var configuration: String?
    /// The date's text; read when the time zone is known.
    var date: String?
    var typeSize = "large"
    /// Nil: full colour on the home screen, vibrant on the lock screen.
    var renderingMode: TileRendering?
    var entry = Entry.onShow
    var format: Format?
    var output: String?
    /// A sheet of all kinds and families.
    var isSheet = false
    /// Pixels a point of a PNG.
    var scale = 2.0

    /// The options with a value, each with what it needs.
    static let values: [String: String] = [
        "--kind": "a widget's kind", "--family": "a size class such as systemMedium", "--configuration": "JSON",
        "--at": "a date such as 2026-03-01T09:41", "--type-size": "a Dynamic Type size such as large",
        "--entry": "a number, placeholder or gallery",
        "--format": "one of svg, png, text, ansi, json", "--output": "a file", "--scale": "pixels a point",
    ]

    /// Takes an option and its value.
    mutating func take(_ name: String, _ value: String) throws(UsageError) {
        switch name {
        case "--kind": kind = value
        case "--family": family = try Self.family(value)
        case "--configuration":
            guard case .object? = try? JSONValue(jsonBytes: Array(value.utf8)) else {
                throw UsageError("--configuration needs a JSON object such as {\"name\": \"value\"}, not '\(value)'")
            }
            configuration = value
        case "--at": date = value
        case "--type-size":
            guard let size = TypeRamp.names.first(where: { $0.lowercased() == value.lowercased() }) else {
                throw UsageError("--type-size is one of \(TypeRamp.names.joined(separator: ", ")), not '\(value)'")
            }
            typeSize = size
        case "--entry": entry = try Self.entry(value)
        case "--format":
            guard let format = Format(rawValue: value) else {
                throw UsageError("--format is one of svg, png, text, ansi, json, not '\(value)'")
            }
            self.format = format
        case "--scale":
            guard let scale = Double(value), scale >= 0.1, scale <= 8 else {
                throw UsageError("--scale needs pixels a point, 0.1 to 8, not '\(value)'")
            }
            self.scale = scale
        default: output = value
        }
    }

    /// The form: as asked, else by the file's name, else SVG.
    var shape: Format { format ?? FileEnding.of(output).flatMap(Self.format) ?? .svg }

    private static func format(_ ending: String) -> Format? { Format(rawValue: ending == "txt" ? "text" : ending) }

    /// Refuses a file whose name ends as that of a form which no snapshot has.
    func check() throws(UsageError) {
        guard format == nil, let ending = FileEnding.of(output), Self.format(ending) == nil else { return }
        throw UsageError(
            "-o \(output ?? ""): a snapshot is svg, png, text (txt), ansi or json, not \(ending); say which with --format"
        )
    }

    /// `systemSmall`, `small`, `circular` …
    static func family(_ text: String) throws(UsageError) -> WidgetFamilyName {
        let wanted = text.lowercased().filter(\.isLetter)
        for family in WidgetFamilyName.allCases {
            let name = family.rawValue.lowercased()
            if name == wanted || name == "system" + wanted || name == "accessory" + wanted { return family }
        }
        let names = WidgetFamilyName.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--family is one of \(names), not '\(text)'")
    }

    private static func entry(_ text: String) throws(UsageError) -> Entry {
        switch text {
        case "placeholder": return .placeholder
        case "gallery": return .gallery
        default:
            guard let number = Int(text), number > 0 else {
                throw UsageError("--entry is a number from 1, placeholder or gallery, not '\(text)'")
            }
            return .number(number)
        }
    }
}
