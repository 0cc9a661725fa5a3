import AppIntents
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

private struct Ring: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    func perform() async throws -> some IntentResult { .result() }
}
private struct Switch: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}
private struct Room: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Room"
    @Parameter(title: "Name", default: "Hall") var name: String
}
private struct RoomState: AppIntentControlValueProvider {
    func previewValue(configuration: Room) -> Bool { false }
    func currentValue(configuration: Room) async throws -> Bool { true }
}
private struct Bell: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "bell") {
            ControlWidgetButton(action: Ring()) { Label("Ring", systemImage: "bell") }.tint(.red)
        }
        .displayName("Door bell").description("Rings at the door.")
    }
}
private struct Light: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "light", provider: RoomState()) { isOn in
            ControlWidgetToggle("Light", isOn: isOn, action: Switch()) { Text($0 ? "on" : "off") }
        }
    }
}
private struct Named: ControlWidget {
    static let title: LocalizedStringResource = "Alarm"
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "named") {
            ControlWidgetButton(Self.title, action: Ring()) { Text($0 ? "Rings" : "Waits") }
        }
        .displayName(Self.title)
    }
}
private struct Controls: WidgetBundle {
    var body: some Widget {
        NamedWidget()
        Bell()
        if #available(iOS 18, *) { Light() }
    }
}

@MainActor
struct ControlTests {
    @Test("Controls of a bundle are named in the manifest with their look and their configuration")
    func manifest() throws {
        let body = Controls().body
        let manifest = ManifestMaker.manifest(
            of: body.body._definitions(), controls: body._controls, instance: "i", build: "b")
        #expect(manifest.widgets.map(\.kind) == ["Named", "bell", "light"])
        #expect(manifest.widgets[1].displayName == "Door bell" && manifest.widgets[2].configuration != nil)
        #expect(manifest.widgets[1].families == [.systemSmall, .accessoryRectangular, .accessoryCircular])
        #expect(manifest.controls.map(\.kind) == ["bell", "light"])
        #expect(manifest.controls.map(\.look) == ["button", "toggle"])
        #expect(manifest.controls.map(\.displayName) == ["Door bell", "Room"])
        #expect(manifest.controls[0].summary == "Rings at the door." && manifest.controls[0].configuration == nil)
        #expect(manifest.controls[1].configuration?.parameters.map(\.name) == ["name"])
        #expect(try Manifest(jsonBytes: manifest.jsonBytes()) == manifest)
    }

    @Test("Handlers of push updates may be named, and change nothing")
    func pushHandlers() {
        struct Tokens: ControlPushHandler {
            func pushTokensDidChange(controls: [ControlInfo]) { _ = controls.map(\.pushInfo?.token) }
        }
        struct WidgetTokens: WidgetPushHandler {
            func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) { _ = pushInfo.token }
        }
        #expect(Named().body.pushHandler(Tokens.self)._definition()?.displayName == "Alarm")
        #expect(
            Controls().body.body.pushHandler(WidgetTokens.self)._definitions().map(\.kind) == [
                "Named", "bell", "light",
            ])
    }

    @Test("A control's title may be a resource")
    func titleResource() {
        #expect(Named().body._definition()?.displayName == "Alarm")
        let toggle = ControlWidgetToggle(Named.title, isOn: true, action: Switch()) { Text($0 ? "on" : "off") }
        #expect(type(of: toggle) == ControlWidgetToggle<Text, Text, Switch>.self)
    }
}
