import AppIntents
import SwiftUI
import Testing
import WidgetKit
import WidgetTesting

private enum Lamp {
    static var isOn: Bool {
        get { UserDefaults(suiteName: "group.lamp")?.bool(forKey: "on") ?? false }
        set { UserDefaults(suiteName: "group.lamp")?.set(newValue, forKey: "on") }
    }
}
private struct SwitchTestLamp: SetValueIntent {
    static let title: LocalizedStringResource = "Set the lamp"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult {
        Lamp.isOn = value
        return .result()
    }
}
private struct FlipTestLamp: AppIntent {
    static let title: LocalizedStringResource = "Toggle the lamp"
    func perform() async throws -> some IntentResult {
        Lamp.isOn.toggle()
        return .result()
    }
}
private struct LampState: ControlValueProvider {
    var previewValue: Bool { true }
    func currentValue() async throws -> Bool { Lamp.isOn }
}
private struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "lamp", provider: LampState()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: SwitchTestLamp()) { isOn in
                Label(isOn ? "Shines" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
                    .controlWidgetActionHint("Turn")
            }
            .tint(.orange)
        }
        .displayName("The lamp")
    }
}
private struct TogglingControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "toggling") {
            ControlWidgetButton(action: FlipTestLamp()) {
                Label("Press", systemImage: "power")
            } actionLabel: { isActive in
                Label(isActive ? "Busy" : "Ready", systemImage: "power")
            }
        }
    }
}
private struct LockedControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "locked") {
            ControlWidgetButton(action: FlipTestLamp()) { Image(systemName: "lock") }.disabled(true)
        }
    }
}
private struct Room: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Room"
    @Parameter(title: "Name", default: "Hall") var name: String
}
private struct RoomControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "room", intent: Room.self) { room in
            ControlWidgetButton(action: FlipTestLamp()) { Label("Light the \(room.name)", systemImage: "lamp.desk") }
        }
    }
}
private struct LampBundle: WidgetBundle {
    var body: some Widget {
        LampControl()
        TogglingControl()
        if #available(iOS 18, *) { LockedControl() }
        RoomControl()
    }
}

@MainActor
@Suite("Controls as widgets")
struct ControlWidgetTests {
    @Test("A control is a widget of its bundle, in three sizes")
    func kinds() async throws {
        #expect(WidgetTester.kinds(of: LampBundle.self) == ["lamp", "toggling", "locked", "room"])
        for family in [WidgetFamily.systemSmall, .accessoryRectangular, .accessoryCircular] {
            let tester = try WidgetTester(bundle: LampBundle.self, kind: "lamp", family: family)
            let toggles = try await tester.frame().views(.toggle)
            #expect(toggles.map(\.isOn) == [false], "\(family)")
        }
    }

    @Test("Its toggle sets the value, shows its other state at once, and asks the provider again")
    func toggle() async throws {
        let tester = try WidgetTester(bundle: LampBundle.self, kind: "lamp")
        #expect(try await tester.frame().texts == ["Lamp", "Dark"])
        let tap = try await tester.tap("Lamp")
        #expect(tap.pendingFrame.texts == ["Lamp", "Shines"])
        #expect(tap.outcome == .performed)
        #expect(tap.frame.texts == ["Lamp", "Shines"])
        #expect(try await tester.tap("Lamp").frame.texts == ["Lamp", "Dark"])
    }

    @Test("In the gallery it shows the provider's preview value")
    func preview() async throws {
        let tester = try WidgetTester(bundle: LampBundle.self, kind: "lamp")
        #expect(try await tester.snapshot(isPreview: true).texts == ["Lamp", "Shines"])
    }

    @Test("Its button performs; a disabled one does not offer itself")
    func button() async throws {
        let lamp = try WidgetTester(bundle: LampBundle.self, kind: "lamp")
        #expect(try await lamp.frame().texts == ["Lamp", "Dark"])
        let tester = try WidgetTester(bundle: LampBundle.self, kind: "toggling", sharing: lamp)
        #expect(try await tester.frame().texts == ["Press", "Ready"])
        #expect(try await tester.tap("Press").outcome == .performed)
        #expect(try await lamp.frame().texts == ["Lamp", "Dark"])
        #expect(try await lamp.reloadAsWished().texts == ["Lamp", "Shines"])
        let locked = try WidgetTester(bundle: LampBundle.self, kind: "locked")
        #expect(try await locked.frame().controls.map(\.isEnabled) == [false])
    }

    @Test("A configurable control reads its configuration")
    func configuration() async throws {
        let tester = try WidgetTester(bundle: LampBundle.self, kind: "room")
        #expect(try await tester.frame().texts == ["Light the Hall"])
    }
}
