extension GraphicsContext {
    /// Where a shading is used: what its points mean.
    struct Space: Sendable {
        var transform: CGAffineTransform
        /// The canvas, which is the box of all paints in it.
        var size: CGSize

        func unit(_ point: CGPoint) -> UnitPoint {
            let place = point.applying(transform)
            return UnitPoint(
                x: size.width > 0 ? place.x / size.width : 0, y: size.height > 0 ? place.y / size.height : 0)
        }
        var scale: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }
        var turn: Angle { .radians(atan2(Double(transform.b), Double(transform.a))) }
    }

    /// How colours run beyond a gradient's ends; taken, and left out.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Options of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// From the beginning.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Back and forth.
        public static let mirror = GradientOptions(rawValue: 2)
        /// In linear light.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// What fills or strokes.
    public struct Shading: Sendable {
        let paint: @Sendable (EnvironmentValues, Space) -> _ResolvedPaint
        private init<S: ShapeStyle>(of style: S) { paint = { environment, _ in style._paint(in: environment) } }
        private init<S: ShapeStyle>(in place: @escaping @Sendable (Space) -> S) {
            paint = { place($1)._paint(in: $0) }
        }

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(of: color) }
        /// Components 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading(of: Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        /// A grey: 0 black … 1 white.
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
            -> Shading
        {
            Shading(of: Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(of: style) }
        /// The foreground.
        public static var foreground: Shading { Shading(of: ForegroundStyle()) }
        /// The first of several.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
        /// A gradient from one point of the canvas to another.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading {
                LinearGradient(gradient: gradient, startPoint: $0.unit(startPoint), endPoint: $0.unit(endPoint))
            }
        }
        /// A gradient around a point of the canvas, outwards.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading {
                RadialGradient(
                    gradient: gradient, center: $0.unit(center), startRadius: startRadius * $0.scale,
                    endRadius: endRadius * $0.scale)
            }
        }
        /// A gradient around a point of the canvas, clockwise.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { AngularGradient(gradient: gradient, center: $0.unit(center), angle: angle + $0.turn) }
        }
        /// A picture, repeated from the canvas' corner.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading { ImagePaint(image: image, sourceRect: sourceRect, scale: scale * $0.scale) }
        }
    }
}
