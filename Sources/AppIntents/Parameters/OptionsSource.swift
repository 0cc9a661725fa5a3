internal import WidgetArchive

extension _OptionsSource {
    /// The choices of a provider or query.
    init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
        options = { text in
            if let text, let query = provider as? any EntityStringQuery { return try await Self.matching(text, query) }
            return try await provider.results()._choices
        }
        defaultOption = {
            guard let value = await provider.defaultResult() else { return nil }
            // A provider of a list gives a list of defaults; the parameter may be single.
            return Provider.DefaultValue._encode(value).value
        }
    }

    /// Some cases of an enum.
    init<E: AppEnum>(_ values: [E]) {
        options = { _ in values.map { $0.choice } }
        defaultOption = { nil }
    }

    private static func matching<Q: EntityStringQuery>(
        _ text: String, _ query: Q
    ) async throws -> [ParameterDescription.Choice] { try await query.entities(matching: text)._choices }
}
