internal import WidgetArchive

/// The background of the place.
public struct BackgroundStyle: ShapeStyle {
    /// The background of the place.
    public init() {}
    /// What `backgroundStyle` set, or the system's.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(environment.look.background ?? .background)
    }
    /// Lower levels are the system's backgrounds.
    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        switch level {
        case 0: _paint(in: environment)
        case 1: _ResolvedPaint(.color(.system("secondarySystemBackground")))
        default: _ResolvedPaint(.color(.system("tertiarySystemBackground")))
        }
    }
}

/// The foreground of the place.
public struct ForegroundStyle: ShapeStyle {
    /// The foreground of the place.
    public init() {}
    /// What `foregroundStyle` set, or the system's.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(environment.look.foreground?.primary ?? .foreground)
    }
}

/// The system's fill.
public struct FillShapeStyle: ShapeStyle {
    /// The system's fill.
    public init() {}
    /// The fill.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(.fill(level: 0)) }
    /// A fainter fill.
    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(.fill(level: min(level, 3)))
    }
}

/// The tint of the place.
public struct TintShapeStyle: ShapeStyle {
    /// The tint of the place.
    public init() {}
    /// What `tint` set, or the accent colour.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(environment.tintPaint) }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    /// The colour of separators.
    public init() {}
    /// The system's separator.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(.color(.system("separator")))
    }
}

/// The colour of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// The colour of placeholders.
    public init() {}
    /// The system's placeholder colour.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(.color(.system("placeholderText")))
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
    /// The colour of links.
    public init() {}
    /// The system's link colour.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(.color(.system("link"))) }
}

/// The background of a window; in a widget the widget's.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// The background of a window.
    public init() {}
    /// The system's background.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the place.
    public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground of the place.
    public static var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// The system's fill.
    public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the place.
    public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of separators.
    public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of placeholders.
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

extension EnvironmentValues {
    /// The tint, or the accent colour.
    var tintPaint: Paint { look.tint ?? .color(.system("accent")) }
    /// The foreground.
    var foregroundPaint: Paint { look.foreground?.primary ?? .foreground }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour of what is selected.
    public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}

/// The colour of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    /// The colour of what is selected.
    public init() {}
    /// The tint's paint.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { TintShapeStyle()._paint(in: environment) }
}
