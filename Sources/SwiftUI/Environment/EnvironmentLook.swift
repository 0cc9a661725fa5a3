internal import WidgetArchive

/// The built-in values of the environment.
package struct EnvironmentLook {
    var font: Font?
    var textLook = TextLook()
    var foreground: ForegroundPaints?
    var background: Paint?
    /// What was set for `background`, as it was.
    var backgroundStyle: AnyShapeStyle?
    var headerProminence = Prominence.standard
    var tint: Paint?
    var paragraph = ParagraphLook()
    var symbols = SymbolLook()
    var controls = ControlLook()
    package var colorScheme = ColorScheme.light
    private var place = Place.standard
    package var layoutDirection = LayoutDirection.leftToRight
    package var dynamicTypeSize = DynamicTypeSize.large
    /// The one text size of a place that does not follow the person's.
    package var fixedTypeSize: DynamicTypeSize?
    /// The text size of the place, which the surface knows by itself.
    var placeTypeSize = DynamicTypeSize.large
    package var redactionReasons: RedactionReasons = []
    var renderingMode = WidgetRenderingMode.fullColor
    var displayScale = 2.0
    var isEnabled = true
    var isLuminanceReduced = false
}

extension EnvironmentLook {
    /// Locale, calendar and time zone change rarely and are dear to copy, so all environments of a widget share them.
    private final class Place: Sendable {
        let locale: Locale
        let calendar: Calendar
        let timeZone: TimeZone
        /// Whether a view has set them: then they travel with its live texts, which the surface reads in its own.
        let isOwn: (locale: Bool, timeZone: Bool)
        init(
            locale: Locale, calendar: Calendar, timeZone: TimeZone,
            isOwn: (locale: Bool, timeZone: Bool) = (false, false)
        ) {
            (self.locale, self.calendar, self.timeZone, self.isOwn) = (locale, calendar, timeZone, isOwn)
        }
        static let standard = Place(
            locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    }

    package var locale: Locale {
        get { place.locale }
        set { place = Place(locale: newValue, calendar: calendar, timeZone: timeZone, isOwn: place.isOwn) }
    }
    package var calendar: Calendar {
        get { place.calendar }
        set { place = Place(locale: locale, calendar: newValue, timeZone: timeZone, isOwn: place.isOwn) }
    }
    package var timeZone: TimeZone {
        get { place.timeZone }
        set { place = Place(locale: locale, calendar: calendar, timeZone: newValue, isOwn: place.isOwn) }
    }

    /// The locale that a view has set; nil: the place's.
    var ownLocale: Locale? {
        get { place.isOwn.locale ? locale : nil }
        set {
            let own = (newValue != nil, place.isOwn.timeZone)
            place = Place(locale: newValue ?? locale, calendar: calendar, timeZone: timeZone, isOwn: own)
        }
    }
    /// The time zone that a view has set; nil: the place's.
    var ownTimeZone: TimeZone? {
        get { place.isOwn.timeZone ? timeZone : nil }
        set {
            let own = (place.isOwn.locale, newValue != nil)
            place = Place(locale: locale, calendar: calendar, timeZone: newValue ?? timeZone, isOwn: own)
        }
    }
}

/// Paints of the levels of the foreground, given by `foregroundStyle` with one to three styles.
struct ForegroundPaints: Hashable, Sendable {
    var primary: Paint
    var secondary: Paint?
    var tertiary: Paint?
}

/// What the environment says about lines of text.
struct ParagraphLook: Hashable, Sendable {
    var lineLimit: Int?
    var reservedLines: Int?
    var truncation = TextNode.Truncation.tail
    var alignment = TextNode.Alignment.leading
    var minimumScale = 1.0
    var lineSpacing = 0.0
    var allowsTightening = false
    var textCase: Text.Case?
}

/// What the environment says about symbols.
struct SymbolLook: Hashable, Sendable {
    var scale = SymbolNode.Scale.medium
    var mode: SymbolNode.RenderingMode?
    var variants: SymbolVariants = .none
}

/// What the environment says about controls.
struct ControlLook {
    var button: AnyStyle<ButtonStyleConfiguration>?
    var toggle: AnyStyle<ToggleStyleConfiguration>?
    var label: AnyStyle<LabelStyleConfiguration>?
    var labeledContent: AnyStyle<LabeledContentStyleConfiguration>?
    var progress: AnyStyle<ProgressViewStyleConfiguration>?
    var gauge: AnyStyle<GaugeStyleConfiguration>?
    var borderShape: ButtonBorderShape = .automatic
    var size = ControlSize.regular
    var labelsHidden = false
    var isInsideButton = false
}
