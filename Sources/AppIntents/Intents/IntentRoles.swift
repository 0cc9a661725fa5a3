/// An intent that the system knows the purpose of.
public protocol SystemIntent: AppIntent {}

/// An intent whose parameters configure a widget. Its title and description name the widget in the gallery when the
/// configuration does not.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Configurations are never performed.
    public func perform() async throws -> Never {
        throw AppIntentError.Unrecoverable.notAllowed
    }
}

/// An intent whose parameters configure a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Configurations are never performed.
    public func perform() async throws -> Never {
        throw AppIntentError.Unrecoverable.notAllowed
    }
}

/// An intent that sets one value: the system writes `value` (the new state of a toggle) before `perform()`.
public protocol SetValueIntent: AppIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue
    /// The new value; declared as `@Parameter`.
    var value: ValueType { get set }
}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
    /// The type of what is opened.
    associatedtype Value: AppValue
    /// What is opened; declared as `@Parameter`.
    var target: Value { get set }
}

extension OpenIntent {
    /// Yes.
    public static var openAppWhenRun: Bool { true }
    /// Opens the app and does nothing else.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent that runs in the app, without bringing it to the front, because it starts or changes a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that runs in the app, without bringing it to the front, because it plays audio.
public protocol AudioPlaybackIntent: SystemIntent {}
/// The former name of ``AudioPlaybackIntent``.
public protocol AudioStartingIntent: AudioPlaybackIntent {}
/// An intent that runs in the app because it records audio.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that runs in the app because it talks.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
/// An intent that opens the camera.
public protocol CameraCaptureIntent: SystemIntent {}
/// An intent that searches in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
/// An intent that can be undone.
public protocol UndoableIntent: AppIntent {}
/// An intent that reports progress.
public protocol ProgressReportingIntent: AppIntent {}
/// An intent whose use can be predicted.
public protocol PredictableIntent: AppIntent {}
/// An intent that is kept for old shortcuts only.
public protocol DeprecatedAppIntent: AppIntent {}
/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {}
/// An intent that a URL stands for.
public protocol URLRepresentableIntent: AppIntent {}
/// An intent that changes what the app shows in a Focus.
public protocol SetFocusFilterIntent: SystemIntent {}
/// An intent that shows a snippet.
public protocol SnippetIntent: AppIntent {}

/// An intent that took the place of a SiriKit intent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The SiriKit intent's class.
    static var intentClassName: String { get }
}
