@testable import AppIntents
import WidgetArchive
@testable import WidgetDrawing

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
