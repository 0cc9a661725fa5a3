extension WidgetHost {
    /// Whether somebody works on something that is wanted here: another process is to answer or to end, so that it is
    /// not yet known what happens at this instant.
    ///
    /// - Parameter isExtensionStopped: whether the extension's process was stopped on purpose and will not answer.
    func isWaitingForOthers(isExtensionStopped: Bool) -> Bool {
        // What follows a tap is asked for when its own frame has been drawn.
        if !followers.isEmpty || !takenAnswers.isEmpty { return true }
        if !launch.starting.isEmpty { return true }
        if taps.taps.contains(where: { if case .dying = $0.phase { true } else { false } }) { return true }
        let isForApp = taps.taps.contains { $0.box == .app && ($0.phase == .waiting || $0.phase == .voiding) }
        if isForApp && (isAppInFront || appChild?.isRunning == true) { return true }
        guard !isExtensionStopped, !performers.alive.isEmpty else { return false }
        return !placeholders.isEmpty || reloads.states.values.contains { $0.running != nil }
            || taps.taps.contains { $0.box == .extensions && $0.phase != .awaitingTimeline }
    }

    /// Looks at everything that may have come, so that nothing of this instant is found at a later one.
    func lookAround() {
        event { wishesArrived(nil) }
    }
}
