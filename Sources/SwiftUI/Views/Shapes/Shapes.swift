internal import WidgetArchive

/// A rectangle.
public struct Rectangle: InsettableShape {
    /// A rectangle.
    public nonisolated init() {}
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    /// Smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    /// Both sides are alike.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// The same for every rectangle.
    public nonisolated var _outline: _ShapeOutline? { _ShapeOutline(.rectangle) }
    /// The shape filled with the foreground.
    public var body: _ShapeView<Rectangle, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

/// A circle in the middle of the shorter side.
public struct Circle: InsettableShape {
    /// A circle in the middle of the shorter side.
    public nonisolated init() {}
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.squared) }
    /// Smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    /// Both sides are alike.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// The same for every rectangle.
    public nonisolated var _outline: _ShapeOutline? { _ShapeOutline(.circle) }
    /// The shape filled with the foreground.
    public var body: _ShapeView<Circle, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape where Self == Circle {
    /// A circle in the middle of the shorter side.
    public static var circle: Circle { Circle() }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
    /// An ellipse.
    public nonisolated init() {}
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    /// Both sides are alike.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// The same for every rectangle.
    public nonisolated var _outline: _ShapeOutline? { _ShapeOutline(.ellipse) }
    /// The shape filled with the foreground.
    public var body: _ShapeView<Ellipse, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

/// The shape of the container, smaller by the distance to it.
public struct ContainerRelativeShape: InsettableShape {
    /// The shape of the container, smaller by the distance to it.
    public nonisolated init() {}
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    /// Smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    /// Both sides are alike.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// The same for every rectangle.
    public nonisolated var _outline: _ShapeOutline? { _ShapeOutline(.containerRelative) }
    /// The shape filled with the foreground.
    public var body: _ShapeView<ContainerRelativeShape, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container, smaller by the distance to it.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Apple's smooth corners.
    case continuous
}

/// A rectangle with half circles at its short ends.
public struct Capsule: InsettableShape {
    /// How the ends are rounded.
    public var style: RoundedCornerStyle
    /// A rectangle with round ends.
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
    }
    /// Smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    /// Both sides are alike.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// The same for every rectangle.
    public nonisolated var _outline: _ShapeOutline? { _ShapeOutline(.capsule) }
    /// The shape filled with the foreground.
    public var body: _ShapeView<Capsule, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape where Self == Capsule {
    /// A rectangle with round ends.
    public static var capsule: Capsule { Capsule() }
    /// A rectangle with round ends.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
    /// The corners' width and height, points.
    public var cornerSize: CGSize
    /// How the corners are rounded.
    public var style: RoundedCornerStyle
    /// Corners of a width and a height in points.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    /// Corners of a radius in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
    /// Smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    /// Both sides are alike.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// The same for every rectangle.
    public nonisolated var _outline: _ShapeOutline? {
        _ShapeOutline(
            .roundedRectangle(
                cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, continuous: style == .continuous))
    }
    /// The shape filled with the foreground.
    public var body: _ShapeView<RoundedRectangle, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

/// The radii of four corners, points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// A corner.
    public var topLeading: CGFloat
    /// A corner.
    public var bottomLeading: CGFloat
    /// A corner.
    public var bottomTrailing: CGFloat
    /// A corner.
    public var topTrailing: CGFloat
    /// Four radii.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle each of whose corners has its own radius.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are rounded.
    public var style: RoundedCornerStyle
    /// Four radii in points.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }
    /// Four radii in points.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }
    /// The outline, read from left to right.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
    /// Smaller.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
    /// The same for every rectangle.
    public nonisolated var _outline: _ShapeOutline? {
        _ShapeOutline(
            .unevenRectangle([
                cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing, cornerRadii.topTrailing,
            ]))
    }
    /// The shape filled with the foreground.
    public var body: _ShapeView<UnevenRoundedRectangle, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle each of whose corners has its own radius.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    /// A rectangle each of whose corners has its own radius.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension CGRect {
    /// The square in the middle.
    var squared: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
