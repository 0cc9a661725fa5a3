internal import WidgetArchive

extension EnvironmentValues {
    /// The font of text.
    public var font: Font? {
        get { look.font }
        set { look.font = newValue }
    }
    /// Most lines of text.
    public var lineLimit: Int? {
        get { look.paragraph.lineLimit }
        set {
            look.paragraph.lineLimit = newValue.map { max($0, 1) }
            look.paragraph.reservedLines = nil
        }
    }
    /// Points between lines.
    public var lineSpacing: CGFloat {
        get { look.paragraph.lineSpacing }
        set { look.paragraph.lineSpacing = newValue }
    }
    /// How far text may shrink.
    public var minimumScaleFactor: CGFloat {
        get { look.paragraph.minimumScale }
        set { look.paragraph.minimumScale = newValue }
    }
    /// Where lines stand.
    public var multilineTextAlignment: TextAlignment {
        get { TextAlignment(look.paragraph.alignment) }
        set { look.paragraph.alignment = newValue.archived }
    }
    /// Which end of a line gives way.
    public var truncationMode: Text.TruncationMode {
        get { Text.TruncationMode(look.paragraph.truncation) }
        set { look.paragraph.truncation = newValue.archived }
    }
    /// Whether letters may come closer.
    public var allowsTightening: Bool {
        get { look.paragraph.allowsTightening }
        set { look.paragraph.allowsTightening = newValue }
    }
    /// Letters forced to one case.
    public var textCase: Text.Case? {
        get { look.paragraph.textCase }
        set { look.paragraph.textCase = newValue }
    }
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { Image.Scale(look.symbols.scale) }
        set { look.symbols.scale = newValue.archived }
    }
    /// How symbols use colours.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { look.symbols.mode.map(SymbolRenderingMode.init) }
        set { look.symbols.mode = newValue?.archived }
    }
    /// Which form of symbols is preferred.
    public var symbolVariants: SymbolVariants {
        get { look.symbols.variants }
        set { look.symbols.variants = newValue }
    }
    /// The size of controls.
    public var controlSize: ControlSize {
        get { look.controls.size }
        set { look.controls.size = newValue }
    }
    /// The material under the view; not known to an archive.
    public var backgroundMaterial: Material? {
        get { nil }
        set { _ = newValue }
    }
}
