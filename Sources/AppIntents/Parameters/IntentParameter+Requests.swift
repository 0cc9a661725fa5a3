// A widget cannot ask anybody anything: requests fail with what they would have asked.
extension IntentParameter {
    /// Would ask the person for a value; in a widget it throws.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw needsValueError(dialog) }

    /// An error that asks the person for a value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(kind: .needsValue(dialog?.text ?? "A value for “\(String(localized: title))” is needed."))
    }

    /// Would ask the person to confirm a value; in a widget it throws.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw needsValueError(dialog)
    }

    /// Would ask the person to choose; in a widget it throws.
    public func requestDisambiguation(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) async throws -> Value { throw needsValueError(dialog) }

    /// An error that asks the person to choose.
    public func needsDisambiguationError(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) -> AppIntentError { needsValueError(dialog) }
}

extension AppIntent {
    /// Would ask the person to confirm; in a widget it throws.
    public func requestConfirmation() async throws { throw AppIntentError.UserActionRequired.confirmation }

    /// Would ask the person to confirm; in a widget it throws.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws { throw AppIntentError.UserActionRequired.confirmation }

    /// Would show a result and ask the person to confirm; in a widget it throws.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws { throw AppIntentError.UserActionRequired.confirmation }
}

/// When a confirmation is asked.
public struct ConfirmationConditions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Conditions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What a confirmation's button is called.
public struct ConfirmationActionName: Sendable, Hashable {
    let name: String
    /// A name of one's own.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName(name: acceptLabel.key) }
    static func named(_ name: String) -> ConfirmationActionName { ConfirmationActionName(name: name) }

    /// Apple's names, each in English.
    public static let `continue` = named("Continue"), add = named("Add"), addData = named("Add Data")
    public static let book = named("Book"), buy = named("Buy"), call = named("Call"), checkIn = named("Check In")
    public static let create = named("Create"), `do` = named("Do"), download = named("Download")
    public static let filter = named("Filter"), find = named("Find"), get = named("Get"), go = named("Go")
    public static let log = named("Log"), open = named("Open"), order = named("Order"), pay = named("Pay")
    public static let play = named("Play"), playSound = named("Play Sound"), post = named("Post")
    public static let request = named("Request"), run = named("Run"), search = named("Search"), send = named("Send")
    public static let set = named("Set"), share = named("Share"), start = named("Start")
    public static let startNavigation = named("Start Navigation"), toggle = named("Toggle")
    public static let turnOff = named("Turn Off"), turnOn = named("Turn On"), view = named("View")
}
