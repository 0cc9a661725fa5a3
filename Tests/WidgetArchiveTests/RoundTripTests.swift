import ArchiveSamples
import JSONText
import Testing
import WidgetArchive

@Suite("The archive: round trips")
struct RoundTripTests {
    @Test("Every kind of view, modifier, shape and paint comes back the same", arguments: Samples.nodes.indices)
    func nodes(_ index: Int) throws {
        let node = Samples.nodes[index]
        let bytes = node.jsonBytes()
        let back = try Node(jsonBytes: bytes)
        #expect(back == node, "\(String(decoding: bytes, as: UTF8.self))")
        #expect(back.jsonBytes() == bytes)
    }

    @Test("Every type of parameter keeps its type and its last bit")
    func parameters() throws {
        let back = try IntentReference(jsonBytes: Samples.intent.jsonBytes())
        #expect(back == Samples.intent)
        guard case .double(let zero)? = back.parameters["double"] else {
            Issue.record("the double is gone")
            return
        }
        #expect(zero.sign == .minus)
    }

    @Test("A Bool inside an indirect enum keeps its side in release builds too")
    func booleans() {
        func text(_ value: some JSONCodable) -> String { String(decoding: value.jsonBytes(), as: UTF8.self) }
        #expect(text(ParameterValue.bool(true)) == "true")
        #expect(text([ParameterValue.bool(false), .bool(true)]) == "[false,true]")
        #expect(text(Modifier.accentable(true)).contains("true"))
        #expect(
            text(ShapeDescription.roundedRectangle(cornerWidth: 1, cornerHeight: 1, continuous: true)).hasSuffix(
                "true]"))
        #expect(
            text(
                ShapeDescription.concentric(minimum: [0, 0, 0, 0], fixed: [nil, nil, nil, nil], isUniform: false)
            ).hasSuffix("false]"))
    }

    @Test("A whole timeline comes back the same, with each policy")
    func timeline() throws {
        for policy in [TimelineArchive.Policy.atEnd, .never, .after(3.5), .after(-1)] {
            var archive = Samples.timeline
            archive.policy = policy
            #expect(try TimelineArchive(jsonBytes: archive.jsonBytes()) == archive)
        }
    }

    @Test("Messages come back the same")
    func messages() throws {
        var invocation = Invocation()
        (invocation.id, invocation.intent, invocation.url) = ("i", Samples.intent, "x://")
        (invocation.deadline, invocation.bootID, invocation.label) = (.max, "b", "Buy")
        #expect(try Invocation(jsonBytes: invocation.jsonBytes()) == invocation)

        for status in [Outcome.Status.succeeded, .failed, .timedOut, .interrupted, .voided, .continuesInApp] {
            var outcome = Outcome(id: "o", status: status, reason: "because", claimant: "1-a")
            (outcome.timelines, outcome.reloadedKinds, outcome.payload) = (["w"], ["k"], "{}")
            outcome.following = ["x"]
            #expect(try Outcome(jsonBytes: outcome.jsonBytes()) == outcome)
        }

        var request = ExtensionRequest()
        (request.id, request.purpose, request.reason, request.parameter, request.query) = (
            "r", .entities, "user", "p", "q"
        )
        request.surroundings.size = Size(width: 1, height: 2)
        request.surroundings.measurer = "cells"
        #expect(try ExtensionRequest(jsonBytes: request.jsonBytes()) == request)

        let home = HomeScreen(widgets: [Samples.timeline.widget])
        #expect(try HomeScreen(jsonBytes: home.jsonBytes()) == home)
    }

    @Test("A manifest comes back the same")
    func manifest() throws {
        var manifest = Manifest()
        (manifest.instance, manifest.pid, manifest.executable, manifest.build) = ("1-a", 1, "/bin/x", "b")
        (manifest.readyAt, manifest.bootID) = (5, "boot")
        var intent = IntentDescriptionRecord()
        (intent.type, intent.title, intent.summary, intent.process) = ("T", "Toggle", "s", .app)
        var widget = WidgetDescription()
        (widget.kind, widget.displayName, widget.summary, widget.families) = ("k", "n", "s", WidgetFamilyName.allCases)
        (widget.configuration, widget.ignoresContentMargins, widget.isBackgroundRemovable) = (intent, true, false)
        (manifest.widgets, manifest.intents) = ([widget], [intent])
        #expect(try Manifest(jsonBytes: manifest.jsonBytes()) == manifest)
    }

    @Test("The generation stands at a file's beginning")
    func generation() {
        let text = String(decoding: Samples.timeline.jsonBytes().prefix(64), as: UTF8.self)
        #expect(text.hasPrefix(#"{"schema":1,"generation":99,"boot":"boot""#))
    }
}
