internal import WidgetArchive

/// A translucent material.
public struct Material: ShapeStyle, Hashable {
    let name: String
    /// The most translucent.
    public static let ultraThin = Material(name: "ultraThin")
    /// More translucent.
    public static let thin = Material(name: "thin")
    /// Usual.
    public static let regular = Material(name: "regular")
    /// Less translucent.
    public static let thick = Material(name: "thick")
    /// The least translucent.
    public static let ultraThick = Material(name: "ultraThick")
    /// That of bars.
    public static let bar = Material(name: "bar")
    /// The material.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(.material(name)) }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A more translucent material.
    public static var thinMaterial: Material { .thin }
    /// The usual material.
    public static var regularMaterial: Material { .regular }
    /// A less translucent material.
    public static var thickMaterial: Material { .thick }
    /// The least translucent material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
