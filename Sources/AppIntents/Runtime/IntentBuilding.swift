package import WidgetArchive

/// Why an intent could not be made of what came.
package struct IntentBuildError: Error, CustomStringConvertible, Equatable {
    /// What is wrong.
    package enum Reason: Equatable, Sendable {
        /// No such type in this process.
        case unknownIntent
        /// A parameter without default has no value.
        case missing(parameter: String)
        /// A value is of another type, or no case of the enum.
        case unfit(parameter: String, reason: String)
        /// The entity does not exist any more.
        case gone(parameter: String, value: String)
        /// Its result names an intent whose result names an intent, and so on.
        case circle(limit: Int)
    }
    /// The intent.
    package let intent: String
    /// What is wrong.
    package let reason: Reason

    /// What is wrong, for people.
    package var description: String {
        switch reason {
        case .unknownIntent:
            "\(intent): this process has no intent of that name; it was archived by another build, or its type is private to a view that was not drawn yet"
        case .missing(let parameter):
            "\(intent): the parameter \(parameter) has no value; give it a default, make it optional, or set it where the control is made"
        case .unfit(let parameter, let reason): "\(intent): the parameter \(parameter) does not fit: \(reason)"
        case .gone(let parameter, let value):
            "\(intent): \(value) for the parameter \(parameter) does not exist any more"
        case .circle(let limit): "\(intent): more than \(limit) intents follow each other by opensIntent"
        }
    }
}

/// Makes intents of references.
package enum IntentBuilder {
    /// An intent with the reference's parameters set. Parameters of the reference that the type does not have (any
    /// more) are passed over.
    ///
    /// - Parameter isForPerforming: whether every parameter must be readable afterwards.
    /// - Throws: ``IntentBuildError``, or what an entity's query throws.
    package static func make<I: AppIntent>(
        _ type: I.Type, from reference: IntentReference, isForPerforming: Bool = true
    ) async throws -> I {
        let (intent, waiting) = try start(type, from: reference)
        if !waiting.isEmpty { try await resolve(waiting, of: intent, reference.type) }
        if isForPerforming { try check(intent, reference.type) }
        return intent
    }

    /// An intent with the reference's parameters, as far as they can be set without asking a query.
    package static func start<I: AppIntent>(
        _ type: I.Type, from reference: IntentReference
    ) throws -> (intent: I, waiting: [(name: String, value: ParameterValue)]) {
        let intent = I()
        var waiting: [(name: String, value: ParameterValue)] = []
        try IntentLayout.of(intent).forEach(intent) { name, storage in
            guard let value = reference.parameters[name] else { return }
            do {
                if try !storage.take(value) { waiting.append((name, value)) }
            } catch {
                throw IntentBuildError(intent: reference.type, reason: .unfit(parameter: name, reason: "\(error)"))
            }
        }
        return (intent, waiting)
    }

    private static func resolve(
        _ waiting: [(name: String, value: ParameterValue)], of intent: some AppIntent, _ name: String
    ) async throws {
        var storages: [String: _IntentParameterStorage] = [:]
        IntentLayout.of(intent).forEach(intent) { storages[$0] = $1 }
        for (parameter, value) in waiting {
            do {
                guard try await storages[parameter]?.resolve(value) == false else { continue }
            } catch let error as _IntentWire.Mismatch {
                throw IntentBuildError(intent: name, reason: .unfit(parameter: parameter, reason: "\(error)"))
            }
            throw IntentBuildError(intent: name, reason: .gone(parameter: parameter, value: value.shown))
        }
    }

    private static func check(_ intent: some AppIntent, _ name: String) throws {
        try IntentLayout.of(intent).forEach(intent) { parameter, storage in
            if !storage.isReadable {
                throw IntentBuildError(intent: name, reason: .missing(parameter: parameter))
            }
        }
    }

    /// Checks that a configuration can be read.
    ///
    /// - Throws: ``IntentBuildError`` that names the parameter without a value; reading it would end the process.
    package static func checkReadable(_ intent: some AppIntent) throws {
        try check(intent, IntentLayout.of(intent).identifier)
    }

    /// A widget's configuration: entities that are gone stay unset, unset entities take the query's default, and unset
    /// switches are off.
    package static func configuration<I: AppIntent>(
        _ type: I.Type, from reference: IntentReference?
    ) async throws -> I {
        let (intent, waiting) = try start(type, from: reference ?? IntentReference())
        let pending = Dictionary(waiting.map { ($0.name, $0.value) }) { first, _ in first }
        var open: [(_IntentParameterStorage, ParameterValue?)] = []
        IntentLayout.of(intent).forEach(intent) { name, storage in
            if pending[name] != nil || !storage.isSet { open.append((storage, pending[name])) }
        }
        for (storage, value) in open {
            if let value, try await storage.resolve(value) { continue }
            // Nothing was chosen, or what was chosen is gone.
            if storage.defaultWire != nil || (storage.traits.isOptional && value != nil) { continue }
            guard let source = storage.optionsProvider?.defaultOption ?? storage.traits.defaultOption,
                var preset = await source()
            else {
                // The editor shows an unset switch as off, and that is what a provider reads on a phone.
                if !storage.isReadable, storage.traits.typeName == "Bool" { _ = try storage.take(.bool(false)) }
                continue
            }
            if !storage.traits.isList, case .array(let values) = preset { preset = values.first ?? .null }
            if try !storage.take(preset) { _ = try await storage.resolve(preset) }
        }
        return intent
    }
}
