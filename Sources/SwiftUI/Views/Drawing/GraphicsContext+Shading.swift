internal import WidgetArchive

extension GraphicsContext {
    /// What lines and areas are painted with. Points are those of the context when something is drawn.
    public struct Shading: Sendable {
        /// Where a shading becomes a paint.
        struct Place {
            var environment: EnvironmentValues
            var transform: CGAffineTransform
            /// The canvas, points: what the unit square of a paint lies over.
            var size: Size
        }

        let paint: @Sendable (Place) -> Paint
        /// Whether the paint's unit square lies over the path's own box instead of the canvas.
        let fitsPath: Bool

        private init(fitsPath: Bool = false, _ paint: @escaping @Sendable (Place) -> Paint) {
            (self.paint, self.fitsPath) = (paint, fitsPath)
        }

        private init<S: ShapeStyle>(of style: S) {
            self.init(fitsPath: true) { style._paint(in: $0.environment).paint }
        }

        /// What lies behind the canvas; nothing is painted, so that it shows.
        public static var backdrop: Shading { .color(.clear) }
        /// The foreground.
        public static var foreground: Shading { Shading(of: ForegroundStyle()) }
        /// Several: the first is the primary one, which paints.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
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
        /// A style; its unit points lie on the box of the path that is filled.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(of: style) }

        /// A gradient from one point to another.
        ///
        /// - Parameter options: whether it begins anew, or runs back, before the start and behind the end; else the
        ///   outermost colours go on. ``GradientOptions/linearColor`` is left out.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { place in
                var paint = GradientPaint()
                paint.stops = gradient.archived
                (paint.start, paint.end) = (place.unit(startPoint), place.unit(endPoint))
                if options.isSpread { paint.spreadLinear(over: place.size, mirrored: options.contains(.mirror)) }
                return .gradient(paint)
            }
        }

        /// A gradient from a point outwards, radii in points.
        ///
        /// - Parameter options: whether it begins anew, or runs back, outside; else the outermost colour goes on, as
        ///   the innermost does inside of what is left of the start's radius. ``GradientOptions/linearColor`` is left
        ///   out.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { place in
                var paint = GradientPaint()
                (paint.shape, paint.stops, paint.center) = (.radial, gradient.archived, place.unit(center))
                let scale = place.transform.meanScale
                (paint.startRadius, paint.endRadius) = (Double(startRadius * scale), Double(endRadius * scale))
                if options.isSpread { paint.spreadRadial(over: place.size, mirrored: options.contains(.mirror)) }
                return .gradient(paint)
            }
        }

        /// A gradient around a point, clockwise from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { place in
                var paint = GradientPaint()
                (paint.shape, paint.stops, paint.center) = (.angular, gradient.archived, place.unit(center))
                paint.startAngle = angle.degrees + place.transform.turn.degrees
                paint.endAngle = paint.startAngle + 360
                return .gradient(paint)
            }
        }

        /// A picture, or a part of one, repeated from the upper left corner of what is filled; `origin` is left out.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(fitsPath: true) { place in
                let scale = scale * place.transform.meanScale
                return ImagePaint(image: image, sourceRect: sourceRect, scale: scale)._paint(in: place.environment)
                    .paint
            }
        }
    }

    /// How a gradient's colours run.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// From bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Over and over again.
        public static var `repeat`: GradientOptions { .init(rawValue: 1) }
        /// Over and over again, every other time backwards.
        public static var mirror: GradientOptions { .init(rawValue: 2) }
        /// Mixed in linear light.
        public static var linearColor: GradientOptions { .init(rawValue: 4) }

        var isSpread: Bool { !isDisjoint(with: [.repeat, .mirror]) }
    }

    /// A shading made ready; shadings are ready as they are.
    public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading.Place {
    /// A point of the context in the unit square over the canvas.
    func unit(_ point: CGPoint) -> UnitPosition {
        let point = point.applying(transform)
        return UnitPosition(
            x: size.width > 0 ? Double(point.x) / size.width : 0, y: size.height > 0 ? Double(point.y) / size.height : 0
        )
    }
}

extension Paint {
    /// Whether it differs from place to place.
    var hasPlaces: Bool {
        switch self {
        case .gradient, .standardGradient, .picture: true
        case .faded(let paint, _), .shadowed(let paint, _): paint.hasPlaces
        case .hierarchical(_, let paint): paint?.hasPlaces ?? false
        default: false
        }
    }
}
