import WidgetArchive
import WidgetLayout

/// Turns symbolic colours and paints into sRGB, for one scheme and one accent colour.
public struct ColorResolver: Sendable {
    /// Light or dark.
    public var scheme: DrawingScheme
    /// What `accent` and an absent tint stand for; blue unless an app says otherwise.
    public var accent: RGBA

    /// A resolver; without an accent colour the system's blue.
    public init(scheme: DrawingScheme, accent: RGBA? = nil) {
        self.scheme = scheme
        self.accent = accent ?? SystemPalette.color("blue", scheme) ?? .black
    }

    /// The system's background of this scheme.
    public var background: RGBA { SystemPalette.color("systemBackground", scheme) ?? .white }

    /// A colour's components. A name nobody knows is drawn as primary text, so that nothing disappears.
    public func resolve(_ color: ColorReference) -> RGBA {
        switch color {
        case .system(let name):
            if name == "accent" || name == "tint" || name == "accentColor" { return accent }
            return SystemPalette.color(name, scheme) ?? SystemPalette.label(level: 0, scheme)
        case .rgba(let red, let green, let blue, let alpha):
            func unit(_ value: Double) -> Float { value.isFinite ? Float(min(max(value, 0), 1)) : 0 }
            return RGBA(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
        case .adaptive(let light, let dark): return resolve(scheme == .light ? light : dark)
        case .faded(let color, let factor): return resolve(color).faded(Float(min(max(factor, 0), 1)))
        case .mixed(let first, let second, let share):
            return resolve(first).mixed(with: resolve(second), Float(min(max(share, 0), 1)))
        }
    }

    /// A paint's colours.
    public func resolve(_ paint: Paint) -> ResolvedPaint {
        switch paint {
        case .foreground: .solid(SystemPalette.label(level: 0, scheme))
        case .background: .solid(background)
        case .fill(let level): .solid(SystemPalette.fill(level: level, scheme))
        case .hierarchical(let level, nil), .hierarchical(let level, .foreground?):
            .solid(SystemPalette.label(level: level, scheme))
        case .hierarchical(let level, let base?): resolve(base).faded(SystemPalette.fading(level: level))
        case .color(let color): .solid(resolve(color))
        case .standardGradient(let color): standardGradient(resolve(color))
        case .gradient(let gradient): resolve(gradient)
        case .material(let name): .solid(SystemPalette.material(name, scheme))
        case .picture(let picture): .solid(average(of: picture.image))
        case .faded(let paint, let factor): resolve(paint).faded(Float(min(max(factor, 0), 1)))
        case .shadowed(let paint, _): resolve(paint)
        }
    }

    /// A colour's own gradient: a fifth of white at the top, the colour itself at the bottom.
    private func standardGradient(_ color: RGBA) -> ResolvedPaint {
        let top = color.mixed(with: RGBA.white.faded(color.alpha), 0.2)
        return .gradient(
            ResolvedGradient(
                shape: .linear, stops: [(top, 0), (color, 1)], start: UnitPosition(x: 0.5, y: 0),
                end: UnitPosition(x: 0.5, y: 1)))
    }

    private func resolve(_ gradient: GradientPaint) -> ResolvedPaint {
        let stops = gradient.stops
            .map { (color: resolve($0.color), location: Float($0.location.isFinite ? $0.location : 0)) }
            .sorted { $0.location < $1.location }
        guard let first = stops.first else { return .solid(.clear) }
        if stops.count == 1 { return .solid(first.color) }
        return .gradient(
            ResolvedGradient(
                shape: gradient.shape, stops: stops, start: gradient.start, end: gradient.end, center: gradient.center,
                startRadius: gradient.startRadius, endRadius: gradient.endRadius, startAngle: gradient.startAngle,
                endAngle: gradient.endAngle))
    }
}

extension ColorResolver {
    /// The resolver below effects, of which the innermost may force a scheme.
    func forced(by effects: [Effect]) -> ColorResolver {
        for case .colorScheme(let name) in effects {
            guard let scheme = DrawingScheme(rawValue: name), scheme != self.scheme else { return self }
            var inner = self
            // An accent of the surface's own stays, the system's blue has one for each scheme.
            if accent == SystemPalette.color("blue", self.scheme) {
                inner = ColorResolver(scheme: scheme)
            } else {
                inner.scheme = scheme
            }
            return inner
        }
        return self
    }
}
