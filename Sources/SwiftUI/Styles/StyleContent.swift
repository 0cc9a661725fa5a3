/// A part of a control that a style puts into its look.
struct StyleContent {
    let make: @MainActor (_ViewInputs, inout _ViewOutputs) -> Void

    init<V: View>(_ view: V) {
        let view = Unchecked(view)
        make = { inputs, outputs in V._makeNodes(view.value, inputs, &outputs) }
    }

    init(_ make: @escaping @MainActor (_ViewInputs, inout _ViewOutputs) -> Void) { self.make = make }
}

/// Notes that a style asked something.
final class ReadFlag: @unchecked Sendable {
    var wasRead = false
}

extension ControlLook {
    /// The look of controls inside the look of another control.
    @MainActor static func inside(_ inputs: _ViewInputs) -> _ViewInputs {
        var inputs = inputs
        inputs.environment.look.controls.isInsideButton = true
        return inputs
    }
}
