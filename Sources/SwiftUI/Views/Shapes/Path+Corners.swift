extension Path {
    /// A rectangle each of whose corners has its own radius, points.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) { addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }

    /// Adds a rectangle each of whose corners has its own radius, points. Leading is left. Radii that do not fit beside
    /// each other become smaller, all by the same factor.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let path = Path.rectangle(
            rect,
            corners: (
                Self.square(cornerRadii.topLeading), Self.square(cornerRadii.topTrailing),
                Self.square(cornerRadii.bottomTrailing), Self.square(cornerRadii.bottomLeading)
            ))
        addPath(path, transform: transform)
    }

    private static func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }

    /// A rectangle whose corners have sizes of their own: top left, top right, bottom right, bottom left.
    static func rectangle(_ rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize)) -> Path {
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        var sizes = [corners.0, corners.1, corners.2, corners.3].map {
            $0.width > 0 && $0.height > 0 ? $0 : CGSize(width: 0, height: 0)
        }
        // An edge that is too short for its two corners makes all smaller, as CSS does.
        let wide = max(sizes[0].width + sizes[1].width, sizes[3].width + sizes[2].width)
        let high = max(sizes[0].height + sizes[3].height, sizes[1].height + sizes[2].height)
        let factor = min(1, wide > 0 ? (right - left) / wide : 1, high > 0 ? (bottom - top) / high : 1)
        sizes = sizes.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
        let reach: CGFloat = 1 - Path.quarter
        var path = Path()
        /// A corner: from a point on one edge to a point on the next, about where the edges meet.
        func turn(_ corner: CGPoint, from: CGPoint, to: CGPoint) {
            path.addLine(to: from)
            guard from != to else { return }
            func near(_ end: CGPoint) -> CGPoint {
                CGPoint(x: corner.x + (end.x - corner.x) * reach, y: corner.y + (end.y - corner.y) * reach)
            }
            path.addCurve(to: to, control1: near(from), control2: near(to))
        }
        path.move(to: CGPoint(x: left + sizes[0].width, y: top))
        turn(
            CGPoint(x: right, y: top), from: CGPoint(x: right - sizes[1].width, y: top),
            to: CGPoint(x: right, y: top + sizes[1].height))
        turn(
            CGPoint(x: right, y: bottom), from: CGPoint(x: right, y: bottom - sizes[2].height),
            to: CGPoint(x: right - sizes[2].width, y: bottom))
        turn(
            CGPoint(x: left, y: bottom), from: CGPoint(x: left + sizes[3].width, y: bottom),
            to: CGPoint(x: left, y: bottom - sizes[3].height))
        turn(
            CGPoint(x: left, y: top), from: CGPoint(x: left, y: top + sizes[0].height),
            to: CGPoint(x: left + sizes[0].width, y: top))
        path.closeSubpath()
        return path
    }
}
