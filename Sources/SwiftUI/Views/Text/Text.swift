internal import WidgetArchive

/// Text for reading.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case resource(LocalizedStringResource)
        case live(LiveText)
        case image(Image)
        case attributed(AttributedString)
        case formatted(FormattedText)
        case joined(Text, Text)
    }
    let storage: Storage
    var font: Font?
    var foreground: TextForeground?
    var look = TextLook()

    init(_ storage: Storage) { self.storage = storage }

    /// Words shown as they are.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// Words shown as they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Words looked up in a table.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .key(key, table: tableName, bundle: bundle)
    }

    /// Words looked up in a table.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

    /// A symbol or a picture as text.
    public init(_ image: Image) { storage = .image(image) }

    /// Words with attributes: font, foreground colour, lines, links and Markdown's emphasis are shown.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// Two texts one after the other.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}

/// The colour or style of a text.
enum TextForeground: Equatable, Sendable {
    case color(Color)
    case style(AnyShapeStyle)
    /// Black by the system's rules again.
    case none

    func paint(in environment: EnvironmentValues) -> Paint {
        switch self {
        case .color(let color): .color(color.reference)
        case .style(let style): style.paint(in: environment)
        case .none: .foreground
        }
    }

    static func == (a: TextForeground, b: TextForeground) -> Bool {
        a.paint(in: EnvironmentValues()) == b.paint(in: EnvironmentValues())
    }
}

/// Where a value is written: in which language, and when the view has a time zone of its own, in which.
struct TextPlace {
    var locale: Locale
    var ownTimeZone: TimeZone?
}

extension FormatStyle {
    /// The format as it writes in a place.
    func placed(in place: TextPlace) -> Self {
        let format = locale(place.locale)
        guard let zone = place.ownTimeZone, var date = format as? Date.FormatStyle else { return format }
        date.timeZone = zone
        return date as? Self ?? format
    }
}

/// A value that a format writes in the locale of its place.
final class FormattedText: Equatable, @unchecked Sendable {
    let text: (TextPlace) -> AttributedString?
    let plain: (TextPlace) -> String
    init(plain: @escaping (TextPlace) -> String) { (self.plain, text) = (plain, { _ in nil }) }
    init(attributed: @escaping (TextPlace) -> AttributedString) {
        (text, plain) = (attributed, { String(attributed($0).characters) })
    }
    /// Formats cannot be compared; their words in one locale can.
    static func == (a: FormattedText, b: FormattedText) -> Bool {
        let place = TextPlace(locale: Locale(identifier: "en_US_POSIX"))
        return a === b || a.plain(place) == b.plain(place)
    }
}
