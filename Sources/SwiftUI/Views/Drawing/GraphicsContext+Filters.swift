internal import WidgetArchive

extension GraphicsContext {
    /// A change of what is drawn after it.
    public struct Filter: Sendable {
        /// What an archive has for it; nil where it has nothing.
        let modifier: Modifier?
        /// The filter's name, for people.
        let name: String

        private init(_ name: String, _ modifier: Modifier?) { (self.name, self.modifier) = (name, modifier) }

        /// A shadow, points. Options and blend mode are left out.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            var shadow = ShadowPaint()
            (shadow.color, shadow.radius, shadow.x, shadow.y) = (color.reference, radius, x, y)
            return Filter("shadow", .shadow(shadow))
        }
        /// Blurred, points. Options are left out.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter("blur", .blur(radius))
        }
        /// Multiplied by a colour.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter("colorMultiply", .colorMultiply(color.reference))
        }
        /// Other hues.
        public static func hueRotation(_ angle: Angle) -> Filter { effect("hueRotation", angle.degrees) }
        /// More or less colour.
        public static func saturation(_ amount: Double) -> Filter { effect("saturation", amount) }
        /// Brighter or darker.
        public static func brightness(_ amount: Double) -> Filter { effect("brightness", amount) }
        /// More or less contrast.
        public static func contrast(_ amount: Double) -> Filter { effect("contrast", amount) }
        /// Inverted colours.
        public static func colorInvert(_ amount: Double = 1) -> Filter { effect("colorInvert", amount) }
        /// Greyer.
        public static func grayscale(_ amount: Double) -> Filter { effect("grayscale", amount) }
        /// Brightness becomes transparency.
        public static var luminanceToAlpha: Filter { effect("luminanceToAlpha", 1) }
        /// Another perspective; not drawn.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter("projectionTransform", nil)
        }
        /// One colour where the picture is opaque enough; not drawn.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter("alphaThreshold", nil)
        }

        private static func effect(_ name: String, _ amount: Double) -> Filter {
            Filter(name, .colorEffect(name, amount))
        }
    }

    /// How a shadow is drawn; shadows here are drawn behind.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// From bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The shadow in front.
        public static var shadowAbove: ShadowOptions { .init(rawValue: 1) }
        /// The shadow alone.
        public static var shadowOnly: ShadowOptions { .init(rawValue: 2) }
        /// The shadow of what is transparent.
        public static var invertsAlpha: ShadowOptions { .init(rawValue: 4) }
        /// A shadow of each part.
        public static var disablesGroup: ShadowOptions { .init(rawValue: 8) }
    }

    /// How a blur is drawn; the surface decides.
    public struct BlurOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// From bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is opaque stays so at its edges.
        public static var opaque: BlurOptions { .init(rawValue: 1) }
        /// Without visible steps.
        public static var dithersResult: BlurOptions { .init(rawValue: 2) }
    }

    /// How a filter reckons; the surface decides.
    public struct FilterOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// From bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In linear light.
        public static var linearColor: FilterOptions { .init(rawValue: 1) }
    }

    /// Filters what is drawn from here on, each part by itself. A filter that an archive cannot hold is left out and
    /// remarked once.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if let modifier = filter.modifier {
            filters.append(modifier)
        } else {
            remark("GraphicsContext.addFilter: \(filter.name) cannot be drawn and is left out")
        }
    }
}
