import JSONText
import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("What a widget shows")
struct WidgetFramesTests {
    @Test("The entry that is due, and the next at its date")
    func flips() throws {
        var frames = WidgetFrames()
        #expect(try frames.adopt(Archives.file([("b", 10), ("a", 0), ("c", 20)]), bootID: "B", at: 5) == .changed)
        #expect(frames.words == "a")
        #expect(frames.nextFlip(after: 5) == 10)
        #expect(try frames.show(at: 9.99) == false)
        #expect(try frames.show(at: 10) == true)
        #expect(frames.words == "b")
        #expect(try frames.show(at: 3) == true, "a clock set back")
        #expect(frames.words == "a")
    }

    @Test("An older timeline never replaces a newer one; one of another boot is always older")
    func generations() throws {
        var frames = WidgetFrames()
        _ = try frames.adopt(Archives.file([("new", 0)], generation: 5), bootID: "B", at: 1)
        #expect(try frames.adopt(Archives.file([("old", 0)], generation: 4), bootID: "B", at: 1) == .older)
        #expect(
            try frames.adopt(Archives.file([("boot", 0)], generation: 9, bootID: "A"), bootID: "B", at: 1) == .older)
        #expect(frames.words == "new")
        #expect(try frames.adopt(Archives.file([("newer", 0)], generation: 6), bootID: "B", at: 1) == .changed)
        var fresh = WidgetFrames()
        _ = try fresh.adopt(Archives.file([("boot", 0)], generation: 9, bootID: "A"), bootID: "B", at: 1)
        #expect(try fresh.adopt(Archives.file([("now", 0)], generation: 1), bootID: "B", at: 1) == .changed)
    }

    @Test("The same view again is no change, whatever its date and generation")
    func identical() throws {
        var frames = WidgetFrames()
        _ = try frames.adopt(Archives.file([("a", 0)], generation: 1), bootID: "B", at: 1)
        #expect(try frames.adopt(Archives.file([("a", 0)], generation: 2), bootID: "B", at: 1) == .unchanged)
        #expect(try frames.adopt(Archives.file([("a", 0.5)], generation: 3), bootID: "B", at: 1) == .unchanged)
        #expect(frames.timeline?.header.generation == 3, "though it is the one that counts now")
    }

    @Test("While all entries lie ahead the previous frame stays; without one, the placeholder")
    func allFuture() throws {
        var frames = WidgetFrames()
        _ = try frames.adopt(Archives.file([("old", 0)], generation: 1), bootID: "B", at: 1)
        #expect(try frames.adopt(Archives.file([("later", 100)], generation: 2), bootID: "B", at: 1) == .unchanged)
        #expect(frames.words == "old")
        #expect(try frames.show(at: 100) == true)
        #expect(frames.words == "later")
        var empty = WidgetFrames()
        _ = empty.take(placeholder: Archives.entry("placeholder", at: 0), ignoresContentMargins: false)
        _ = try empty.adopt(Archives.file([("later", 100)]), bootID: "B", at: 1)
        #expect(empty.words == "placeholder")
        #expect(empty.hasContent == false)
    }

    @Test("A timeline without entries keeps the last good frame")
    func empty() throws {
        var frames = WidgetFrames()
        _ = try frames.adopt(Archives.file([("good", 0)], generation: 1), bootID: "B", at: 1)
        #expect(try frames.adopt(Archives.file([], generation: 2), bootID: "B", at: 1) == .empty)
        #expect(frames.words == "good")
    }

    @Test("A placeholder never replaces content")
    func placeholder() throws {
        var frames = WidgetFrames()
        _ = try frames.adopt(Archives.file([("good", 0)]), bootID: "B", at: 1)
        #expect(frames.take(placeholder: Archives.entry("p", at: 0), ignoresContentMargins: false) == false)
        #expect(frames.words == "good")
    }

    @Test("An entry that cannot be decoded leaves the last good frame, and is tried once")
    func brokenEntry() throws {
        let good = Archives.timeline([Archives.entry("good", at: 0)]).jsonBytes()
        var text = String(decoding: good, as: UTF8.self)
        text.removeLast(2)
        text += ",{\"date\":10,\"view\":{\"v\":\"text\",\"runs\":7}}]}"
        var frames = WidgetFrames()
        #expect(try frames.adopt(TimelineFile(Array(text.utf8)), bootID: "B", at: 1) == .changed)
        #expect(throws: (any Error).self) { try frames.show(at: 10) }
        #expect(frames.words == "good")
        #expect(try frames.show(at: 11) == false)
    }

    static let hostileFiles = [
        "", "{", "[]", "7", "{\"schema\":99}", "{\"entries\":7}", "{\"entries\":[7]}",
        "{\"entries\":[{\"date\":\"x\"}]}",
        String(repeating: "{\"entries\":[", count: 2000), "{\"entries\":[{\"view\":{}}", "\u{0}",
    ]

    @Test("Hostile files are refused with a reason", arguments: hostileFiles.indices)
    func hostile(_ index: Int) {
        #expect(throws: (any Error).self) { try TimelineFile(Array(Self.hostileFiles[index].utf8)) }
    }

    @Test("Views nested as deep as JSON may be are decoded without a crash")
    func deep() throws {
        let depth = 1000
        var view = "{\"v\":\"text\",\"runs\":[]}"
        for _ in 0..<depth { view = "{\"v\":\"mod\",\"m\":\"hidden\",\"in\":\(view)}" }
        let file = try TimelineFile(Array("{\"entries\":[{\"date\":0,\"view\":\(view)}]}".utf8))
        _ = try? file.entry(0)
    }

    @Test("An entry of more views than anybody can see is refused, and the last good frame stays")
    func tooManyViews() throws {
        func entry(_ views: Int, at date: Double) -> EntryArchive {
            var entry = EntryArchive()
            entry.date = date
            entry.view = Node(.stack(StackNode(.vertical, Array(repeating: Node(.divider), count: views))))
            return entry
        }
        let bytes = Archives.timeline([
            entry(TimelineFile.viewLimit - 1, at: 0), entry(TimelineFile.viewLimit, at: 10),
        ]).jsonBytes()
        var frames = WidgetFrames()
        #expect(try frames.adopt(TimelineFile(bytes), bootID: "B", at: 1) == .changed)
        #expect(throws: TimelineFileError.tooManyViews) { try frames.show(at: 10) }
        #expect(frames.frame?.index == 0)
    }

    @Test("A day of seconds is taken, and each entry is found")
    func many() throws {
        let file = try Archives.file((0..<20_000).map { ("\($0)", Double($0)) })
        #expect(file.count == 20_000)
        #expect(try file.entry(12_345).view.words == ["12345"])
    }
}

@Suite("Looks while taps are pending")
struct PendingLookTests {
    static func toggle(isOn: Bool) -> Node {
        var control = ControlNode()
        control.key = "t"
        control.role = .toggle
        control.isOn = isOn
        control.body = Archives.text(isOn ? "on" : "off")
        control.alternate = Archives.text(isOn ? "off" : "on")
        return Node(.control(control))
    }

    static func look(toggle: Bool) -> PendingLook {
        var look = PendingLook()
        look.toggles["t"] = toggle
        return look
    }

    @Test("A pending toggle shows the other look, and the archived one when that is the target already")
    func toggles() {
        #expect(Self.toggle(isOn: false).showing(Self.look(toggle: true)).words == ["on"])
        #expect(Self.toggle(isOn: true).showing(Self.look(toggle: true)).words == ["on"])
        #expect(Self.toggle(isOn: true).showing(PendingLook()).words == ["on"])
    }

    @Test("A pressed button shows its pressed look, or is dimmed")
    func buttons() {
        var control = ControlNode()
        control.key = "b"
        control.body = Archives.text("rest")
        var look = PendingLook()
        look.pressed = ["b"]
        guard case .control(let dimmed) = Node(.control(control)).showing(look).content else {
            return #expect(Bool(false))
        }
        #expect(dimmed.body == Node(.modified(.opacity(ControlNode.pressedOpacity), Archives.text("rest"))))
        control.pressed = Archives.text("down")
        #expect(Node(.control(control)).showing(look).words == ["down"])
    }

    @Test("Invalidatable content is marked while anything is pending, and only then")
    func invalidatable() {
        let node = Node(.modified(.invalidatable, Archives.text("7")))
        #expect(node.showing(PendingLook()) == node)
        #expect(
            node.showing(Self.look(toggle: true)) == Node(.modified(.redacted(["invalidated"]), Archives.text("7"))))
    }

    @Test("A control's label is its text, its accessibility label, or its intent")
    func labels() {
        var control = ControlNode()
        control.intent = IntentReference(type: "Complete")
        #expect(control.label == "Complete")
        control.body = Node(.stack(StackNode(.horizontal, [Archives.text("Buy"), Archives.text("milk")])))
        #expect(control.label == "Buy milk")
        var spoken = AccessibilityDescription()
        spoken.label = "Complete Buy milk"
        control.body = Node(.modified(.accessibility(spoken), control.body))
        #expect(control.label == "Complete Buy milk")
    }
}
