import Foundation

/// A SiriKit intent. There is no SiriKit here: an intent has no content, and code that names one compiles and finds
/// nothing configured.
open class INIntent: NSObject, @unchecked Sendable {
    /// An intent without content.
    public override required init() {}
    /// Kept, without effect.
    open var suggestedInvocationPhrase: String?
    /// Kept by nobody: a donation has no one to reach.
    open var identifier: String?
}

/// The answer to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
    /// An answer without content.
    public override init() {}
    /// What the app would be opened with.
    open var userActivity: AnyObject?
}

/// A value that people choose in a configuration.
open class INObject: NSObject, @unchecked Sendable {
    /// Who it is.
    public let identifier: String?
    /// Its name.
    public let displayString: String
    /// How its name is said.
    public let pronunciationHint: String?
    /// A second line.
    open var subtitleString: String?

    /// A value.
    public init(identifier: String?, display displayString: String, pronunciationHint: String? = nil) {
        (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
    }
}

/// Values that people choose from.
open class INObjectCollection<Object: NSObject>: NSObject, @unchecked Sendable {
    /// All of them.
    public let allItems: [Object]
    /// A collection.
    public init(items: [Object]) { allItems = items }
}

/// An extension that handles intents; nobody starts it here.
open class INExtension: NSObject {
    /// An extension.
    public override init() {}
    /// Who handles an intent.
    open func handler(for intent: INIntent) -> Any? { self }
}
