internal import WidgetArchive

/// A level of the foreground style: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The foreground itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The level of the foreground of the place.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(Self.paint(level: level, in: environment))
    }
    /// A lower level of the foreground of the place.
    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(Self.paint(level: self.level + level, in: environment))
    }

    static func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        guard let foreground = environment.look.foreground else { return .hierarchical(level: level, of: nil) }
        if level == 1, let secondary = foreground.secondary { return secondary }
        if level == 2, let tertiary = foreground.tertiary { return tertiary }
        switch foreground.primary {
        // Levels count from the foreground's own first level; they do not add up.
        case .hierarchical(_, let base): return .hierarchical(level: level, of: base)
        case .foreground: return .hierarchical(level: level, of: nil)
        case let base: return level == 0 ? base : .hierarchical(level: level, of: base)
        }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second level of the foreground.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third level of the foreground.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth level of the foreground.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fifth level of the foreground.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// A level below another style.
struct LeveledStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let level: Int
    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { base._paint(level: level, in: environment) }
    func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        base._paint(level: self.level + level, in: environment)
    }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { LeveledStyle(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { LeveledStyle(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { LeveledStyle(base: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { LeveledStyle(base: self, level: 4) }
}
