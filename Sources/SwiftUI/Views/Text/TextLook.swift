internal import WidgetArchive

/// What was said about the look of a text, beside its font; nil where nothing was said.
struct TextLook: Equatable, Sendable {
    /// A line through or under text, or the wish that there be none.
    struct Line: Equatable, Sendable {
        var isActive: Bool
        var pattern: Text.LineStyle.Pattern
        var color: Color?

        var archived: TextRun.LineDecoration? {
            guard isActive else { return nil }
            var line = TextRun.LineDecoration()
            (line.color, line.pattern) = (color?.reference, pattern.name)
            return line
        }
    }

    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var design: Font.Design?
    var width: Font.Width?
    var hasMonospacedDigits: Bool?
    var strikethrough: Line?
    var underline: Line?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var scale: Text.Scale?

    /// What this says, and where it is silent, what the outer one says.
    func over(_ outer: TextLook) -> TextLook {
        var look = self
        look.weight = weight ?? outer.weight
        look.isBold = isBold ?? outer.isBold
        look.isItalic = isItalic ?? outer.isItalic
        look.design = design ?? outer.design
        look.width = width ?? outer.width
        look.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        look.strikethrough = strikethrough ?? outer.strikethrough
        look.underline = underline ?? outer.underline
        look.kerning = kerning ?? outer.kerning
        look.baselineOffset = baselineOffset ?? outer.baselineOffset
        look.scale = scale ?? outer.scale
        return look
    }

    /// A font as this changes it.
    func applied(to font: FontDescription) -> FontDescription {
        var font = font
        if let weight { font.weight = weight.archived }
        if let isBold {
            // The least weight that is bold; text that is heavier stays so.
            if isBold { font.weight = font.weight.map { $0 == .heavy || $0 == .black ? $0 : .bold } ?? .bold }
            if !isBold, weight == nil, font.weight == .bold { font.weight = nil }
        }
        if let isItalic { font.isItalic = isItalic }
        if let design { font.design = design.archived }
        if let width { font.width = width.archived }
        if let hasMonospacedDigits { font.hasMonospacedDigits = hasMonospacedDigits }
        if let scale { font.scale(by: scale.ratio) }
        return font
    }
}

extension EnvironmentValues {
    /// The font of symbols and of text that says nothing itself.
    var resolvedFont: FontDescription { sized(look.textLook.applied(to: look.font?.description ?? FontDescription())) }

    /// A font with the text size that a view has set; where none has, the surface takes the place's.
    func sized(_ font: FontDescription) -> FontDescription {
        guard look.dynamicTypeSize != look.placeTypeSize, font.style != nil || font.relativeTo != nil else {
            return font
        }
        var font = font
        font.typeSize = "\(look.dynamicTypeSize)"
        return font
    }
}
