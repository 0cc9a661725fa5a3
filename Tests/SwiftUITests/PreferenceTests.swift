import SwiftUI
import Testing
import WidgetArchive

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
struct PreferenceTests {
    @Test("What views tell is gathered for the view around them, and goes on to those around that")
    func gathered() throws {
        let list = HStack {
            Text("a").preference(key: Names.self, value: ["a"])
            Text("b").preference(key: Names.self, value: ["b"])
        }
        let inner = list.overlayPreferenceValue(Names.self) { Text($0.joined(separator: "+")) }
        let made = node(VStack { inner }.backgroundPreferenceValue(Names.self) { Text($0.joined(separator: "-")) })
        guard case .modified(.background(let behind, _), let stack) = made.content else { throw Mismatch(made) }
        #expect(words(behind) == "a-b")
        guard case .modified(.overlay(let front, _), _)? = stack.children.first?.content else { throw Mismatch(stack) }
        #expect(words(front) == "a+b")
    }

    @Test("Where nobody tells anything there is the default")
    func nothing() throws {
        let made = node(Text("x").overlayPreferenceValue(Names.self) { Text("\($0.count)") })
        guard case .modified(.overlay(let front, _), _) = made.content else { throw Mismatch(made) }
        #expect(words(front) == "0")
    }

    @Test("A scheme that is forced is told to the surface")
    func scheme() {
        #expect(modifiers(node(Text("x").preferredColorScheme(.dark))) == [.colorScheme("dark")])
        #expect(modifiers(node(Text("x").environment(\.colorScheme, .light))) == [.colorScheme("light")])
        #expect(modifiers(node(Text("x").preferredColorScheme(nil))).isEmpty)
    }

    @Test("Clocks of a time source keep running without the extension")
    func sources() throws {
        let date = Date(timeIntervalSince1970: 100)
        func live(_ text: Text) throws -> LiveText {
            guard case .live(let live) = try run(node(text)).content else { throw Mismatch(node(text)) }
            return live
        }
        #expect(try live(Text(.currentDate, format: .reference(to: date))).style == .relative)
        #expect(try live(Text(.currentDate, format: .offset(to: date))).style == .offset)
        #expect(try live(Text(.currentDate, format: .stopwatch(startingAt: date))).style == .countup)
        let timer = try live(Text(.currentDate, format: .timer(countingDownIn: date..<date.addingTimeInterval(9))))
        #expect(timer.style == .countdown && timer.end == 109)
    }
}
