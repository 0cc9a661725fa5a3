import Glibc
import GroupContainer
import WidgetArchive
import WidgetDrawing
import WidgetLayout

/// What the environment says about the place where widgets are shown.
enum Place {
    /// The surroundings on a terminal.
    static func surroundings(_ environment: [String: String], isDark: Bool) -> Surroundings {
        var surroundings = Surroundings()
        surroundings.locale = locale(environment)
        surroundings.timeZone = timeZone(environment)
        surroundings.colorScheme = isDark ? "dark" : "light"
        surroundings.measurer = "cells"
        return surroundings
    }

    /// `uk_UA` of LC_ALL, LC_MESSAGES or LANG; the C locale is English.
    static func locale(_ environment: [String: String]) -> String {
        let given = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        return locale(given) ?? "en_US"
    }

    /// The identifier in a name such as `uk_UA.UTF-8`, `pt-BR` or `C`; nil when it is no locale's name.
    static func locale(_ name: String) -> String? {
        let bare = name.prefix { $0 != "." && $0 != "@" }
        if bare == "C" || bare == "POSIX" { return "en_US" }
        let parts = bare.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        guard let language = parts.first, (2...3).contains(language.utf8.count), language.allSatisfy(\.isLetter),
            parts.allSatisfy({ (2...8).contains($0.utf8.count) }),
            bare.utf8.allSatisfy({ $0 < 0x80 }), bare.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) })
        else { return nil }
        return String(bare)
    }

    /// The locale that an option names, which must be one of a language and a region that there are.
    static func wantedLocale(_ option: String, _ text: String) throws(UsageError) -> String {
        guard let locale = locale(text) else {
            throw UsageError("\(option) needs a locale such as uk_UA or pt-BR, not '\(text)'")
        }
        if let part = LocaleNames.unknownPart(of: locale) {
            throw UsageError("\(option) '\(text)': there is no \(part); a locale is one such as uk_UA or pt-BR")
        }
        return locale
    }

    /// The locale that somebody asked for, by an option or by the environment; nil: nobody did, and English is as good as
    /// any.
    static func askedLocale(_ options: Options, _ environment: [String: String]) -> String? {
        if let locale = options.locale { return locale }
        let given = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let bare = given.prefix { $0 != "." && $0 != "@" }
        return ["", "C", "POSIX"].contains(bare) ? nil : locale(given)
    }

    /// Says it where widgets are shown in another language than somebody asked for: a reader shows what is there.
    static func tellLanguage(shown: String, _ options: Options, _ environment: [String: String], isHosted: Bool) {
        guard let asked = askedLocale(options, environment), asked != shown else { return }
        let who = isHosted ? "as the renderer that runs shows them" : "as a renderer showed them last"
        Output.complain(
            "the widgets stand here in \(shown), \(who), and not in \(asked); 'renderer snapshot' draws in any language"
        )
    }

    /// Where lines begin in a locale's language.
    static func direction(of locale: String) -> LayoutContext.Direction {
        let language = locale.prefix { $0 != "_" && $0 != "-" }
        return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv"].contains(String(language))
            ? .rightToLeft : .leftToRight
    }

    /// The IANA name in TZ, else the one that /etc/localtime leads to, else UTC.
    static func timeZone(_ environment: [String: String]) -> String {
        if let given = environment["TZ"], !given.isEmpty {
            return String(given.drop { $0 == ":" })
        }
        let link = (try? Sys.readlink("/etc/localtime")) ?? ""
        let parts = link.split(separator: "/")
        guard let folder = parts.lastIndex(of: "zoneinfo") else { return "UTC" }
        return parts[(folder + 1)...].joined(separator: "/")
    }

    /// Whether the surface is dark: as asked, else by COLORFGBG (`15;0`: the last number is the background's).
    static func isDark(_ scheme: Options.Scheme, _ environment: [String: String]) -> Bool {
        switch scheme {
        case .dark: return true
        case .light: return false
        case .auto:
            guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let color = Int(last) else {
                return true
            }
            return color < 7 || color == 8
        }
    }

    /// An absolute path: relative ones begin at the working directory.
    static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        guard let buffer = getcwd(nil, 0) else { return path }
        defer { free(buffer) }
        let parts = path.split(separator: "/").filter { $0 != "." }
        return ([String(cString: buffer)] + parts.map(String.init)).joined(separator: "/")
    }
}
