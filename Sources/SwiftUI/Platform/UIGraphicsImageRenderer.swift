/// Makes pictures by drawing others, as widgets do to shrink one. Nothing is drawn here: the result is the last picture
/// that was, in the new size, and the surface scales its pixels when it shows it.
open class UIGraphicsImageRenderer {
    private let size: CGSize
    private let format: UIGraphicsImageRendererFormat

    /// A renderer for a size in points.
    public init(size: CGSize) { (self.size, format) = (size, .init()) }
    /// A renderer for a size in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, self.format) = (size, format) }
    /// A renderer for the size of a rectangle.
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    /// The last picture that was drawn, in this size; an empty one where none was.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let drawn = DrawnPicture()
        DrawnPicture.$current.withValue(drawn) { actions(UIGraphicsImageRendererContext(format: format)) }
        return drawn.image?.resized(to: size) ?? UIImage()
    }
    /// The bytes of the last picture that was drawn, if it was a PNG.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
    /// The bytes of the last picture that was drawn, if it was a JPEG.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// How a picture is made.
open class UIGraphicsImageRendererFormat {
    /// Pixels per point.
    open var scale: CGFloat = 1
    /// Whether nothing shows through.
    open var opaque = false
    /// A format.
    public init() {}
    /// The usual format.
    open class func `default`() -> UIGraphicsImageRendererFormat { .init() }
    /// The usual format.
    open class func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// Where a picture is drawn.
open class UIGraphicsImageRendererContext {
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat
    init(format: UIGraphicsImageRendererFormat) { self.format = format }
    /// Does nothing.
    open func fill(_ rect: CGRect) {}
    /// Does nothing.
    open func stroke(_ rect: CGRect) {}
    /// Does nothing.
    open func clip(to rect: CGRect) {}
}

/// The picture that a renderer was given.
private final class DrawnPicture: @unchecked Sendable {
    @TaskLocal static var current: DrawnPicture?
    // Only the thread that draws has it.
    var image: UIImage?
}

extension UIImage {
    /// The format in which the picture is drawn as it is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
    /// Draws into the renderer around; elsewhere nothing happens.
    public func draw(in rect: CGRect) { DrawnPicture.current?.image = self }
    /// Draws into the renderer around; elsewhere nothing happens.
    public func draw(at point: CGPoint) { DrawnPicture.current?.image = self }
}

extension UIColor {
    /// Does nothing: nothing is drawn.
    public func setFill() {}
    /// Does nothing: nothing is drawn.
    public func setStroke() {}
    /// Does nothing: nothing is drawn.
    public func set() {}
}
