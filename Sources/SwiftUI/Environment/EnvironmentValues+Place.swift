internal import WidgetArchive

extension EnvironmentValues {
    /// How high the rows of a sidebar are; a widget has none, so always medium.
    public var sidebarRowSize: SidebarRowSize { .medium }
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get {
            reads?.colorScheme = true
            return look.colorScheme
        }
        set { look.colorScheme = newValue }
    }
    /// Standard or increased contrast; always standard here.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// The language and the region.
    public var locale: Locale {
        get { look.locale }
        set { look.ownLocale = newValue }
    }
    /// The calendar.
    public var calendar: Calendar {
        get { look.calendar }
        set { look.calendar = newValue }
    }
    /// The time zone.
    public var timeZone: TimeZone {
        get { look.timeZone }
        set { look.ownTimeZone = newValue }
    }
    /// The direction of reading.
    public var layoutDirection: LayoutDirection {
        get { look.layoutDirection }
        set { look.layoutDirection = newValue }
    }
    /// The text size the person chose.
    public var dynamicTypeSize: DynamicTypeSize {
        get { look.dynamicTypeSize }
        set { look.dynamicTypeSize = newValue }
    }
    /// The text size the person chose, by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(look.dynamicTypeSize) }
        set { look.dynamicTypeSize = newValue.dynamicTypeSize }
    }
    /// Why content is masked.
    public var redactionReasons: RedactionReasons {
        get { look.redactionReasons }
        set { look.redactionReasons = newValue }
    }
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { look.displayScale }
        set { look.displayScale = newValue }
    }
    /// Points per pixel.
    public var pixelLength: CGFloat { 1 / max(look.displayScale, 1) }
    /// Whether controls react.
    public var isEnabled: Bool {
        get { look.isEnabled }
        set { look.isEnabled = newValue }
    }
    /// Whether the display is dimmed, as an always-on one.
    public var isLuminanceReduced: Bool {
        get { look.isLuminanceReduced }
        set { look.isLuminanceReduced = newValue }
    }
    /// The width class; widgets are compact.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { .compact }
        set { _ = newValue }
    }
    /// The height class; widgets are compact.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { .compact }
        set { _ = newValue }
    }
    /// Whether bold text was chosen in the settings.
    public var legibilityWeight: LegibilityWeight? {
        get { nil }
        set { _ = newValue }
    }
    /// Opens URLs. In a widget only links do, so this refuses.
    public var openURL: OpenURLAction {
        get { OpenURLAction() }
        set { _ = newValue }
    }
    /// Whether less motion was asked for.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether less transparency was asked for.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether differences must not be told by colour alone.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether VoiceOver runs.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether the scene is active.
    public var scenePhase: ScenePhase {
        get { .active }
        set { _ = newValue }
    }

    /// What `.background` stands for, where a view has set it.
    public var backgroundStyle: AnyShapeStyle? {
        get { look.backgroundStyle }
        set {
            // The style may itself begin with `.background`, which is the one from outside.
            look.background = newValue?.paint(in: self)
            look.backgroundStyle = newValue
        }
    }
    /// How much the headers of sections stand out; only lists show it, and there are none in widgets.
    public var headerProminence: Prominence {
        get { look.headerProminence }
        set { look.headerProminence = newValue }
    }

    /// Takes over what the place of the widget says.
    mutating func adopt(_ surroundings: Surroundings) {
        look.colorScheme = surroundings.colorScheme == "dark" ? .dark : .light
        if look.locale.identifier != surroundings.locale {
            look.locale = Locale(identifier: surroundings.locale)
        }
        if let zone = TimeZone(identifier: surroundings.timeZone) { look.timeZone = zone }
        look.calendar.locale = look.locale
        look.calendar.timeZone = look.timeZone
        look.renderingMode = WidgetRenderingMode(name: surroundings.renderingMode)
        look.placeTypeSize = DynamicTypeSize(name: surroundings.typeSize) ?? .large
        look.dynamicTypeSize = look.fixedTypeSize ?? look.placeTypeSize
        let language = surroundings.locale.prefix { $0 != "_" && $0 != "-" }
        look.layoutDirection = ["ar", "he", "iw", "fa", "ur", "yi"].contains(language) ? .rightToLeft : .leftToRight
    }
}

/// How high the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable {
    /// Low.
    case small
    /// Usual.
    case medium
    /// High.
    case large
}
