/// How many colours a terminal shows.
public enum ColorDepth: Int, Sendable, CaseIterable, Comparable {
    /// None; attributes (bold, underline …) stay.
    case none
    /// The sixteen named colours, whose exact look the user's theme decides.
    case ansi16
    /// The 6 × 6 × 6 cube and the grey ramp of xterm.
    case indexed256
    /// Eight bits a component.
    case trueColor

    /// Fewer colours come first.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}

/// Colours mapped to what a terminal of fewer colours has.
enum ColorQuantizer {
    /// The nearest of the 240 fixed colours of the 256 (16…255); the first sixteen are the user's and not relied on.
    static func index256(_ color: RGB) -> UInt8 {
        func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
        let (r, g, b) = (step(color.red), step(color.green), step(color.blue))
        let cube = RGB(red: levels[r], green: levels[g], blue: levels[b])
        let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        let grayStep = average > 238 ? 23 : max(0, (average - 3) / 10)
        let gray = UInt8(8 + 10 * grayStep)
        let grayColor = RGB(red: gray, green: gray, blue: gray)
        if distance(color, grayColor) < distance(color, cube) { return UInt8(232 + grayStep) }
        return UInt8(16 + 36 * r + 6 * g + b)
    }

    /// The sRGB value of an entry 16…255.
    static func color256(_ index: UInt8) -> RGB {
        if index >= 232 {
            let gray = UInt8(8 + 10 * (Int(index) - 232))
            return RGB(red: gray, green: gray, blue: gray)
        }
        let value = Int(index) - 16
        return RGB(red: levels[value / 36], green: levels[value / 6 % 6], blue: levels[value % 6])
    }

    /// The named colour (0…15) that means the same: by hue, for themes change what the names look like.
    static func index16(_ color: RGB) -> UInt8 {
        let high = max(color.red, max(color.green, color.blue))
        let low = min(color.red, min(color.green, color.blue))
        let chroma = Int(high) - Int(low)
        if chroma < 40 || Int(chroma) * 100 < Int(high) * 22 {
            switch (Int(high) + Int(low)) / 2 {
            case ..<48: return 0
            case ..<120: return 8
            case ..<200: return 7
            default: return 15
            }
        }
        let hue: Float
        let span = Float(chroma)
        if high == color.red {
            hue = 60 * (Float(color.green) - Float(color.blue)) / span
        } else if high == color.green {
            hue = 120 + 60 * (Float(color.blue) - Float(color.red)) / span
        } else {
            hue = 240 + 60 * (Float(color.red) - Float(color.green)) / span
        }
        let turned = hue < 0 ? hue + 360 : hue
        let base: UInt8 =
            switch turned {
            case ..<22: 1
            case ..<70: 3
            case ..<165: 2
            case ..<200: 6
            case ..<262: 4
            case ..<335: 5
            default: 1
            }
        return high > 150 ? base + 8 : base
    }

    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    /// Squared distance, weighted as the eye weighs.
    private static func distance(_ first: RGB, _ second: RGB) -> Int {
        let (r, g, b) = (
            Int(first.red) - Int(second.red), Int(first.green) - Int(second.green), Int(first.blue) - Int(second.blue)
        )
        return 3 * r * r + 6 * g * g + b * b
    }
}
