// On a text the modifier that stands nearest to it wins, as it does in the environment.
extension Text {
    private func with(_ change: (inout Text) -> Void) -> Text {
        var copy = self
        change(&copy)
        return copy
    }

    /// The text in a font.
    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
    /// The text with a stroke.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.look.weight = $0.look.weight ?? weight } }
    /// The text with a width.
    public func fontWidth(_ width: Font.Width?) -> Text { with { $0.look.width = $0.look.width ?? width } }
    /// The text in a family of the system's font.
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.look.design = $0.look.design ?? design } }
    /// The text in a colour.
    public func foregroundColor(_ color: Color?) -> Text {
        with { $0.foreground = $0.foreground ?? (color.map(TextForeground.color) ?? TextForeground.none) }
    }
    /// The text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with {
            guard $0.foreground == nil else { return }
            $0.foreground = (style as? Color).map(TextForeground.color) ?? .style(AnyShapeStyle(style))
        }
    }
    /// The text in bold.
    public func bold() -> Text { bold(true) }
    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { with { $0.look.isBold = $0.look.isBold ?? isActive } }
    /// The text, slanted.
    public func italic() -> Text { italic(true) }
    /// The text, slanted or not.
    public func italic(_ isActive: Bool) -> Text { with { $0.look.isItalic = $0.look.isItalic ?? isActive } }
    /// The text with all letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text {
        with { $0.look.design = $0.look.design ?? (isActive ? .monospaced : .default) }
    }
    /// The text with digits of one width.
    public func monospacedDigit() -> Text { with { $0.look.hasMonospacedDigits = true } }
    /// The text with a line through it.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// The text with a line of a pattern through it.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with {
            $0.look.strikethrough =
                $0.look.strikethrough ?? TextLook.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }
    /// The text with a line under it.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// The text with a line of a pattern under it.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with {
            $0.look.underline = $0.look.underline ?? TextLook.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }
    /// The text with more room between letters, points.
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.look.kerning = $0.look.kerning ?? kerning } }
    /// The text with more room between letters, points.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
    /// The text raised by points.
    public func baselineOffset(_ offset: CGFloat) -> Text {
        with { $0.look.baselineOffset = $0.look.baselineOffset ?? offset }
    }
    /// The text at a size relative to its font's.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with { $0.look.scale = $0.look.scale ?? scale } : self
    }

    /// A relative size of text. Apple documents no ratio for ``secondary``: 0.8 is an estimate.
    public struct Scale: Hashable, Sendable {
        private let isSecondary: Bool
        /// How large letters are, beside the font's own.
        var ratio: Double { isSecondary ? 0.8 : 1 }
        /// Usual.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller.
        public static let secondary = Scale(isSecondary: true)
    }
}
