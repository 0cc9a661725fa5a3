internal import WidgetArchive

/// The built-in values of the environment.
package struct EnvironmentLook {
    var font: Font?
    var textLook = TextLook()
    var foreground: ForegroundPaints?
    var background: Paint?
    var tint: Paint?
    var paragraph = ParagraphLook()
    var symbols = SymbolLook()
    var controls = ControlLook()
    package var colorScheme = ColorScheme.light
    private var place = Place.standard
    package var layoutDirection = LayoutDirection.leftToRight
    package var dynamicTypeSize = DynamicTypeSize.large
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
        init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
            (self.locale, self.calendar, self.timeZone) = (locale, calendar, timeZone)
        }
        static let standard = Place(
            locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    }

    package var locale: Locale {
        get { place.locale }
        set { place = Place(locale: newValue, calendar: calendar, timeZone: timeZone) }
    }
    package var calendar: Calendar {
        get { place.calendar }
        set { place = Place(locale: locale, calendar: newValue, timeZone: timeZone) }
    }
    package var timeZone: TimeZone {
        get { place.timeZone }
        set { place = Place(locale: locale, calendar: calendar, timeZone: newValue) }
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
    var progress: AnyStyle<ProgressViewStyleConfiguration>?
    var gauge: AnyStyle<GaugeStyleConfiguration>?
    var borderShape: ButtonBorderShape = .automatic
    var size = ControlSize.regular
    var labelsHidden = false
    var isInsideButton = false
}
