/// Writes a person's name in one line; Foundation on Linux has only the formatter's name.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default`
        /// The nickname, else the given name.
        case short
        /// Given name and family name.
        case medium
        /// All but the nickname.
        case long
        /// Initials, in scripts that have them.
        case abbreviated
    }

    /// How much of a name is written.
    open var style: Style = .default
    /// Whose language; kept, for the order of the parts is that of the name's own script.
    open var locale: Locale! = .current
    /// Whether the name is written by its sounds, when those are known.
    open var isPhonetic = false

    /// A name by a style.
    open class func localizedString(from components: PersonNameComponents, style: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }

    /// The name in one line.
    open func string(from components: PersonNameComponents) -> String {
        let length: PersonNameText.Length =
            switch style {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        return PersonNameText(length: length).text(name)
    }

    /// The parts of a name that is written in one line; nil when there is none.
    open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameText.parts(of: string) }

    /// The name in one line; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
