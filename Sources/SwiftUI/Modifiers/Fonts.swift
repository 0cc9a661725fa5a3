extension View {
    /// The font of text and symbols.
    public nonisolated func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.font = font }
    }
    /// The stroke of text and symbols.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.textLook.weight = weight }
    }
    /// The width of letters.
    public nonisolated func fontWidth(_ width: Font.Width?) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.textLook.width = width }
    }
    /// The family of the system's font.
    public nonisolated func fontDesign(_ design: Font.Design?) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.textLook.design = design }
    }
    /// Bold text.
    public nonisolated func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.textLook.isBold = isActive }
    }
    /// Slanted text.
    public nonisolated func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.textLook.isItalic = isActive }
    }
    /// All letters of one width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.textLook.design = isActive ? .monospaced : nil }
    }
    /// Digits of one width.
    public nonisolated func monospacedDigit() -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.textLook.hasMonospacedDigits = true }
    }
    /// More room between letters, points.
    public nonisolated func kerning(_ kerning: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.textLook.kerning = kerning }
    }
    /// More room between letters, points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
    /// The size of text relative to its font's.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> ModifiedContent<
        Self, _EnvironmentModifier
    > {
        changingEnvironment { if isEnabled { $0.look.textLook.scale = scale } }
    }
    /// Raised text, points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.textLook.baselineOffset = baselineOffset }
    }
    /// A line through text.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment {
            $0.look.textLook.strikethrough = TextLook.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }
    /// A line under text.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment {
            $0.look.textLook.underline = TextLook.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }
    /// The size of symbols beside text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.symbols.scale = scale.archived }
    }
    /// How symbols use colours.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> ModifiedContent<
        Self, _EnvironmentModifier
    > {
        changingEnvironment { $0.look.symbols.mode = mode?.archived }
    }
    /// The form of symbols.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment {
            var variants = $0.look.symbols.variants
            variants.shape = variant.shape ?? variants.shape
            variants.isFilled = variants.isFilled || variant.isFilled
            variants.isSlashed = variants.isSlashed || variant.isSlashed
            $0.look.symbols.variants = variant == .none ? .none : variants
        }
    }
    /// The text size.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.dynamicTypeSize = size }
    }
    /// Bounds of the text size.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let range = Unchecked(range)
        return changingEnvironment { environment in
            let all = DynamicTypeSize.allCases.filter { range.value.contains($0) }
            guard let first = all.first, let last = all.last else { return }
            environment.look.dynamicTypeSize = min(max(environment.look.dynamicTypeSize, first), last)
        }
    }
}
