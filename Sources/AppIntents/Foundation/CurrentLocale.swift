/// The locale in which this process writes for people at the moment: that of the request it serves, else its own.
///
/// Foundation on Linux answers `en_001` for `Locale.current` whatever the environment says. The C target
/// `CurrentLocale` puts ``now`` in its place, so that `date.formatted()`, `DateFormatter()` and all other code that
/// names no locale follow the surroundings of the widget that is being made.
package enum CurrentLocale {
    /// The locale of the surroundings that this task makes something for; set around each call of a widget's code.
    @TaskLocal package static var request: Locale?

    /// The locale of the process's environment.
    package static let process = Locale(identifier: identifier(in: ProcessInfo.processInfo.environment))

    /// The locale of the request, else of the process.
    package static var now: Locale { request ?? process }

    /// `uk_UA` of `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that is set as POSIX wants it; the C locale is English.
    package static func identifier(in environment: [String: String]) -> String {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let name = String(value.prefix { $0 != "." && $0 != "@" })
        return ["", "C", "POSIX"].contains(name) ? "en_US" : name
    }
}

/// What the two functions in `CurrentLocale.c` call. Not for Swift code.
@_silgen_name("swift_widgets_current_locale")
package func currentLocaleForFoundation() -> Locale { CurrentLocale.now }
