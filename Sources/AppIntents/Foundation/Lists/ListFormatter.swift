/// Writes lists in a locale's words; Foundation on Linux lacks it.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// In whose words; nil is the current locale.
    open var locale: Locale!
    /// Writes the items; nil takes their descriptions.
    open var itemFormatter: Formatter?

    /// The words in a list, in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        ICUList.join(strings, .and, .wide, CurrentLocale.now)
    }

    /// The items in a list; nil when one of them cannot be written.
    open func string(from items: [Any]) -> String? {
        var words: [String] = []
        for item in items {
            if let itemFormatter {
                guard let word = itemFormatter.string(for: item) else { return nil }
                words.append(word)
            } else {
                words.append("\(item)")
            }
        }
        return ICUList.join(words, .and, .wide, locale ?? CurrentLocale.now)
    }

    /// The items of an array in a list; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }
}
