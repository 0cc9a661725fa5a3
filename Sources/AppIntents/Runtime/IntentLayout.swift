package import WidgetArchive
import Synchronization

/// Where a type of intent keeps its parameters: found once with a Mirror, then read by offset.
///
/// A parameter is a reference to a class, so a struct holds its address at a fixed offset. The offset is found by
/// looking for the address that the Mirror gave; when it stands in the struct twice, or the intent is a class, the
/// Mirror is asked for each value instead.
package struct IntentLayout: Sendable {
    /// One parameter.
    package struct Parameter: Sendable {
        /// The property's name.
        package let name: String
        let offset: Int?
    }
    /// What travels as the type's name.
    package let identifier: String
    /// The mangled name, by which another process that has the type finds it; empty for types it cannot find.
    package let symbol: String
    /// Where an intent of the type runs.
    package let process: IntentProcess
    /// The parameters in the order of declaration.
    package let parameters: [Parameter]
    private let isFixed: Bool

    private static let cache = Mutex<[ObjectIdentifier: IntentLayout]>([:])

    /// The layout of an intent's type. The intent may be any of its type.
    package static func of<I: AppIntent>(_ intent: I) -> IntentLayout {
        let id = ObjectIdentifier(I.self)
        if let known = cache.withLock({ $0[id] }) { return known }
        let layout = IntentLayout(looking: intent)
        cache.withLock { $0[id] = layout }
        IntentRegistry.register(I.self, as: layout.identifier)
        return layout
    }

    private init<I: AppIntent>(looking intent: I) {
        identifier = I.persistentIdentifier
        process = IntentPlace.of(I.self)
        // A private or local type is mangled with an address of this process: nobody else can use it.
        let name = _typeName(I.self, qualified: true)
        symbol = name.contains("(unknown context") ? "" : _mangledTypeName(I.self) ?? ""
        let found = Self.mirrored(intent)
        let isStruct = !(I.self is AnyClass)
        var offsets: [Int?] = []
        withUnsafeBytes(of: intent) { bytes in
            for (_, storage) in found {
                let address = UInt(bitPattern: Unmanaged.passUnretained(storage).toOpaque())
                let places = stride(from: 0, to: bytes.count & ~7, by: 8).filter {
                    isStruct && bytes.loadUnaligned(fromByteOffset: $0, as: UInt.self) == address
                }
                offsets.append(places.count == 1 ? places[0] : nil)
            }
        }
        isFixed = isStruct && !offsets.contains(nil)
        parameters = zip(found, offsets).map { Parameter(name: $0.0.name, offset: $0.1) }
    }

    /// Calls `body` with each parameter of an intent, in the order of declaration.
    package func forEach<I: AppIntent>(
        _ intent: I, _ body: (String, _IntentParameterStorage) throws -> Void
    ) rethrows {
        guard isFixed else {
            for (name, storage) in Self.mirrored(intent) { try body(name, storage) }
            return
        }
        try withUnsafeBytes(of: intent) { bytes in
            for parameter in parameters {
                guard let offset = parameter.offset,
                    let pointer = UnsafeRawPointer(
                        bitPattern: bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self))
                else { continue }
                try body(
                    parameter.name, Unmanaged<_IntentParameterStorage>.fromOpaque(pointer).takeUnretainedValue())
            }
        }
    }

    private static func mirrored(_ intent: some AppIntent) -> [(name: String, storage: _IntentParameterStorage)] {
        var found: [(name: String, storage: _IntentParameterStorage)] = []
        var mirror: Mirror? = Mirror(reflecting: intent)
        while let level = mirror {
            let own = level.children.compactMap { child -> (name: String, storage: _IntentParameterStorage)? in
                // The storage of `@Parameter var name` is called `_name`; a property that only refers to one is none.
                guard let label = child.label, label.hasPrefix("_"),
                    let storage = child.value as? _IntentParameterStorage
                else { return nil }
                return (String(label.dropFirst()), storage)
            }
            found.insert(contentsOf: own, at: 0)
            mirror = level.superclassMirror
        }
        return found
    }
}
