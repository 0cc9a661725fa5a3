/// What a terminal can do, as far as the environment tells.
///
/// | output | TERM | NO_COLOR | CLICOLOR_FORCE | result |
/// |---|---|---|---|---|
/// | not a terminal | any | any | not set or `0` | no escape at all, one frame |
/// | not a terminal | any | unset or empty | set and not `0` | colours, no cursor control |
/// | terminal | `dumb` or unset | any | any | no escape at all |
/// | terminal | else | set and not empty | any | attributes and cursor control, no colour |
/// | terminal | else | unset or empty | any | colours by COLORTERM and TERM |
///
/// A colour depth given on the command line goes before all of the environment, except that a dumb terminal stays
/// one. (NO_COLOR: no-color.org, an empty value does not count. CLICOLOR_FORCE: bixense.com/clicolors.)
public struct TerminalCapabilities: Hashable, Sendable {
    /// How many colours.
    public var colorDepth: ColorDepth
    /// Whether text is UTF-8; else only ASCII is drawn.
    public var isUTF8: Bool
    /// Whether input and output are a terminal that can be controlled: raw mode, alternate screen, mouse.
    public var isInteractive: Bool
    /// Whether the output may hold colours and attributes.
    public var allowsEscapes: Bool
    /// Whether the synchronised-output marks are worth their bytes: known terminals that honour them, none in between.
    public var isSynchronized: Bool

    /// Reads the environment.
    ///
    /// - Parameters:
    ///   - environment: the process's variables.
    ///   - inputIsTerminal: whether keys can be read.
    ///   - outputIsTerminal: whether a person sees the output.
    ///   - colorOverride: what the command line asks for; nil for nothing.
    public init(
        environment: [String: String], inputIsTerminal: Bool, outputIsTerminal: Bool, colorOverride: ColorDepth? = nil
    ) {
        let term = environment["TERM"] ?? ""
        let isDumb = term.isEmpty || term == "dumb"
        let refusesColor = !(environment["NO_COLOR"] ?? "").isEmpty
        let forcesColor = !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
        isUTF8 = Self.isUTF8(environment) && term != "dumb"
        isInteractive = inputIsTerminal && outputIsTerminal && !isDumb
        if outputIsTerminal {
            allowsEscapes = !isDumb
        } else {
            allowsEscapes = colorOverride.map { $0 != .none } ?? (forcesColor && !refusesColor)
        }
        let offered = Self.depth(environment, term: term)
        if !allowsEscapes {
            colorDepth = .none
        } else if let colorOverride {
            colorDepth = colorOverride
        } else if refusesColor {
            colorDepth = .none
        } else {
            colorDepth = outputIsTerminal ? offered : max(offered, .ansi16)
        }
        let isInside = environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux")
        let honours =
            ["kitty", "foot", "alacritty", "ghostty", "contour", "wezterm"].contains { term.contains($0) }
            || ["WezTerm", "iTerm.app", "ghostty"].contains(environment["TERM_PROGRAM"] ?? "")
        isSynchronized = isInteractive && honours && !isInside
    }

    private static func depth(_ environment: [String: String], term: String) -> ColorDepth {
        let colorTerm = environment["COLORTERM"] ?? ""
        if colorTerm == "truecolor" || colorTerm == "24bit" {
            // GNU screen before 5 writes 24-bit colours as garbage even when the outer terminal has them.
            return term.hasPrefix("screen") && environment["TMUX"] == nil ? .indexed256 : .trueColor
        }
        if ["direct", "kitty", "foot", "alacritty", "ghostty", "wezterm"].contains(where: term.contains) {
            return .trueColor
        }
        if ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"].contains(environment["TERM_PROGRAM"] ?? "") {
            return .trueColor
        }
        if environment["WT_SESSION"] != nil { return .trueColor }
        if term.contains("256color") || term.hasPrefix("tmux") { return .indexed256 }
        if environment["TERM_PROGRAM"] == "Apple_Terminal" { return .indexed256 }
        return .ansi16
    }

    /// The first of LC_ALL, LC_CTYPE, LANG that is set and not empty decides, as POSIX says. When none is set, POSIX
    /// means C; but that is how containers and bare ssh sessions look from terminals that are UTF-8 all the same.
    private static func isUTF8(_ environment: [String: String]) -> Bool {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            let lower = value.lowercased()
            return lower.hasSuffix("utf-8") || lower.hasSuffix("utf8") || lower.contains("utf-8@")
                || lower.contains("utf8@")
        }
        return true
    }
}
