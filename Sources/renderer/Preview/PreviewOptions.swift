import Glibc
import GroupContainer
import WidgetArchive

/// What `renderer preview` is asked.
struct PreviewOptions: Equatable {
    /// How previews are written.
    enum Format: String, CaseIterable { case text, svg, png }

    var extensionPath = ""
    /// Shows only previews whose name, file or place contains this.
    var filter: String?
    var isList = false
    var showsAllFamilies = false
    /// nil: the screen.
    var format: Format?
    /// A file, or a folder when there are several pictures; nil: standard output for text.
    var output: String?
    /// The entry, from 1; nil: all of them where pictures are written.
    var entry: Int?
    var scheme = Options.Scheme.auto
    var locale: String?
    var typeSize = "large"
    var mode = "fullColor"

    static let typeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]
    static let modes = ["fullColor", "accented", "vibrant"]

    static let help = """
        usage: renderer preview --extension PATH [NAME] [options]

        Shows the #Preview blocks of an extension; with NAME those whose name, or file:line, contains it.

          --list               lists them: name, file and line
          --format FORMAT      writes them instead: text, svg or png
          -o, --output PATH    a file, whose ending says the format, or a folder for several
          --entry N            only that entry of the timeline, from 1
          --families           every family that the widget supports, not only the preview's own
          --scheme SCHEME      light, dark or auto
          --locale NAME        such as uk_UA
          --type-size SIZE     \(typeSizes.joined(separator: ", "))
          --mode MODE          \(modes.joined(separator: ", "))

        Keys: left and right step through the timeline's entries, up and down through the previews; f families,
        d light or dark, l language, t and T type size, m rendering mode, r anew, q quit. A new build is shown by itself.

        \(ExitStatus.table)

        """

    /// Reads the words after `preview`.
    static func parse(_ words: [String]) throws(UsageError) -> PreviewOptions {
        var options = PreviewOptions()
        var rest = words[...]
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            func value(_ what: String) throws(UsageError) -> String {
                if word.hasPrefix("-"), parts.count == 2 { return parts[1] }
                guard let next = rest.popFirst(), !next.isEmpty else { throw UsageError("\(word) needs \(what)") }
                return next
            }
            func one(of choices: [String]) throws(UsageError) -> String {
                let given = try value("one of \(choices.joined(separator: ", "))")
                guard choices.contains(given) else {
                    throw UsageError("\(parts[0]) is one of \(choices.joined(separator: ", ")), not '\(given)'")
                }
                return given
            }
            switch word.hasPrefix("-") ? parts.first ?? word : word {
            case "--extension": options.extensionPath = Place.absolute(try value("the path of an executable"))
            case "--list": options.isList = true
            case "--families": options.showsAllFamilies = true
            case "--format": options.format = Format(rawValue: try one(of: Format.allCases.map(\.rawValue)))
            case "-o", "--output": options.output = Place.absolute(try value("a path"))
            case "--entry":
                let text = try value("a number")
                guard let number = Int(text), number > 0 else {
                    throw UsageError("--entry needs a number, 1 or more, not '\(text)'")
                }
                options.entry = number
            case "--scheme":
                options.scheme = Options.Scheme(rawValue: try one(of: Options.Scheme.allCases.map(\.rawValue))) ?? .auto
            case "--locale":
                let text = try value("a locale such as uk_UA")
                options.locale = try Place.wantedLocale("--locale", text)
            case "--type-size": options.typeSize = try one(of: typeSizes)
            case "--mode": options.mode = try one(of: modes)
            case let name where name.hasPrefix("-"): throw UsageError("there is no option '\(name)' of preview")
            default:
                guard options.filter == nil else { throw UsageError("'\(word)' is too much for the command preview") }
                options.filter = word
            }
        }
        if options.extensionPath.isEmpty {
            throw UsageError("preview needs --extension PATH, the executable of a widget extension")
        }
        if let output = options.output, options.format == nil {
            options.format = .svg
            if let ending = FileEnding.of(output), !output.hasSuffix("/") {
                guard let format = format(ending) else {
                    throw UsageError(
                        "-o \(output): a preview is text (txt), svg or png, not \(ending); say which with --format")
                }
                options.format = format
            }
        }
        return options
    }

    private static func format(_ ending: String) -> Format? { Format(rawValue: ending == "txt" ? "text" : ending) }

    /// Whether a path is that of one picture rather than of a folder for several.
    static func isPicture(_ path: String) -> Bool { FileEnding.of(path).flatMap(format) != nil }

    /// Where the previews are shown.
    func surroundings(_ environment: [String: String]) -> Surroundings {
        var surroundings = Place.surroundings(environment, isDark: Place.isDark(scheme, environment))
        // Pictures are light without other words, as on a desk; a terminal is what it is.
        if format != nil && scheme == .auto { surroundings.colorScheme = "light" }
        if let locale { surroundings.locale = locale }
        surroundings.typeSize = typeSize
        surroundings.renderingMode = mode
        surroundings.isPreview = true
        surroundings.measurer = format == .svg || format == .png ? "points" : "cells"
        return surroundings
    }
}
