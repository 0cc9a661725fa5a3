import JSONText
import WidgetArchive

extension WidgetHost {
    /// Asks for what the gallery shows of a kind: the provider's snapshot, made with `isPreview`.
    ///
    /// - Parameters:
    ///   - scheme: `light` or `dark`; nil: as the home screen is.
    ///   - then: called once, with a widget that is not placed.
    public func preview(
        _ offer: WidgetDescription, _ family: WidgetFamilyName, scheme: String? = nil,
        then: @escaping @MainActor (Result<PlacedWidget, QuestionError>) -> Void
    ) {
        let reference = WidgetReference(id: "", kind: offer.kind, family: family)
        ask(.snapshot, of: reference, isPreview: true) { [weak self] result in
            guard let self else { return }
            then(
                result.flatMap { payload in
                    do {
                        let file = try TimelineFile(Array(payload.utf8))
                        guard file.count > 0 else { return .failure(QuestionError("the provider gave no snapshot")) }
                        return .success(self.preview(try file.entry(0), file.header, reference, offer, scheme))
                    } catch {
                        return .failure(QuestionError("the snapshot cannot be read: \(error)"))
                    }
                })
        }
    }

    private func preview(
        _ entry: EntryArchive, _ header: TimelineArchive, _ reference: WidgetReference, _ offer: WidgetDescription,
        _ scheme: String?
    ) -> PlacedWidget {
        var placed = PlacedWidget()
        placed.reference = reference
        placed.description = offer
        placed.title = offer.displayName
        var surroundings = home.screen.surroundings
        if let scheme { surroundings.colorScheme = scheme }
        placed.show(entry, in: surroundings, ignoresContentMargins: header.ignoresContentMargins)
        return placed
    }

    /// Asks for the form of a configuration that is being edited.
    public func form(
        of widget: WidgetReference,
        then: @escaping @MainActor (Result<ConfigurationForm, QuestionError>) -> Void
    ) {
        ask(.form, of: widget) { result in then(Self.read(result, "the form")) }
    }

    /// Asks for the choices of a parameter; with a text, for those that match it.
    public func choices(
        of parameter: String, in widget: WidgetReference, matching text: String?,
        then: @escaping @MainActor (Result<[ParameterDescription.Choice], QuestionError>) -> Void
    ) {
        let query = text.flatMap { $0.isEmpty ? nil : $0 }
        ask(query == nil ? .options : .entities, of: widget, parameter: parameter, query: query) { result in
            then(Self.read(result, "the choices"))
        }
    }

    /// What an answer's payload says.
    private static func read<Value: JSONCodable>(
        _ answer: Result<String, QuestionError>, _ subject: String
    ) -> Result<Value, QuestionError> {
        answer.flatMap { payload in
            do {
                return .success(try Value(jsonBytes: Array(payload.utf8)))
            } catch {
                return .failure(QuestionError("\(subject) cannot be read: \(error)"))
            }
        }
    }
}
