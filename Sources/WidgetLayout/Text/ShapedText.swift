import WidgetArchive

/// A text cut into grapheme clusters with their advances and break opportunities.
struct ShapedText: Sendable {
    struct Cluster: Sendable {
        /// Points.
        var advance: Double
        /// First byte in ``ShapedText/bytes``; the last one is before the next cluster's first.
        var start: UInt32
        var run: UInt16
        var kind: Kind
        /// Whether a line may end after it.
        var breaksAfter = false
    }
    enum Kind: UInt8, Sendable { case letter, space, newline, symbol }

    /// A run's look and figures.
    struct Run: Sendable {
        var run: TextRun
        var metrics: FontMetrics
        var height: Double
        var ascent: Double
        var ellipsis: Double
    }

    private(set) var bytes: [UInt8] = []
    private(set) var clusters: [Cluster] = []
    private(set) var runs: [Run] = []
    /// When a live date next reads differently.
    private(set) var nextChange: Double?
    /// The direction of the first letter that has one.
    private(set) var isRightToLeft = false
    /// Whether all runs are of one height and baseline.
    private(set) var isUniform = true

    /// More runs than any real text has; the rest is left out.
    private static let runLimit = 4096

    init(_ node: TextNode, _ context: LayoutContext, isRightToLeft direction: Bool) {
        isRightToLeft = direction
        let measurer = context.measurer
        let dropsInvisible = context.quantum != nil
        var direction: Bool?
        for run in node.runs.prefix(Self.runLimit) {
            var metrics = measurer.metrics(of: run.font)
            let kern = run.kerning.isFinite && measurer.canScale ? run.kerning : 0
            let number = UInt16(runs.count)
            var text = ""
            var isSymbol = false
            var shape = Run(
                run: run, metrics: metrics, height: metrics.lineHeight, ascent: metrics.ascent,
                ellipsis: measurer.advance(of: "…", in: metrics))
            switch run.content {
            case .string(let string): text = string
            case .symbol(let symbol):
                isSymbol = true
                let size = measurer.size(of: symbol)
                shape.height = max(shape.height, size.height)
                shape.ascent = max(shape.ascent, size.height / 2 + metrics.capHeight / 2)
                clusters.append(
                    Cluster(advance: size.width, start: UInt32(bytes.count), run: number, kind: .symbol))
            case .live(let live):
                let reading = live.reading(
                    at: context.now, locale: live.locale ?? context.locale,
                    timeZone: live.timeZone.map { ZoneRules.named($0) } ?? context.timeZone)
                text = reading.text
                if let change = reading.nextChange { nextChange = min(nextChange ?? .infinity, change) }
                // So that a running clock does not push its neighbours about with every digit.
                metrics.hasMonospacedDigits = true
                shape.metrics = metrics
                shape.run.font.hasMonospacedDigits = true
            }
            if let first = runs.first, first.height != shape.height || first.ascent != shape.ascent {
                isUniform = false
            }
            runs.append(shape)
            if !isSymbol {
                append(text, run: number, metrics, kern, measurer, dropsInvisible: dropsInvisible, &direction)
            }
        }
        if let direction { isRightToLeft = direction }
        if runs.isEmpty {
            let run = TextRun()
            let metrics = measurer.metrics(of: run.font)
            runs.append(
                Run(run: run, metrics: metrics, height: metrics.lineHeight, ascent: metrics.ascent, ellipsis: 0))
        }
    }

    /// The words of a range of clusters.
    func text(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        let end = range.upperBound < clusters.count ? Int(clusters[range.upperBound].start) : bytes.count
        return String(decoding: bytes[Int(clusters[range.lowerBound].start)..<end], as: UTF8.self)
    }

    private mutating func append(
        _ text: String, run: UInt16, _ font: FontMetrics, _ kern: Double, _ measurer: some TextMeasurer,
        dropsInvisible: Bool, _ direction: inout Bool?
    ) {
        var text = text
        let isASCII: Bool = text.withUTF8 { utf8 in
            guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
            clusters.reserveCapacity(clusters.count + utf8.count)
            bytes.reserveCapacity(bytes.count + utf8.count)
            var previous: UInt8 = 0
            for byte in utf8 {
                defer { previous = byte }
                let start = UInt32(bytes.count)
                switch byte {
                case 0x0A, 0x0B, 0x0C, 0x0D:
                    if byte == 0x0A && previous == 0x0D { continue }
                    clusters.append(Cluster(advance: 0, start: start, run: run, kind: .newline))
                case 0x20, 0x09:
                    bytes.append(0x20)
                    let advance = measurer.advance(ofASCII: 0x20, in: font) + kern
                    clusters.append(Cluster(advance: advance, start: start, run: run, kind: .space, breaksAfter: true))
                case 0x21...0x7E:
                    let isLetter = LineBreaks.isASCIIAlphanumeric(byte)
                    // A hyphen ends a line only between letters, as in "well-known" but not in "-5".
                    if isLetter, previous == UInt8(ascii: "-"), !(byte >= 0x30 && byte <= 0x39), clusters.count > 1,
                        clusters[clusters.count - 2].kind == .letter
                    {
                        clusters[clusters.count - 1].breaksAfter = true
                    }
                    if isLetter, direction == nil, !(byte >= 0x30 && byte <= 0x39) { direction = false }
                    bytes.append(byte)
                    let advance = measurer.advance(ofASCII: byte, in: font) + kern
                    clusters.append(Cluster(advance: advance, start: start, run: run, kind: .letter))
                // Other control characters would drive a terminal; they are never drawn.
                default: continue
                }
            }
            return true
        }
        if !isASCII {
            appendClusters(text, run: run, font, kern, measurer, dropsInvisible: dropsInvisible, &direction)
        }
    }

    private mutating func appendClusters(
        _ text: String, run: UInt16, _ font: FontMetrics, _ kern: Double, _ measurer: some TextMeasurer,
        dropsInvisible: Bool, _ direction: inout Bool?
    ) {
        var previous: LineBreaks.Class = .start
        let characters = Array(text)
        let advances = measurer.advances(of: characters, in: font)
        for (index, character) in characters.enumerated() {
            guard let scalar = character.unicodeScalars.first else { continue }
            let start = UInt32(bytes.count)
            switch scalar.value {
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
                clusters.append(Cluster(advance: 0, start: start, run: run, kind: .newline))
                previous = .start
                continue
            case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000:
                let shown: Character = scalar.value == 0x09 ? " " : character
                bytes.append(contentsOf: shown.utf8)
                let advance = (scalar.value == 0x09 ? measurer.advance(of: shown, in: font) : advances[index]) + kern
                clusters.append(Cluster(advance: advance, start: start, run: run, kind: .space, breaksAfter: true))
                previous = .space
                continue
            case 0x200B:
                if !clusters.isEmpty { clusters[clusters.count - 1].breaksAfter = true }
                continue
            default: break
            }
            if LineBreaks.isDropped(scalar) { continue }
            var advance = advances[index]
            if advance == 0 && dropsInvisible { continue }
            if advance > 0 { advance += kern }
            if direction == nil { direction = LineBreaks.direction(of: scalar) }
            let kind = LineBreaks.Class(scalar)
            if LineBreaks.isAllowed(between: previous, and: kind), !clusters.isEmpty {
                clusters[clusters.count - 1].breaksAfter = true
            }
            previous = kind
            bytes.append(contentsOf: character.utf8)
            clusters.append(Cluster(advance: advance, start: start, run: run, kind: .letter))
        }
    }
}
