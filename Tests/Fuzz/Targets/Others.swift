@testable import AppIntents
import GroupContainer
import WidgetArchive
@testable import WidgetDrawing
import WidgetPage

/// Files of translations.
enum Translations {
    static func catalog(_ bytes: [UInt8]) {
        guard let catalog = try? StringCatalog(bytes) else { return }
        for locale in ["de_DE", "ar", "en"] { _ = catalog.entries(for: locale) }
    }

    static func strings(_ bytes: [UInt8]) {
        guard let pairs = try? StringsFile.parse(bytes) else { return }
        let parser = TemplateParser()
        for (_, value) in pairs { _ = parser.parse(value) }
    }

    static func stringsdict(_ bytes: [UInt8]) {
        for language in ["en", "ar"] { _ = (try? StringsDictFile(bytes, language: language))?.entries }
    }
}

/// Pictures in archives.
enum Pictures {
    static func png(_ bytes: [UInt8]) {
        guard let picture = try? PNGDecoder.decode(bytes, maxWidth: 64, maxHeight: 64) else { return }
        guard picture.width <= 64, picture.height <= 64 else { fatalError("larger than asked for") }
    }

    static func header(_ bytes: [UInt8]) {
        guard let header = PictureHeader(bytes) else { return }
        guard header.width > 0, header.height > 0 else { fatalError("a picture without a size") }
    }
}

/// What a terminal sends.
enum Keys {
    /// The first byte says where the reads are cut; what is typed must not depend on it, but for a lone ESC.
    static func run(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let rest = bytes.dropFirst()
        var whole = InputParser()
        let events = whole.feed(rest)
        guard !rest.contains(0x1B) else {
            var cut = InputParser()
            for byte in rest { _ = cut.feed([byte]) }
            return
        }
        var cut = InputParser()
        let at = rest.startIndex + Int(first) % max(rest.count, 1)
        let pieces = cut.feed(rest[..<at]) + cut.feed(rest[at...])
        guard pieces == events else { fatalError("typed keys depend on where reads are cut") }
    }
}

/// Lines of trace files, which any process writes and others show.
enum Traces {
    static func run(_ bytes: [UInt8]) {
        let events = bytes.split(separator: UInt8(ascii: "\n")).compactMap { TraceEvent(line: $0) }
        for event in events {
            guard TraceEvent(line: event.line.dropLast()) == event else { fatalError("a line reads as another") }
        }
        for waterfall in WaterfallGrouper.waterfalls(in: events) {
            let text = waterfall.render(width: 80, style: .plain, glyphs: .blocks, clock: .current())
            guard !text.contains("\u{1B}") else { fatalError("a trace commands the terminal") }
        }
    }
}

/// What arrives on the page's port, whoever connects.
enum Requests {
    /// The first byte says where it is cut; the requests must not depend on it.
    static func run(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let rest = bytes.dropFirst()
        let at = rest.startIndex + Int(first) % max(rest.count, 1)
        let (whole, cut) = (requests([rest]), requests([rest[..<at], rest[at...]]))
        guard whole == cut else { fatalError("requests depend on where reads are cut") }
    }

    private static func requests(_ pieces: [ArraySlice<UInt8>]) -> [RequestParser.Step] {
        var parser = RequestParser()
        var steps: [RequestParser.Step] = []
        for piece in pieces {
            var rest = piece
            while !rest.isEmpty {
                let part = rest.prefix(parser.room)
                if part.isEmpty { return steps }
                parser.take(part)
                rest = rest.dropFirst(part.count)
                while true {
                    let step = parser.next()
                    if step == .incomplete { break }
                    steps.append(step)
                    if case .refused = step { return steps }
                }
            }
        }
        return steps
    }
}
