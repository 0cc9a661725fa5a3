package import WidgetArchive

/// What fills a shape or colours a text.
public protocol ShapeStyle: Sendable {
    /// What a style of the user's own becomes in an environment.
    associatedtype Resolved: ShapeStyle = Never

    /// What a style of the user's own becomes in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The archive's paint. Built-in styles implement it; others take that of what they resolve to.
    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint
    /// The paint some levels below the style itself.
    func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint
}

/// A paint of the archive.
public struct _ResolvedPaint: Sendable {
    package let paint: Paint
    package init(_ paint: Paint) { self.paint = paint }
}

extension ShapeStyle where Resolved == Never {
    /// Built-in styles resolve themselves; asking them is a mistake of the program.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a built-in style and resolves to no other")
    }
}

extension ShapeStyle {
    /// The paint of what the style resolves to.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        resolve(in: environment)._paint(in: environment)
    }
    /// A paint below the style's own.
    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        let own = _paint(in: environment)
        return level == 0 ? own : _ResolvedPaint(.hierarchical(level: level, of: own.paint))
    }
    /// The archive's paint.
    func paint(in environment: EnvironmentValues) -> Paint { _paint(in: environment).paint }
}

extension Never: ShapeStyle {
    /// There is no such style.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { switch self {} }
}
