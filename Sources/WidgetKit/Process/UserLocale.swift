internal import WidgetArchive

/// The locales of surroundings. Making one costs tens of microseconds, so each is made once.
@MainActor
enum UserLocale {
    private static var known: [String: Locale] = [:]

    /// The locale of an identifier such as `uk_UA`.
    static func of(_ identifier: String) -> Locale {
        if let locale = known[identifier] { return locale }
        let locale = Locale(identifier: identifier)
        known[identifier] = locale
        return locale
    }

    /// Runs a widget's code with `Locale.current` as the surroundings have it.
    static func run<R>(_ surroundings: Surroundings, _ body: () throws -> R) rethrows -> R {
        try CurrentLocale.$request.withValue(of(surroundings.locale), operation: body)
    }
}
