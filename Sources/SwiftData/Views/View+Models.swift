private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    private var storedContext: ModelContext? {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }

    /// The context of the views; without a container around them an empty one in memory.
    public var modelContext: ModelContext {
        get { storedContext ?? Self.empty }
        set { storedContext = newValue }
    }

    private static var empty: ModelContext {
        do {
            return ModelContext(
                try ModelContainer(for: Schema([]), configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        } catch {
            fatalError("a container in memory cannot fail: \(error)")
        }
    }
}

extension View {
    /// The container of the views inside.
    @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }
    /// The context of the views inside.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
    /// A container of a class for the views inside.
    @MainActor public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup) }
    /// A container of classes for the views inside.
    @MainActor public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let made = Result {
            try ModelContainer(
                for: Schema(modelTypes), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
        }
        onSetup(made)
        let context = (try? made.get())?.mainContext
        return transformEnvironment(\.modelContext) { if let context { $0 = context } }
    }
}
