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
    package var locale = Locale(identifier: "en_US")
    package var calendar = Calendar(identifier: .gregorian)
    package var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    package var layoutDirection = LayoutDirection.leftToRight
    package var dynamicTypeSize = DynamicTypeSize.large
    package var redactionReasons: RedactionReasons = []
    var renderingMode = WidgetRenderingMode.fullColor
    var displayScale = 2.0
    var isEnabled = true
    var isLuminanceReduced = false
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
    var button: AnyButtonStyle?
    var toggle: AnyToggleStyle?
    var label: AnyLabelStyle?
    var progress: AnyProgressViewStyle?
    var gauge: AnyGaugeStyle?
    var borderShape: ButtonBorderShape = .automatic
    var size = ControlSize.regular
    var labelsHidden = false
    var isInsideButton = false
}
