/// `@ModelActor actor Name { … }` → a container, a context of its own, and the initializer that takes the container.
enum ModelActorExpansion {
    static func code(role: String, type: String) -> String {
        if role == "extension" { return "extension \(type): SwiftData.ModelActor {}" }
        return """
            /// The container.
            public nonisolated let modelContainer: SwiftData.ModelContainer
            /// A context of the actor's own.
            public let modelContext: SwiftData.ModelContext
            /// An actor of a container.
            public init(modelContainer: SwiftData.ModelContainer) {
                self.modelContainer = modelContainer
                self.modelContext = SwiftData.ModelContext(modelContainer)
            }
            """
    }
}
