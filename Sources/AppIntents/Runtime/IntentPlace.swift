package import WidgetArchive

/// Where an intent runs after a tap on a widget.
package enum IntentPlace {
    /// The extension, unless the type asks for the app: in front (`openAppWhenRun`, a foreground mode) or behind
    /// (audio, Live Activities, push to talk, intents that may go on in front).
    package static func of(_ type: any AppIntent.Type) -> IntentProcess {
        let modes = type.supportedModes
        if type.openAppWhenRun || modes.contains(.foreground) { return .app }
        if type is any LiveActivityIntent.Type || type is any AudioPlaybackIntent.Type
            || type is any AudioRecordingIntent.Type || type is any PushToTalkTransmissionIntent.Type
            || type is any ForegroundContinuableIntent.Type
            || modes.contains(.foreground(.dynamic)) || modes.contains(.foreground(.deferred))
        {
            return .appInBackground
        }
        return .extension
    }
}
