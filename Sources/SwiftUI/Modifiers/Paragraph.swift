extension View {
    /// Most lines of text; nil for no limit.
    public nonisolated func lineLimit(_ number: Int?) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment {
            $0.look.paragraph.lineLimit = number.map { max($0, 1) }
            $0.look.paragraph.reservedLines = nil
        }
    }
    /// Most lines of text and whether their height is always kept free.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedContent<Self, _EnvironmentModifier>
    {
        changingEnvironment {
            $0.look.paragraph.lineLimit = max(limit, 1)
            $0.look.paragraph.reservedLines = reservesSpace ? max(limit, 1) : nil
        }
    }
    /// Fewest and most lines of text.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment {
            $0.look.paragraph.lineLimit = max(limit.upperBound, 1)
            $0.look.paragraph.reservedLines = max(limit.lowerBound, 1)
        }
    }
    /// Fewest lines of text.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment {
            $0.look.paragraph.lineLimit = nil
            $0.look.paragraph.reservedLines = max(limit.lowerBound, 1)
        }
    }
    /// Most lines of text.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// Points between lines.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.paragraph.lineSpacing = lineSpacing }
    }
    /// Where lines stand.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedContent<
        Self, _EnvironmentModifier
    > {
        changingEnvironment { $0.look.paragraph.alignment = alignment.archived }
    }
    /// How far text may shrink, 0…1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.paragraph.minimumScale = factor }
    }
    /// Which end of a line gives way.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.paragraph.truncation = mode.archived }
    }
    /// Whether letters may come closer.
    public nonisolated func allowsTightening(_ flag: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.paragraph.allowsTightening = flag }
    }
    /// Letters forced to one case.
    public nonisolated func textCase(_ textCase: Text.Case?) -> ModifiedContent<Self, _EnvironmentModifier> {
        changingEnvironment { $0.look.paragraph.textCase = textCase }
    }
}
