package import WidgetArchive

/// Makes the form of a configuration that is being edited.
package enum IntentForm {
    /// The parameters to show for the values of a reference, in the order of the intent's summary.
    ///
    /// A value that does not fit any more is named with its field, and the form shows the default in its place.
    package static func form<I: AppIntent>(
        _ type: I.Type, edited reference: IntentReference?
    ) async throws -> ConfigurationForm {
        var reference = reference ?? IntentReference()
        var problems: [String: String] = [:]
        while true {
            do {
                let intent = try await IntentBuilder.configuration(type, from: reference)
                return form(intent, problems)
            } catch let error as IntentBuildError {
                guard case .unfit(let name, let reason) = error.reason, reference.parameters[name] != nil else {
                    throw error
                }
                problems[name] = reason
                reference.parameters[name] = nil
            }
        }
    }

    private static func form<I: AppIntent>(_ intent: I, _ problems: [String: String]) -> ConfigurationForm {
        var fields: [ConfigurationForm.Field] = []
        IntentLayout.of(intent).forEach(intent) { name, storage in
            var field = ConfigurationForm.Field()
            field.parameter = ParameterDescription(name, storage)
            field.value = storage.wire ?? storage.defaultWire
            field.titles = storage.titles
            field.problem = problems[name]
            fields.append(field)
        }
        let shown = IntentDescriptionRecord.shownParameters(of: intent)
        var form = ConfigurationForm()
        // Without a summary all are shown; one that leaves parameters out hides them.
        form.fields = shown.isEmpty ? fields : shown.compactMap { name in fields.first { $0.parameter.name == name } }
        return form
    }
}
