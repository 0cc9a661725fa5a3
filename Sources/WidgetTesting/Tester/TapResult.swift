public import Foundation

/// What became of a tap.
public struct TapResult: Sendable {
    /// How it ended.
    public enum Outcome: Sendable, Hashable {
        /// `perform()` returned.
        case performed
        /// `perform()` threw, or the intent could not be made; in words for people.
        case failed(String)
        /// It was cancelled at its deadline.
        case deadlineMissed
        /// The extension ended while performing.
        case crashed
        /// The app must go on: it performs an intent or opens a URL. See ``TapResult/handedOver``.
        case continuesInApp
    }

    /// What is handed to the app.
    public enum HandedOver: Sendable, Hashable {
        /// A URL to open.
        case url(URL)
        /// An intent to perform, by name.
        case intent(String)
    }

    /// How it ended.
    public let outcome: Outcome
    /// The kinds that were reloaded: the widget's own, and those that `perform()` asked for, in order.
    public let reloadedKinds: [String]
    /// What was shown between the tap and its answer: a toggle in its other state, a button pressed.
    public let pendingFrame: WidgetFrame
    /// What is on show after it.
    public let frame: WidgetFrame
    /// What is handed to the app.
    public let handedOver: HandedOver?
}

/// What the app did.
public struct AppResult<Value> {
    /// The kinds it asked to be reloaded, in order; nil when it asked for all.
    public let reloadedKinds: [String]?
    /// What the widget shows after it.
    public let frame: WidgetFrame
    /// What the closure returned.
    public let value: Value
}

extension AppResult: Sendable where Value: Sendable {}
