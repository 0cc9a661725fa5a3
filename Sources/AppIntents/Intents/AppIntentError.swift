/// Errors with a meaning for the system.
public struct AppIntentError: Error, Equatable, Sendable, CustomLocalizedStringResourceConvertible {
    enum Kind: Equatable { case restartPerform, needsValue(String) }
    let kind: Kind

    /// Thrown to have `perform()` called again with what has been resolved since.
    public static let restartPerform = AppIntentError(kind: .restartPerform)

    /// The text for people.
    public var localizedStringResource: LocalizedStringResource {
        switch kind {
        case .restartPerform: "The action must be started again."
        case .needsValue(let text): "\(text)"
        }
    }

    /// Something that the person must allow.
    public enum PermissionRequired: Error, Equatable, Sendable, CustomLocalizedStringResourceConvertible {
        case bluetooth, contacts, localNetwork, location(precise: Bool), photos, siri
        /// The text for people.
        public var localizedStringResource: LocalizedStringResource { "The action lacks a permission: \("\(self)")." }
    }

    /// Something that will not get better by trying again.
    public enum Unrecoverable: Error, Equatable, Sendable, CustomLocalizedStringResourceConvertible {
        case entityNotFound, featureCurrentlyRestricted, networkFailure, notAllowed, partialFailure, unknown
        case unsupportedOnDevice
        /// The text for people.
        public var localizedStringResource: LocalizedStringResource {
            switch self {
            case .entityNotFound: "What the action is about does not exist any more."
            case .featureCurrentlyRestricted: "This is restricted at the moment."
            case .networkFailure: "The network failed."
            case .notAllowed: "This is not allowed."
            case .partialFailure: "Only a part could be done."
            case .unknown: "Something went wrong."
            case .unsupportedOnDevice: "This device cannot do that."
            }
        }
    }

    /// Something that the person must do first.
    public enum UserActionRequired: Error, Equatable, Sendable, CustomLocalizedStringResourceConvertible {
        case accountSetup, confirmation, signin
        /// The text for people.
        public var localizedStringResource: LocalizedStringResource {
            switch self {
            case .accountSetup: "Set up an account first."
            case .confirmation: "This needs to be confirmed."
            case .signin: "Sign in first."
            }
        }
    }
}

extension AppIntentError: CustomStringConvertible, LocalizedError {
    /// The text for people.
    public var description: String { String(localized: localizedStringResource) }
    /// The text for people.
    public var errorDescription: String? { description }
}
