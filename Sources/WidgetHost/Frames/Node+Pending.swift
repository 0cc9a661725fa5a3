import WidgetArchive

extension Node {
    /// The tree as it looks while taps are pending: pending toggles show their new state, pressed buttons are pressed,
    /// and what depends on the result is marked `invalidated`.
    package func showing(_ look: PendingLook) -> Node {
        guard look.isPending else { return self }
        var copy = self
        switch content {
        case .control(let control):
            copy.content = .control(control.showing(look))
        case .modified(.invalidatable, let child):
            copy.content = .modified(.redacted(["invalidated"]), child.showing(look))
            return copy
        default: break
        }
        return copy.mapChildren { $0.showing(look) }
    }
}

extension ControlNode {
    /// How a pressed button looks whose style has no look of its own for it.
    static let pressedOpacity = 0.5

    fileprivate func showing(_ look: PendingLook) -> ControlNode {
        var copy = self
        if let target = look.toggles[key], target != (isOn ?? false) {
            copy.isOn = target
            copy.body = alternate ?? body
            copy.alternate = body
        } else if look.pressed.contains(key) {
            copy.body = pressed ?? Node(.modified(.opacity(Self.pressedOpacity), body))
        }
        return copy
    }
}
