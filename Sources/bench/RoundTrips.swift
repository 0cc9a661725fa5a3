import ArchiveSamples
import JSONText
import ProcessSupport
import WidgetArchive

/// `bench --check`: every kind of view written and read back by optimised code, which has gone wrong before
/// (see ``JSONWriter``).
enum RoundTrips {
    /// The number of texts that came back the same.
    ///
    /// - Throws: ``Failure`` that names the first that did not.
    static func check() throws -> Int {
        for (index, node) in Samples.nodes.enumerated() {
            let bytes = node.jsonBytes()
            let back = try Node(jsonBytes: bytes)
            guard back == node, back.jsonBytes() == bytes else {
                throw Failure("sample \(index) does not come back the same: \(String(decoding: bytes, as: UTF8.self))")
            }
        }
        guard try TimelineArchive(jsonBytes: Samples.timeline.jsonBytes()) == Samples.timeline,
            try IntentReference(jsonBytes: Samples.intent.jsonBytes()) == Samples.intent,
            [ParameterValue.bool(false), .bool(true)].jsonBytes() == Array("[false,true]".utf8)
        else { throw Failure("a timeline, an intent or a truth value does not come back the same") }
        return Samples.nodes.count + 3
    }
}
