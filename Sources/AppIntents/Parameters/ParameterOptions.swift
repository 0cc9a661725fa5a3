/// Whether Shortcuts fills a parameter with the action before.
public enum InputConnectionBehavior: Sendable, Hashable {
    /// As the type suggests.
    case `default`
    /// Never.
    case never
    /// With the result before.
    case connectToPreviousIntentResult
}

/// How a whole number is edited.
public enum IntControlStyle: Sendable, Hashable { case stepper, slider, field }
/// How a number is edited.
public enum DoubleControlStyle: Sendable, Hashable { case stepper, slider, field }
/// What of a date is edited.
public enum DateKind: Sendable, Hashable { case date, time, dateTime }

/// How many elements a list takes.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// The fewest.
    public let min: Int
    /// The most.
    public let max: Int
    /// Exactly so many.
    public init(exactly count: Int) { (min, max) = (count, count) }
    /// Between two counts.
    public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }
    /// Exactly so many.
    public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// A widget's size class, where AppIntents names one.
public enum IntentWidgetFamily: Sendable, Hashable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

extension Bool {
    /// Names for a switch's states.
    public struct IntentDisplayName: Sendable {
        /// The state that is on.
        public let `true`: LocalizedStringResource
        /// The state that is off.
        public let `false`: LocalizedStringResource
        /// Names for both.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}

extension String {
    /// How a text is typed.
    public struct IntentInputOptions: Sendable {
        /// The keyboard.
        public enum KeyboardType: Sendable {
            case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
            case `default`
        }
        /// Capital letters.
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
        /// How a text is typed.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}
