internal import WidgetArchive

/// A picture, or a part of one, repeated over what it fills. In cells of a terminal it is its average colour. A symbol
/// is drawn in the place's own foreground, without its shape.
public struct ImagePaint: ShapeStyle {
    /// Built in.
    public typealias Resolved = Never
    /// The picture.
    public var image: Image
    /// The part that is repeated, 0…1 of the picture.
    public var sourceRect: CGRect
    /// How much larger it is drawn than the picture's own size.
    public var scale: CGFloat

    /// A picture, repeated.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

    /// The picture's paint.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        switch image.source {
        case .symbol, .drawn: return _ResolvedPaint(environment.foregroundPaint)
        case .named, .picture: break
        }
        var paint = PicturePaint()
        // What is not there is said where it is missed, by the surface that draws it.
        paint.image = image.picture(in: environment) { _ in }
        let part = sourceRect.standardized
        let numbers = [part.minX, part.minY, part.width, part.height].map(Double.init)
        if numbers.allSatisfy(\.isFinite), part.width > 0, part.height > 0 {
            paint.source = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        if scale.isFinite, scale > 0 { paint.scale = Double(scale) }
        return _ResolvedPaint(.picture(paint))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture, or a part of one, repeated.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
