import WidgetDrawing
import WidgetLayout

/// A small terminal: just what the frame writer uses, strict about everything else.
struct TerminalModel {
    struct Shown: Equatable, CustomStringConvertible {
        var text = " "
        var foreground: RGB?
        var background: RGB?
        var attributes: CellAttributes = []
        var isContinuation = false
        var description: String {
            "“\(text)” \(foreground?.hex ?? 0) on \(background?.hex ?? 0) \(attributes.rawValue)"
        }
    }

    let width: Int
    let height: Int
    private(set) var cells: [Shown]
    private(set) var problems: [String] = []
    private(set) var clears = 0
    private var x = 0
    private var y = 0
    private var pen = Shown()
    /// The columns that this terminal gives a cluster; ours unless a test wants disagreement.
    var columns: (Character) -> Int = { ScalarWidth.columns(of: $0) }

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        cells = Array(repeating: Shown(), count: width * height)
    }

    subscript(x: Int, y: Int) -> Shown { cells[y * width + x] }

    mutating func receive(_ bytes: [UInt8]) {
        var rest = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
        while let scalar = rest.first {
            switch scalar {
            case "\u{1B}":
                rest.removeFirst()
                guard rest.first == "[" else {
                    problems.append("an escape that is not a control sequence")
                    continue
                }
                rest.removeFirst()
                var parameters = ""
                while let next = rest.first, !(0x40...0x7E).contains(next.value) {
                    parameters.unicodeScalars.append(next)
                    rest.removeFirst()
                }
                if let final = rest.popFirst() { control(parameters, Character(final)) }
            case "\r":
                rest.removeFirst()
                x = 0
            case "\n":
                rest.removeFirst()
                y += 1
                if y >= height { problems.append("scrolled") }
            default:
                let run = rest.prefix { $0.value >= 0x20 }
                if run.isEmpty {
                    problems.append("a control character \(scalar.value)")
                    rest.removeFirst()
                    continue
                }
                for cluster in String(run) { put(cluster) }
                rest = rest.dropFirst(run.count)
            }
        }
    }

    private mutating func put(_ cluster: Character) {
        let count = columns(cluster)
        guard x < width, y < height else {
            problems.append("written outside at \(x), \(y)")
            return
        }
        if cells[y * width + x].isContinuation, x > 0 {
            cells[y * width + x - 1] = Shown(background: cells[y * width + x - 1].background)
        }
        var shown = pen
        shown.text = String(cluster)
        set(x, shown)
        if count == 2, x + 1 < width {
            set(x + 1, Shown(text: "", background: pen.background, isContinuation: true))
        }
        // No automatic margin: the cursor stays on the last column.
        x = min(x + max(count, 1), width - 1)
    }

    private mutating func set(_ column: Int, _ shown: Shown) {
        let index = y * width + column
        if column + 1 < width, cells[index + 1].isContinuation {
            cells[index + 1] = Shown(background: cells[index + 1].background)
        }
        cells[index] = shown
    }

    private mutating func control(_ parameters: String, _ final: Character) {
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        switch final {
        case "H":
            y = max(numbers.first ?? 1, 1) - 1
            x = max(numbers.count > 1 ? numbers[1] : 1, 1) - 1
        case "C": x += max(numbers.first ?? 1, 1)
        case "J":
            if parameters != "2" { problems.append("an erase of another kind") }
            clears += 1
            cells = Array(repeating: Shown(), count: width * height)
        case "m": graphics(numbers.isEmpty ? [0] : numbers)
        case "h", "l": if parameters != "?2026" { problems.append("mode \(parameters)") }
        default: problems.append("sequence \(parameters)\(final)")
        }
    }

    private mutating func graphics(_ numbers: [Int]) {
        var index = 0
        while index < numbers.count {
            let code = numbers[index]
            switch code {
            case 0: pen = Shown()
            case 1: pen.attributes.insert(.bold)
            case 2: pen.attributes.insert(.dim)
            case 3: pen.attributes.insert(.italic)
            case 4: pen.attributes.insert(.underline)
            case 7: pen.attributes.insert(.reverse)
            case 9: pen.attributes.insert(.strikethrough)
            case 22: pen.attributes.subtract([.bold, .dim])
            case 23: pen.attributes.remove(.italic)
            case 24: pen.attributes.remove(.underline)
            case 27: pen.attributes.remove(.reverse)
            case 29: pen.attributes.remove(.strikethrough)
            case 38, 48:
                guard index + 4 < numbers.count, numbers[index + 1] == 2 else {
                    problems.append("a colour of another kind")
                    return
                }
                let color = RGB(
                    red: UInt8(numbers[index + 2]), green: UInt8(numbers[index + 3]), blue: UInt8(numbers[index + 4]))
                if code == 38 { pen.foreground = color } else { pen.background = color }
                index += 4
            case 39: pen.foreground = nil
            case 49: pen.background = nil
            default: problems.append("graphics \(code)")
            }
            index += 1
        }
    }

    /// Where the screen differs from a canvas in what an eye sees; at most a few.
    func differences(from canvas: CellCanvas) -> [String] {
        var found: [String] = []
        for y in 0..<height {
            for x in 0..<width where found.count < 5 {
                let (have, want) = (self[x, y], canvas[x, y])
                if want.isContinuation {
                    if have.background != want.background { found.append("\(x), \(y): ground of a second half") }
                    continue
                }
                let isBlank =
                    want.glyph.isSpace && want.attributes.isDisjoint(with: [.underline, .strikethrough, .reverse])
                let isSame =
                    have.text == want.glyph.text && have.background == want.background
                    && (isBlank
                        ? have.attributes.isDisjoint(with: [.underline, .strikethrough, .reverse])
                        : have.foreground == want.foreground && have.attributes == want.attributes)
                if !isSame { found.append("\(x), \(y): \(have) instead of “\(want.glyph.text)”") }
            }
        }
        return found
    }
}
