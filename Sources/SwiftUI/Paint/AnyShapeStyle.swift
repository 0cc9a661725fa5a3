internal import WidgetArchive

/// A style whose type is forgotten.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle
    /// Wraps a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
    /// The wrapped style's paint.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { style._paint(in: environment) }
    /// The wrapped style's lower level.
    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        style._paint(level: level, in: environment)
    }
}

/// A style made more transparent.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let factor: Double
    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        let factor = factor.isNaN ? 1 : min(max(factor, 0), 1)
        return _ResolvedPaint(.faded(base.paint(in: environment), factor))
    }
}

/// A style that casts a shadow.
struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let shadow: ShadowPaint
    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(.shadowed(base.paint(in: environment), shadow))
    }
}

/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
    let shadow: ShadowPaint
    /// A shadow behind.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        var shadow = ShadowPaint()
        (shadow.color, shadow.radius, shadow.x, shadow.y) = (color.reference, radius, x, y)
        return ShadowStyle(shadow: shadow)
    }
    /// A shadow inside; archived as one behind.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { drop(color: color, radius: radius, x: x, y: y) }
}

extension ShapeStyle {
    /// The style, more transparent.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, factor: opacity) }
    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style.shadow) }
    /// The style in a blend mode; archived as the style itself.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
