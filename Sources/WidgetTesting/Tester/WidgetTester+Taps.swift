internal import AppIntents
internal import WidgetArchive
internal import WidgetKit
internal import GroupContainer
internal import WidgetHost

extension WidgetTester {
    /// Taps a button, toggle or link.
    ///
    /// - Parameters:
    ///   - name: the control's label or identifier, or a part of its label that no other control has.
    ///   - fault: what goes wrong meanwhile; nil: nothing.
    /// - Returns: what became of it; a tap that fails is not an error of the test.
    /// - Throws: ``TesterError`` when there is no such control or it takes no taps, and what a provider throws.
    @discardableResult
    public func tap(_ name: String, fault: WidgetFault? = nil) async throws -> TapResult {
        let before = try await frame()
        return try await tap(try before.control(name), in: before, fault: fault)
    }

    /// Taps one of several controls of the same name.
    ///
    /// - Parameters:
    ///   - control: one of ``WidgetFrame/controls`` of the frame on show.
    ///   - fault: what goes wrong meanwhile; nil: nothing.
    @discardableResult
    public func tap(_ control: ShownView, fault: WidgetFault? = nil) async throws -> TapResult {
        try await tap(control, in: try await frame(), fault: fault)
    }

    /// Taps beside all controls: opens the widget's URL in the app.
    public func tapBackground() async throws -> TapResult {
        let before = try await frame()
        return TapResult(
            outcome: .continuesInApp, reloadedKinds: [], pendingFrame: before, frame: before,
            handedOver: before.url.map { .url($0) })
    }

    private func tap(_ shown: ShownView, in before: WidgetFrame, fault: WidgetFault?) async throws -> TapResult {
        guard let node = before.view.controls.first(where: { $0.key == shown.key }), shown.key != nil else {
            throw TesterError.noControl(label: shown.label, found: before.controls.map(\.description))
        }
        guard shown.isEnabled else { throw TesterError.disabled(label: shown.label) }
        var pending = before
        pending.view = before.view.showing(Self.look(of: node))
        func ended(
            _ outcome: TapResult.Outcome, _ kinds: [String] = [], _ over: TapResult.HandedOver? = nil,
            _ after: WidgetFrame? = nil
        ) -> TapResult {
            TapResult(
                outcome: outcome, reloadedKinds: kinds, pendingFrame: pending, frame: after ?? before, handedOver: over)
        }
        guard var intent = node.intent else {
            return ended(.continuesInApp, [], node.url.flatMap { URL(string: $0) }.map { .url($0) })
        }
        if intent.process != .extension { return ended(.continuesInApp, [], .intent(intent.type)) }
        try fault?.change(&intent)
        switch try await perform(intent, fault) {
        case .failure(let outcome):
            failureMark = outcome.mark
            return ended(outcome)
        case .success(let performed):
            failureMark = nil
            var kinds = [kind]
            for ask in performed.reloads {
                if let asked = ask.kind, !kinds.contains(asked) { kinds.append(asked) }
            }
            let after = try await shownAfter(.tap)
            guard let next = performed.next else { return ended(.performed, kinds, nil, after) }
            if case .url(let url)? = next.parameters["url"], let url = URL(string: url) {
                return ended(.continuesInApp, kinds, .url(url), after)
            }
            return ended(.continuesInApp, kinds, .intent(next.type), after)
        }
    }

    /// The frame after a reload; a provider that gives nothing leaves the last one, marked.
    private func shownAfter(_ cause: WidgetReload.Cause) async throws -> WidgetFrame {
        _ = try await reload(cause)
        return try await frame()
    }

    private static func look(of control: ControlNode) -> PendingLook {
        var look = PendingLook()
        if control.role == .toggle {
            look.toggles[control.key] = !(control.isOn ?? false)
        } else {
            look.pressed.insert(control.key)
        }
        return look
    }

    private func perform(
        _ intent: IntentReference, _ fault: WidgetFault?
    ) async throws -> Result<PerformedIntent, TapResult.Outcome> {
        if fault == .extensionCrashed { return .failure(.crashed) }
        let result = try await inPlace { [deadline] in
            try await WidgetFault.run(fault) {
                await PerformRace.run(deadline: fault == .deadlineMissed ? .zero : deadline) {
                    try await IntentPerformer.perform(intent)
                }
            }
        }
        switch result {
        case nil: return .failure(.deadlineMissed)
        case .success(let performed): return .success(performed)
        case .failure(is ContinuesInForeground): return .failure(.continuesInApp)
        case .failure(let error): return .failure(.failed(error.textForPeople))
        }
    }

    // MARK: The app

    /// Runs code as the app runs it, in the tester's place: its group, clock, zone and locale. What it asks
    /// `WidgetCenter` to reload is reloaded.
    @discardableResult
    public func asApp<R: Sendable>(_ body: @MainActor () async throws -> R) async throws -> AppResult<R> {
        let collector = ReloadCollector()
        let value = try await inPlace {
            try await ReloadCollector.$current.withValue(collector) { try await body() }
        }
        let asks = collector.close()
        if timeline != nil, asks.contains(.all) || asks.contains(.kind(kind)) { _ = try await reload(.wish) }
        let kinds = asks.contains(.all) ? nil : asks.compactMap(\.kind)
        return AppResult(reloadedKinds: kinds, frame: try await frame(), value: value)
    }

    /// Reloads the widget as another widget's tap or the app would.
    @discardableResult
    public func reloadAsWished() async throws -> WidgetFrame { try await shownAfter(.wish) }
}

extension TapResult.Outcome: Error {
    /// What the widget's mark says.
    fileprivate var mark: String? {
        switch self {
        case .performed, .continuesInApp: nil
        case .failed(let reason): reason
        case .deadlineMissed: "the deadline passed"
        case .crashed: "the extension ended while performing"
        }
    }
}
