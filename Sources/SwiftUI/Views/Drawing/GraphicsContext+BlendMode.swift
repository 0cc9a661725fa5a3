extension GraphicsContext {
    /// How what is drawn is laid over what is there already.
    ///
    /// The modes of colours are drawn by surfaces that blend, and as if normal by the others. The modes by alpha are drawn
    /// by masks, within their layer. ``sourceAtop`` and ``xor`` need what is there twice: where that has become much,
    /// what follows is drawn as if normal, and remarked once.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The mode's number, as Core Graphics has them.
        public let rawValue: Int32
        /// A mode of a number.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Over what is there.
        public static var normal: BlendMode { .init(rawValue: 0) }
        /// Colours multiplied: never lighter.
        public static var multiply: BlendMode { .init(rawValue: 1) }
        /// Inverses multiplied: never darker.
        public static var screen: BlendMode { .init(rawValue: 2) }
        /// Multiplied or screened, by what is there.
        public static var overlay: BlendMode { .init(rawValue: 3) }
        /// The darker of both.
        public static var darken: BlendMode { .init(rawValue: 4) }
        /// The lighter of both.
        public static var lighten: BlendMode { .init(rawValue: 5) }
        /// What is there brightened.
        public static var colorDodge: BlendMode { .init(rawValue: 6) }
        /// What is there darkened.
        public static var colorBurn: BlendMode { .init(rawValue: 7) }
        /// Darkened or lightened softly.
        public static var softLight: BlendMode { .init(rawValue: 8) }
        /// Multiplied or screened, by what is drawn.
        public static var hardLight: BlendMode { .init(rawValue: 9) }
        /// The difference of both.
        public static var difference: BlendMode { .init(rawValue: 10) }
        /// The difference, with less contrast.
        public static var exclusion: BlendMode { .init(rawValue: 11) }
        /// The hue of what is drawn.
        public static var hue: BlendMode { .init(rawValue: 12) }
        /// The saturation of what is drawn.
        public static var saturation: BlendMode { .init(rawValue: 13) }
        /// Hue and saturation of what is drawn.
        public static var color: BlendMode { .init(rawValue: 14) }
        /// The luminance of what is drawn.
        public static var luminosity: BlendMode { .init(rawValue: 15) }
        /// Takes away what is there.
        public static var clear: BlendMode { .init(rawValue: 16) }
        /// In place of what is there.
        public static var copy: BlendMode { .init(rawValue: 17) }
        /// What is drawn, where something is.
        public static var sourceIn: BlendMode { .init(rawValue: 18) }
        /// What is drawn, where nothing is.
        public static var sourceOut: BlendMode { .init(rawValue: 19) }
        /// Over what is there, and only where something is.
        public static var sourceAtop: BlendMode { .init(rawValue: 20) }
        /// Under what is there.
        public static var destinationOver: BlendMode { .init(rawValue: 21) }
        /// What is there, where something is drawn.
        public static var destinationIn: BlendMode { .init(rawValue: 22) }
        /// What is there, where nothing is drawn.
        public static var destinationOut: BlendMode { .init(rawValue: 23) }
        /// Under what is there, which stays only where something is drawn.
        public static var destinationAtop: BlendMode { .init(rawValue: 24) }
        /// Either, where not both are.
        public static var xor: BlendMode { .init(rawValue: 25) }
        /// Added, darker.
        public static var plusDarker: BlendMode { .init(rawValue: 26) }
        /// Added, lighter.
        public static var plusLighter: BlendMode { .init(rawValue: 27) }

        /// The name of a mode of colours, as an archive has it; nil for normal and for the modes by alpha.
        var colorName: String? {
            let names = [
                1: "multiply", 2: "screen", 3: "overlay", 4: "darken", 5: "lighten", 6: "colorDodge", 7: "colorBurn",
                8: "softLight", 9: "hardLight", 10: "difference", 11: "exclusion", 12: "hue", 13: "saturation",
                14: "color", 15: "luminosity", 26: "plusDarker", 27: "plusLighter",
            ]
            return names[Int(rawValue)]
        }

        /// Whether it is reckoned with how opaque both are.
        var isByAlpha: Bool { 16...25 ~= rawValue }

        /// The mode's name, for people.
        var name: String {
            [20: "sourceAtop", 25: "xor"][Int(rawValue)] ?? "mode \(rawValue)"
        }
    }
}
