/// Fetches objects, and saves what became of them. Like Apple's it belongs to one task at a time.
public final class ModelContext {
    /// Where the objects are kept.
    public let container: ModelContainer
    /// Whether changes are saved before each fetch; otherwise only by ``save()``.
    public var autosaveEnabled = true
    private struct Entry {
        var object: any PersistentModel
        /// What was kept when it was last read or saved; nil for a new object.
        var text: String?
    }
    private var entries: [PersistentIdentifier: Entry] = [:]
    private var deleted: Set<PersistentIdentifier> = []
    private var order: [PersistentIdentifier] = []

    /// A context of a container.
    public init(_ container: ModelContainer) { self.container = container }

    // MARK: Changes

    /// Adds an object, which is kept with the next ``save()``.
    public func insert<T: PersistentModel>(_ model: T) {
        let id = model.persistentModelID
        guard entries[id] == nil else { return }
        model._model.context = self
        model._model.isDeleted = false
        deleted.remove(id)
        entries[id] = Entry(object: model)
        order.append(id)
    }

    /// Takes an object away, with the next ``save()``.
    public func delete<T: PersistentModel>(_ model: T) { remove(model) }

    /// Takes all objects away for which a condition holds.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { remove(object) }
    }

    private func remove(_ model: any PersistentModel) {
        guard !model._model.isDeleted else { return }
        let id = model.persistentModelID
        model._model.isDeleted = true
        deleted.insert(id)
        if let kept = try? record(of: model).kept {
            for name in kept.cascading ?? [] {
                for key in kept.related[name] ?? [] {
                    if let id = PersistentIdentifier(storeKey: key), let entry = entries[id] { remove(entry.object) }
                }
            }
        }
        entries[id] = nil
        order.removeAll { $0 == id }
    }

    /// Whether something has changed since the last ``save()``.
    public var hasChanges: Bool { (try? changes().isEmpty) == false }
    /// Objects that are not kept yet.
    public var insertedModelsArray: [any PersistentModel] {
        order.compactMap { entries[$0] }.filter { $0.text == nil }.map(\.object)
    }

    /// Keeps what has changed, all or nothing.
    public func save() throws {
        guard container.configurations.allSatisfy(\.allowsSave) else { return }
        let changes = try changes()
        guard !changes.isEmpty else { return }
        try container.store.write(changes)
        for (key, text) in changes {
            guard let id = PersistentIdentifier(storeKey: key) else { continue }
            if let text { entries[id]?.text = text }
        }
        deleted = []
    }

    /// Runs closures whose changes are saved together.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Forgets what has changed since the last ``save()``.
    public func rollback() {
        for (id, entry) in entries {
            guard let text = entry.text else {
                entries[id] = nil
                order.removeAll { $0 == id }
                continue
            }
            if let record = try? self.record(text, id.storeKey) { try? entry.object._load(record) }
        }
        deleted = []
    }

    /// Nothing to do: what is fetched is always as it is kept.
    public func processPendingChanges() {}

    private func changes() throws -> [String: String?] {
        var changes: [String: String?] = [:]
        for id in deleted { changes[id.storeKey] = .some(nil) }
        // Saving an object may add those it has.
        var index = 0
        while index < order.count {
            if let entry = entries[order[index]] {
                let text = try text(of: entry.object)
                if text != entry.text { changes[order[index].storeKey] = text }
            }
            index += 1
        }
        return changes
    }

    private func record(of object: any PersistentModel) throws -> _ModelRecord {
        let record = _ModelRecord(context: self)
        try object._save(record)
        return record
    }
    private func text(of object: any PersistentModel) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(try record(of: object).kept), as: UTF8.self)
    }
    private func record(_ text: String, _ key: String) throws -> _ModelRecord {
        do {
            let kept = try JSONDecoder().decode(_ModelRecord.Kept.self, from: Data(text.utf8))
            return _ModelRecord(kept, context: self)
        } catch {
            throw SwiftDataError.unreadable(key, error)
        }
    }

    // MARK: Fetching

    /// The objects that a description fits. Those that this context changed and did not save count as they are.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        if autosaveEnabled { try save() }
        var found: [T] = []
        let records = container.store.records(of: T._entity)
        for (key, text) in records.sorted(by: { $0.key < $1.key }) {
            guard let id = PersistentIdentifier(storeKey: key), !deleted.contains(id) else { continue }
            if let object = try object(id, text, as: T.self) { found.append(object) }
        }
        for id in order where id.entityName == T._entity && records[id.storeKey] == nil {
            guard let entry = entries[id] else { continue }
            guard entry.text == nil else {
                // It was kept, and another context or process has removed it.
                entry.object._model.isDeleted = true
                entries[id] = nil
                order.removeAll { $0 == id }
                continue
            }
            if let object = entry.object as? T { found.append(object) }
        }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found.removeFirst(min(max(offset, 0), found.count)) }
        if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        return found
    }

    /// How many objects a description fits.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }
    /// The names of the objects that a description fits.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }
    /// Calls a closure with each object that a description fits.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws { for object in try self.fetch(fetch) { try block(object) } }

    /// An object that this context has.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        entries[persistentModelID]?.object as? T
    }
    /// The object of a name. Asking for one that is not kept ends the program, as with Apple's.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        if let entry = entries[persistentModelID] { return entry.object }
        fatalError("\(persistentModelID.storeKey) is not kept; fetch it with a FetchDescriptor instead")
    }

    /// An object by its name; nil when it is not kept.
    func object<T: PersistentModel>(for id: PersistentIdentifier, as type: T.Type) -> T? {
        guard !deleted.contains(id) else { return nil }
        if let entry = entries[id] { return entry.object as? T }
        guard let text = container.store.record(id.storeKey) else { return nil }
        return try? object(id, text, as: type)
    }

    /// The one object of a name in this context, as it is kept unless it was changed here.
    private func object<T: PersistentModel>(_ id: PersistentIdentifier, _ text: String, as type: T.Type) throws -> T? {
        if let entry = entries[id] {
            if let known = entry.text, known != text, try self.text(of: entry.object) == known {
                entries[id]?.text = text
                try entry.object._load(try record(text, id.storeKey))
            }
            return entry.object as? T
        }
        let record = try record(text, id.storeKey)
        let object = try T(_record: record)
        object._model.key = id.key
        object._model.context = self
        entries[id] = Entry(object: object, text: text)
        order.append(id)
        // Only now, for an object may have one that has it.
        try object._load(record)
        return object
    }
}

/// A actor that has a container and a context of its own.
public protocol ModelActor: Actor {
    /// The container.
    nonisolated var modelContainer: ModelContainer { get }
    /// The context.
    var modelContext: ModelContext { get }
}

/// Gives an actor a container and a context of its own.
@attached(member, names: named(modelContainer), named(modelContext), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")
