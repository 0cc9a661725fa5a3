import SwiftUI
import Testing
import WidgetKit
import WidgetTesting

@MainActor
@Suite("A widget under test")
struct TesterTests {
    @Test("Its texts, controls and places can be asked for")
    func finding() async throws {
        let tester = try WidgetTester(TallyWidget.self)
        let frame = try await tester.frame()
        #expect(frame.texts.first == "Count 0" && frame.shows("Count 0") && !frame.shows("Count 1"))
        #expect(frame.view(id: "count")?.text == "Count 0")
        #expect(frame.controls.map(\.label) == ["Add", "Add ten", "Switch"])
        #expect(frame.views(.toggle).map(\.isOn) == [false])
        let size = frame.size
        #expect(frame.views.allSatisfy { CGRect(origin: .zero, size: size).contains($0.frame) })
        #expect(frame.url?.absoluteString == "tally://all" && frame.hasContainerBackground)
    }

    @Test("A tap performs, reloads and shows the next frame")
    func tap() async throws {
        let tester = try WidgetTester(TallyWidget.self)
        let tap = try await tester.tap("Add")
        #expect(tap.outcome == .performed && tap.frame.shows("Count 1") && tap.reloadedKinds == ["Tally"])
        let ten = try await tester.tap("Add ten")
        #expect(ten.frame.shows("Count 11") && ten.reloadedKinds == ["Tally", "Other"])
        #expect(tester.budgetUsed == 2 && tester.reloads.map(\.cause) == [.asked, .tap, .tap])
    }

    @Test("A toggle shows its other state before its answer")
    func toggle() async throws {
        let tester = try WidgetTester(TallyWidget.self)
        let tap = try await tester.tap("Switch")
        #expect(tap.pendingFrame.views(.toggle).first?.isOn == true)
        #expect(tap.frame.views(.toggle).first?.isOn == true)
        #expect(try await tester.tap("Switch").frame.views(.toggle).first?.isOn == false)
    }

    @Test("The line over the lock screen's clock is as large for everybody")
    func inline() async throws {
        let tester = try WidgetTester(LineWidget.self, family: .accessoryInline)
        tester.dynamicTypeSize = .accessibility3
        #expect(try await tester.frame().svg.contains("font-size=\"17\""))
    }

    @Test("Testers side by side do not see each other's values, not even through a static object")
    func isolation() async throws {
        let (first, second) = (try WidgetTester(TallyWidget.self), try WidgetTester(TallyWidget.self))
        try await first.tap("Add")
        #expect(try await second.frame().shows("Count 0"))
        let third = try WidgetTester(TallyWidget.self, sharing: first)
        #expect(try await third.frame().shows("Count 1"))
    }

    @Test("The clock stands where the test puts it, in the zone and the language of the test")
    func clock() async throws {
        let tester = try WidgetTester(TallyWidget.self)
        let first = try await tester.frame()
        #expect(first.date == WidgetTester.usualDate && first.texts[1].hasPrefix("9:41"))
        tester.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(try await tester.frame().texts[1].hasPrefix("6:41"))
        let midnight = try await tester.asApp { Calendar.current.startOfDay(for: .now) }.value
        #expect(midnight == Date(timeIntervalSince1970: 1_750_066_860 - 18 * 3600 - 41 * 60))
        tester.locale = Locale(identifier: "de_DE")
        #expect(try await tester.frame().texts[1] == "18:41")
    }

    @Test("Time passes: entries follow, and the policy asks for the next timeline")
    func travel() async throws {
        let tester = try WidgetTester(TallyWidget.self)
        _ = try await tester.frame()
        try await tester.asApp { Tally.count = 5 }
        #expect(try await tester.travel(by: 3600).shows("Count 0"))
        #expect(tester.reloads.count == 1)
        #expect(try await tester.travel(by: 3600).shows("Count 5"))
        #expect(tester.reloads.map(\.cause) == [.asked, .policy])
        try await tester.travel(by: 24 * 3600)
        #expect(tester.reloads.count == 14 && tester.budgetUsed == 12)
        await #expect(throws: TesterError.self) { try await tester.travel(by: -1) }
    }

    @Test("What the app writes shows when the app asks for a reload")
    func app() async throws {
        let tester = try WidgetTester(TallyWidget.self)
        _ = try await tester.frame()
        let quiet = try await tester.asApp { Tally.count = 3 }
        #expect(quiet.reloadedKinds == [] && quiet.frame.shows("Count 0"))
        let loud = try await tester.asApp {
            Tally.count = 4
            WidgetCenter.shared.reloadTimelines(ofKind: "Tally")
        }
        #expect(loud.reloadedKinds == ["Tally"] && loud.frame.shows("Count 4"))
    }

    @Test("Placeholder, snapshot and the gallery's preview are told apart")
    func purposes() async throws {
        let tester = try WidgetTester(TallyWidget.self)
        let placeholder = try await tester.placeholder()
        #expect(placeholder.isPlaceholder && placeholder.texts.isEmpty)
        #expect(placeholder.views.contains { $0.isRedacted })
        #expect(try await tester.snapshot().shows("Count 0"))
        #expect(try await tester.snapshot(isPreview: true).shows("Count 7"))
    }

    @Test("Scheme, family and configuration make other frames")
    func surroundings() async throws {
        let tester = try WidgetTester(bundle: SampleBundle.self, kind: "Tally", family: .systemLarge)
        #expect(try await tester.frame().shows("light"))
        tester.colorScheme = .dark
        let dark = try await tester.frame()
        #expect(dark.shows("dark") && dark.size.height == 354)
        let chosen = try WidgetTester(ChosenWidget.self, configuration: ChooseStep(.ten))
        #expect(try await chosen.frame().shows("Step 10"))
        chosen.configuration = nil
        #expect(try await chosen.frame().shows("Step 1"))
        #expect(WidgetTester.kinds(of: SampleBundle.self) == ["Tally", "Chosen"])
        #expect(tester.displayName == "Tally" && tester.summary == "Counts.")
    }

    @Test("Wrong names are answered with what there is")
    func mistakes() async throws {
        let tester = try WidgetTester(TallyWidget.self, family: .systemLarge)
        await #expect(throws: TesterError.self) { try await tester.tap("Remove") }
        await #expect(throws: TesterError.self) { try await tester.tap("Locked") }
        do {
            try await tester.tap("Remove")
        } catch {
            #expect("\(error)".contains("button “Add ten”"))
        }
        #expect(throws: TesterError.self) { try WidgetTester(TallyWidget.self, family: .systemMedium) }
        #expect(throws: TesterError.self) { try WidgetTester(bundle: SampleBundle.self, kind: "Nothing") }
    }

    @Test("What opens the app is handed over")
    func opening() async throws {
        let tester = try WidgetTester(TallyWidget.self, family: .systemLarge)
        let tap = try await tester.tap("Open")
        #expect(tap.outcome == .continuesInApp && tap.handedOver == .intent("OpenIntent"))
        let url = try #require(URL(string: "tally://all"))
        #expect(try await tester.tapBackground().handedOver == .url(url))
    }
}

@MainActor
@Suite("What a screen reader reads")
struct AccessibilityTests {
    @Test("Names, values and kinds, in reading order")
    func spoken() async throws {
        let frame = try await WidgetTester(TallyWidget.self).frame()
        #expect(frame.accessibility.map(\.spoken).contains("Add ten, button"))
        #expect(frame.accessibility.contains { $0.role == "toggle" && $0.label == "Switch" && $0.value == "off" })
        #expect(frame.unlabelled.isEmpty && frame.accessibilityText.hasPrefix("Count 0\n"))
    }
}
