import SwiftUI
import Testing
import WidgetArchive

@MainActor
struct ControlTests {
    @Test("A toggle tells an intent that sets a value what it will be", arguments: [true, false])
    func setsValue(isOn: Bool) throws {
        struct SetNothing: SetValueIntent {
            static let title: LocalizedStringResource = "Set"
            @Parameter(title: "On") var value: Bool
            func perform() async throws -> some IntentResult { .result() }
        }
        let made = try control(node(Toggle(isOn: isOn, intent: SetNothing()) { Text("Lamp") }))
        #expect(made.intent?.parameters["value"] == .bool(!isOn))
    }

    @Test("A plain button is its label and carries its intent")
    func plainButton() throws {
        let made = try control(node(Button(intent: Mark(task: "1")) { Text("x") }.buttonStyle(.plain)))
        #expect(made.role == .button && made.body == textNode("x") && made.pressed == nil && made.key == "0")
        #expect(made.intent?.type == "Mark" && made.intent?.parameters == ["task": .string("1")])
    }

    @Test("Controls are named by the identities around them")
    func keys() {
        let list = VStack {
            Button("first", intent: Mark())
            ForEach(["a", "b"], id: \.self) {
                Button($0, intent: Mark(task: "")); Toggle($0, isOn: true, intent: Mark())
            }
        }
        #expect(node(list).controls.map(\.key) == ["0", "a/0", "a/1", "b/0", "b/1"])
        let again = VStack {
            Button("first", intent: Mark())
            ForEach(["b"], id: \.self) { Button($0, intent: Mark(task: "")) }
        }
        #expect(node(again).controls.map(\.key) == ["0", "b/0"])
    }

    @Test("Rows of one id still have controls of different names")
    func duplicateKeys() {
        let list = VStack { ForEach(["a", "a"], id: \.self) { Button($0, intent: Mark(task: "")) } }
        #expect(node(list).controls.map(\.key) == ["a/0", "a/1"])
    }

    @Test("A style that asks whether it is pressed is archived both ways")
    func pressed() throws {
        struct Press: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
            }
        }
        struct Calm: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding(2) }
        }
        let made = try control(node(Button("x", intent: Mark()).buttonStyle(Press())))
        #expect(made.body == Node(.modified(.opacity(1), textNode("x"))))
        #expect(made.pressed == Node(.modified(.opacity(0.5), textNode("x"))))
        #expect(try control(node(Button("x", intent: Mark()).buttonStyle(Calm()))).pressed == nil)
    }

    @Test("The bordered styles put the label on the tint")
    func bordered() throws {
        let made = try control(node(Button("x", intent: Mark()).buttonStyle(.borderedProminent).tint(.green)))
        guard case .modified(.background(let back, _), let padded) = made.body.content else {
            return #expect(Bool(false))
        }
        #expect(try shape(back).fill == .color(.system("green")))
        #expect(try run(core(padded)).paint == .color(.system("white")))
        let plain = try control(node(Button("x", intent: Mark()).buttonStyle(.bordered)))
        guard case .modified(.background(let faint, _), _) = plain.body.content else { return #expect(Bool(false)) }
        #expect(try shape(faint).fill == .faded(.color(.system("accent")), 0.12))
        // Where the place chooses the colours, white on a full tint would be white on white.
        let tinted = Button("x", intent: Mark()).buttonStyle(.borderedProminent)
            .environment(\.widgetRenderingMode, .accented)
        guard case .modified(.background(let back, _), _) = try control(node(tinted)).body.content else {
            return #expect(Bool(false))
        }
        #expect(try shape(back).fill == .faded(.color(.system("accent")), 0.35))
    }

    @Test("A toggle is archived on and off")
    func toggle() throws {
        let made = try control(node(Toggle(isOn: true, intent: Mark()) { Text("x") }.toggleStyle(.switch).tint(.red)))
        #expect(made.role == .toggle && made.isOn == true)
        func look(_ isOn: Bool) -> Node {
            let knob = Node(.knob(isOn: isOn, tint: .color(.system("red"))))
            return Node(.stack(StackNode(.horizontal, [textNode("x"), Node(.spacer(minLength: nil)), knob])))
        }
        #expect(made.body == look(true) && made.alternate == look(false))
    }

    @Test("A toggle without a label, or with a hidden one, is its switch")
    func hiddenLabel() throws {
        let bare = try control(node(Toggle(isOn: false, intent: Mark()).labelsHidden()))
        #expect(
            bare.body == Node(.knob(isOn: false, tint: nil)) && bare.alternate == Node(.knob(isOn: true, tint: nil)))
        let hidden = try control(node(Toggle("x", isOn: false, intent: Mark()).labelsHidden()))
        #expect(hidden.body == Node(.modified(.accessibility(.named("x")), bare.body)))
    }

    @Test("A toggle style of the user's is asked for both states")
    func customToggle() throws {
        struct Check: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    Image(systemName: configuration.isOn ? "checkmark" : "circle")
                }
                .buttonStyle(.plain)
            }
        }
        let made = try control(node(Toggle("x", isOn: false, intent: Mark()).toggleStyle(Check())))
        #expect(made.body == Node(.symbol(SymbolNode(name: "circle"))))
        #expect(made.alternate == Node(.symbol(SymbolNode(name: "checkmark"))))
    }

    @Test("Disabled reaches the control")
    func disabled() throws {
        #expect(try control(node(VStack { Button("x", intent: Mark()) }.disabled(true)).children[0]).isDisabled)
        #expect(try !control(node(Button("x", intent: Mark()).disabled(false))).isDisabled)
    }

    @Test("A closure is not performed and the developer is told")
    func closure() throws {
        let made = archive(Button("x") {})
        #expect(try control(made.view).intent == nil)
        #expect(made.remarks.count == 1)
    }

    @Test("A link leads to its URL")
    func link() throws {
        let url = try #require(URL(string: "app://x"))
        let made = try control(node(Link(destination: url) { Text("x") }))
        #expect(made.role == .link && made.url == "app://x" && made.body == textNode("x"))
        #expect(try run(control(node(Link("x", destination: url))).body).paint == .color(.system("accent")))
    }

    @Test("Progress is a fraction, whatever it is given")
    func progress() throws {
        func value(_ view: some View) -> Double? {
            if case .progress(let made) = node(view).content { made.value } else { nil }
        }
        #expect(value(ProgressView(value: 3, total: 10)) == 0.3)
        #expect(value(ProgressView(value: 12.0, total: 10)) == 1)
        #expect(value(ProgressView(value: -1.0)) == 0)
        #expect(value(ProgressView(value: 1.0, total: 0)) == 0)
        #expect(value(ProgressView(value: Double.nan)) == 0)
        guard case .progress(let endless) = node(ProgressView()).content else { return #expect(Bool(false)) }
        #expect(endless.value == nil && endless.style == .circular)
        let start = Date(timeIntervalSince1970: 0)
        guard
            case .progress(let timer) = node(
                ProgressView(timerInterval: start...start.addingTimeInterval(9), countsDown: false)
            ).content
        else { return #expect(Bool(false)) }
        #expect(timer.timerEnd == 9 && !timer.countsDown && timer.style == .linear)
    }

    @Test("The value below a bar and the words below a ring are quiet, unless the place says otherwise")
    func quietLabels() throws {
        func made(_ view: some View) throws -> ProgressNode {
            let view = core(node(view))
            guard case .progress(let made) = view.content else { throw Mismatch(view) }
            return made
        }
        let words = { (label: Node?) throws -> TextRun in try run(core(#require(label))) }
        let bar = ProgressView(value: 0.5) {
            Text("Label")
        } currentValueLabel: {
            Text("50 %")
        }
        let plain = try made(bar)
        #expect(try words(plain.currentValueLabel).paint == .hierarchical(level: 1, of: nil))
        #expect(try words(plain.currentValueLabel).font.style == .caption)
        #expect(try words(plain.label).paint == .foreground && words(plain.label).font.style == .body)
        let own = try made(bar.font(.title).foregroundStyle(.red))
        #expect(try words(own.currentValueLabel).font.style == .title)
        #expect(try words(own.currentValueLabel).paint == .color(.system("red")))
        #expect(try words(made(ProgressView("Loading")).label).paint == .hierarchical(level: 1, of: nil))
    }

    @Test("Gauges carry their style, value and labels")
    func gauge() throws {
        let view = Gauge(value: 25, in: 0...50) {
            Text("l")
        } currentValueLabel: {
            Text("25")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("50")
        }
        guard case .gauge(let made) = node(view.gaugeStyle(.accessoryCircular).tint(.red)).content else {
            return #expect(Bool(false))
        }
        #expect(made.style == "accessoryCircular" && made.value == 0.5 && made.tint == .color(.system("red")))
        #expect(made.maximumLabel.flatMap(words) == "50" && made.label.flatMap(words) == "l")
        guard case .gauge(let empty) = node(Gauge(value: 1, in: 1...1) { Text("x") }).content else { return }
        #expect(empty.value == 0)
    }

    @Test("A label shows its icon beside its title, or one of them")
    func label() {
        let made = node(Label("x", systemImage: "star"))
        let icon = Node(.modified(.accessibility(.hidden), Node(.symbol(SymbolNode(name: "star")))))
        let parts = [icon, textNode("x")]
        #expect(made == Node(.stack(StackNode(.horizontal, spacing: 8, parts))))
        #expect(node(Label("x", systemImage: "star").labelStyle(.titleOnly)) == textNode("x"))
        #expect(core(node(Label("x", systemImage: "star").labelStyle(.iconOnly))) == core(icon))
    }
}
