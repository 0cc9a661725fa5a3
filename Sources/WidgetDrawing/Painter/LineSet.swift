/// The characters of a frame of lines.
struct LineSet {
    var horizontal: Glyph
    var vertical: Glyph
    var topLeft: Glyph
    var topRight: Glyph
    var bottomLeft: Glyph
    var bottomRight: Glyph

    init(isASCII: Bool, isRounded: Bool, isHeavy: Bool = false, isDashed: Bool = false) {
        let characters: [Character] =
            if isASCII {
                isRounded ? Array("-|..''") : Array("-|++++")
            } else if isHeavy {
                isDashed ? Array("┅┇┏┓┗┛") : Array("━┃┏┓┗┛")
            } else if isRounded {
                isDashed ? Array("┄┆╭╮╰╯") : Array("─│╭╮╰╯")
            } else {
                isDashed ? Array("┄┆┌┐└┘") : Array("─│┌┐└┘")
            }
        horizontal = Glyph(characters[0])
        vertical = Glyph(characters[1])
        topLeft = Glyph(characters[2])
        topRight = Glyph(characters[3])
        bottomLeft = Glyph(characters[4])
        bottomRight = Glyph(characters[5])
    }
}
