import SwiftUI
import Testing
import WidgetArchive

private struct CountKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
    fileprivate var count: Int {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

@MainActor
struct EnvironmentTests {
    private struct Count: View {
        @Environment(\.count) private var count
        var body: some View { Text("\(count)") }
    }

    @Test("A key of the user's goes down and not sideways")
    func customKey() {
        let made = node(
            VStack {
                Count(); Count().environment(\.count, 5); Count()
            })
        #expect(made.children.map(words) == ["1", "5", "1"])
        #expect(words(node(Count().transformEnvironment(\.count) { $0 += 2 })) == "3")
    }

    @Test("A text size that a view sets goes with its fonts of a style; the place's is the surface's own")
    func typeSizes() throws {
        #expect(try run(node(Text("x").dynamicTypeSize(.xLarge))).font.typeSize == "xLarge")
        #expect(try run(node(Text("x").dynamicTypeSize(...DynamicTypeSize.medium))).font.typeSize == "medium")
        #expect(try run(node(Text("x").dynamicTypeSize(...DynamicTypeSize.xLarge))).font.typeSize == nil)
        #expect(try run(node(Text("x").font(.system(size: 9)).dynamicTypeSize(.small))).font.typeSize == nil)
        guard case .symbol(let symbol) = node(Image(systemName: "star").dynamicTypeSize(.small)).content else {
            return #expect(Bool(false))
        }
        #expect(symbol.font.typeSize == "small")
    }

    @Test("A closure sees the values of the view that declares it, not those where it is shown")
    func capturedEnvironment() {
        struct Outer: View {
            @Environment(\.count) private var count
            var body: some View { VStack { ForEach(0..<1) { _ in Text("\(count)") } }.environment(\.count, 9) }
        }
        #expect(node(Outer().environment(\.count, 2)).children.map(words) == ["2"])
    }

    @Test("A time zone or locale of a view's own travels with its live texts; that of the place does not")
    func ownPlace() throws {
        let date = Date(timeIntervalSince1970: 1_795_000_000)
        func live(_ node: Node) throws -> LiveText {
            guard case .live(let live) = try run(node).content else { throw Mismatch(node) }
            return live
        }
        let kyiv = try #require(TimeZone(identifier: "Europe/Kyiv"))
        let plain = try live(node(Text(date, style: .time), locale: "uk_UA"))
        #expect(plain.timeZone == nil && plain.locale == nil)
        let clocks = node(
            VStack {
                Text(date, style: .time)
                Text(date, style: .time).environment(\.timeZone, kyiv)
                Text("at \(date, style: .time)").environment(\.timeZone, kyiv).environment(
                    \.locale, Locale(identifier: "uk_UA"))
            }
        ).children
        #expect(try live(clocks[0]).timeZone == nil)
        #expect(try live(clocks[1]).timeZone == "Europe/Kyiv" && live(clocks[1]).locale == nil)
        guard case .text(let text) = clocks[2].content, case .live(let third)? = text.runs.last?.content else {
            throw Mismatch(clocks[2])
        }
        #expect(third.timeZone == "Europe/Kyiv" && third.locale == "uk_UA")
    }

    @Test("A date in a format is written in the view's own time zone")
    func ownZoneOfFormats() throws {
        let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
        var format = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: .gmt).hour().minute()
        let date = Date(timeIntervalSince1970: 1_795_000_000)
        let there = node(Text(date, format: format).environment(\.timeZone, zone), locale: "en_GB")
        format.timeZone = zone
        #expect(words(there) == format.format(date))
        #expect(words(node(Text(date, format: format), locale: "en_GB")) == format.format(date))
    }

    @Test("A colour scheme that a view sets is the surface's to draw, however it is set")
    func ownScheme() {
        #expect(modifiers(node(Text("x").environment(\.colorScheme, .dark))) == [.colorScheme("dark")])
        let turned = Text("x").transformEnvironment(\.colorScheme) { $0 = $0 == .dark ? .light : .dark }
        #expect(modifiers(node(turned)) == [.colorScheme("dark")])
    }

    @Test("A direction that a view sets turns what is inside it, and only where it is another one")
    func ownDirection() {
        struct Asks: View {
            @Environment(\.layoutDirection) var direction
            var body: some View { Text(direction == .rightToLeft ? "to the left" : "to the right") }
        }
        let row = HStack { Asks() }.environment(\.layoutDirection, .rightToLeft)
        #expect(modifiers(node(row)) == [.layoutDirection("rtl")])
        #expect(words(core(node(row)).children[0]) == "to the left")
        #expect(modifiers(node(row, locale: "ar")) == [])
        let back = Asks().transformEnvironment(\.layoutDirection) { $0 = .leftToRight }
        #expect(modifiers(node(back, locale: "ar")) == [.layoutDirection("ltr")])
        #expect(words(core(node(back, locale: "ar"))) == "to the right")
    }

    @Test("Asking for the colour scheme is noted, being coloured is not")
    func reads() {
        struct Asking: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        struct Silent: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { Text("x").foregroundStyle(.primary) }
        }
        struct Mode: View {
            @Environment(\.widgetRenderingMode) var mode
            var body: some View { Text(mode == .fullColor ? "full" : "other") }
        }
        #expect(archive(Asking()).readsColorScheme && !archive(Silent()).readsColorScheme)
        #expect(words(archive(Asking(), scheme: "dark").view) == "dark")
        #expect(archive(Mode()).readsRenderingMode && !archive(Asking()).readsRenderingMode)
    }

    @Test("Properties inside properties are brought up to date")
    func nestedProperties() {
        struct Scaled: DynamicProperty {
            @Environment(\.count) var count
            var doubled = 0
            mutating func update() { doubled = count * 2 }
        }
        struct Shown: View {
            let before = "a"
            var scaled = Scaled()
            @State private var kept = 4
            var body: some View { Text("\(scaled.doubled) \(kept)") }
        }
        #expect(words(node(Shown().environment(\.count, 3))) == "6 4")
    }

    @Test("Bindings lead to what they were made of")
    func bindings() {
        struct Pair { var name = "n" }
        var pair = Pair()
        let binding = Binding(get: { pair }, set: { pair = $0 })
        binding.name.wrappedValue = "m"
        #expect(pair.name == "m" && Binding.constant(3).wrappedValue == 3)
    }
}
