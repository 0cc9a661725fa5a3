import WidgetArchive
import WidgetLayout

extension ViewPainter {
    /// Draws lines of text.
    mutating func paint(_ text: PlacedText, _ state: PaintState) {
        for line in text.lines {
            let box = state.map.apply(line.frame)
            if state.isRedacted {
                paintBar(box, state)
                continue
            }
            let row = cell(at: box.minX, box.midY).y
            for fragment in line.fragments {
                let left = box.minX + fragment.x * (state.map.keepsRectangles ? abs(state.map.a) : 1)
                paint(fragment, text.isRightToLeft, x: left, row: row, box: box, state)
            }
        }
    }

    private mutating func paint(
        _ fragment: PlacedText.Fragment, _ isRightToLeft: Bool, x left: Double, row: Int, box: Rect, _ state: PaintState
    ) {
        let run = fragment.run
        let paint = state.adapt(colors.resolve(run.paint))
        // Half a column is the nearest column.
        var x = cell(at: left + grid.cell.width / 2 - 1e-3, 0).x
        if case .symbol(let symbol) = run.content, fragment.text.isEmpty {
            put(symbol, x, row, paint.color(at: grid.rect(x, row).midX, box.midY, in: box), state)
            return
        }
        var attributes = run.font.cellAttributes
        if run.strikethrough != nil { attributes.insert(.strikethrough) }
        if run.underline != nil || run.link != nil { attributes.insert(.underline) }
        for piece in Clusters(fragment.text, isRightToLeft: isRightToLeft) {
            let color = paint.color(at: grid.rect(x, row).midX, box.midY, in: box)
            let drawn = isASCII ? piece.asciiFallback : piece
            put(
                drawn.glyph, x, row, color, attributes, columns: drawn.columns, isUncertain: drawn.isUncertain,
                clips: state.clips)
            x += piece.columns
        }
    }

    /// A bar in place of words: three quarters of the row, so that lines stay apart.
    mutating func paintBar(_ box: Rect, _ state: PaintState) {
        guard box.size.width > 0 else { return }
        if grid.hasColor {
            let height = max(grid.cell.height * 0.5, box.size.height - grid.cell.height * 0.5)
            let bar = Rect(x: box.minX, y: box.maxY - height, width: box.size.width, height: height)
            let radius = min(4, height / 2)
            grid.fill(
                .rounded(bar, Array(repeating: Size(width: radius, height: radius), count: 4)),
                state.adapt(.solid(SystemPalette.label(level: 0, colors.scheme).faded(0.18))), in: bar,
                clips: state.clips)
        } else {
            let area = grid.cells(of: box)
            for y in area.y..<max(area.y, area.maxY) {
                for x in area.x..<max(area.x, area.maxX) {
                    put(Glyph(isASCII ? "#" : "░"), x, y, .black, clips: state.clips)
                }
            }
        }
    }
}

extension Clusters.Piece {
    /// The piece, or a question mark where it is not ASCII.
    var asciiFallback: Clusters.Piece {
        // One column even for a wide one: the column that is left stays empty.
        glyph.isASCII ? self : Clusters.Piece(glyph: Typewriter.ascii(glyph), columns: 1, isUncertain: false)
    }
}

/// Typographic characters as a typewriter has them.
enum Typewriter {
    /// The nearest ASCII character; `?` where there is none.
    static func ascii(_ glyph: Glyph) -> Glyph { table[glyph] ?? Glyph(ascii: 0x3F) }

    private static let table: [Glyph: Glyph] = {
        var table: [Glyph: Glyph] = [:]
        let pairs: [(String, Character)] = [
            ("‘’‚′", "'"), ("“”„″", "\""), ("–—−‐‑", "-"), ("…", "."), ("•·∙●", "*"), ("×", "x"), ("→", ">"),
            ("←", "<"),
            ("↑", "^"), ("↓", "v"), ("✓✔", "v"), ("\u{A0}", " "), ("°", "o"), ("½", "2"), ("äàáâã", "a"), ("ëèéê", "e"),
            ("ïìíî", "i"), ("öòóôõ", "o"), ("üùúû", "u"), ("ç", "c"), ("ñ", "n"), ("ß", "s"), ("ÄÀÁÂ", "A"),
            ("ÖÒÓÔ", "O"), ("ÜÙÚÛ", "U"), ("ËÈÉÊ", "E"),
        ]
        for (characters, ascii) in pairs {
            for character in characters { table[Glyph(character)] = Glyph(ascii) }
        }
        return table
    }()
}

extension FontDescription {
    /// How a terminal shows the font: it has one size, so titles and large letters are bold like heavy weights.
    var cellAttributes: CellAttributes {
        var attributes: CellAttributes = isItalic ? [.italic] : []
        let isHeavy: Bool =
            switch weight {
            case .semibold, .bold, .heavy, .black: true
            case .ultraLight, .thin, .light: false
            case .regular, .medium: false
            case nil:
                switch style {
                case .headline, .largeTitle, .title, .title2, .title3: true
                case nil: (size ?? 17) >= 20
                default: false
                }
            }
        if isHeavy { attributes.insert(.bold) }
        return attributes
    }
}
