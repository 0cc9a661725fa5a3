import SwiftUI
import Testing
import WidgetKit
import WidgetTesting

private struct Entry: TimelineEntry { let date: Date }
private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}
private enum Shown {
    @TaskLocal static var view: (@MainActor @Sendable () -> AnyView)?
}
/// A widget of whatever view a test wants to show.
private struct Showing: Widget {
    private let view = Shown.view
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "showing", provider: Provider()) { [view] _ in
            view?().containerBackground(.background, for: .widget)
        }
    }
}
private struct Bare: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "bare", provider: Provider()) { _ in Text("content") }
    }
}

@MainActor
private func shown<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) async throws
    -> WidgetFrame
{
    let tester = try Shown.$view.withValue({ AnyView(content()) }) {
        try WidgetTester(Showing.self, family: .systemLarge)
    }
    return try await tester.frame()
}

@MainActor
@Suite("Bad input, from the view to the picture")
struct BadInputTests {
    @Test("A text of 100,000 characters is cut where the widget ends")
    func longText() async throws {
        let words = try await shown { Text(String(repeating: "word ", count: 20_000)) }
        #expect(words.text.contains("word") && words.text.contains("…"))
        #expect(words.svg.utf8.count < 100_000)
        let unbroken = try await shown { Text(String(repeating: "x", count: 100_000)).lineLimit(1) }
        #expect(unbroken.text.contains("x…") && unbroken.svg.contains("<svg"))
    }

    @Test("10,000 rows of one id are drawn, and the id is named")
    func duplicates() async throws {
        let frame = try await shown {
            VStack { ForEach(Array(repeating: "same", count: 10_000), id: \.self) { Text($0) } }
        }
        #expect(frame.text.contains("same") && frame.svg.contains("<svg"))
        #expect(frame.remarks.filter { $0.contains("occurs more than once") }.count == 1)
    }

    @Test("A body that contains itself ends with a mark on every surface")
    func recursion() async throws {
        struct Endless: View { var body: some View { VStack { AnyView(Endless()) } } }
        let frame = try await shown { Endless() }
        #expect(frame.remarks.contains { $0.contains("levels deep") })
        #expect(!frame.text.isEmpty && frame.svg.contains("<svg"))
    }

    @Test(
        "Sizes that are not numbers, negative or huge trap nowhere",
        arguments: [Double.nan, .infinity, -.infinity, -40, 1e18, .leastNonzeroMagnitude])
    func lengths(length: Double) async throws {
        let frame = try await shown {
            VStack(spacing: length) {
                Text("kept").frame(width: length, height: length)
                Text("min").frame(minWidth: length, maxWidth: length)
                Text("padded").padding(length)
                Text("moved").offset(x: length, y: length).position(x: length, y: length)
                Text("big").font(.system(size: length)).kerning(length).lineSpacing(length)
                Circle().stroke(lineWidth: length).frame(width: 10, height: 10).scaleEffect(length)
                RoundedRectangle(cornerRadius: length).rotationEffect(.degrees(length)).blur(radius: length)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: length)), GridItem(.fixed(length))]) { Text("cell") }
                Gauge(value: length, in: 0...1) { Text("g") }
                ProgressView(value: length, total: length)
                GeometryReader { Text("\($0.size.width)") }.aspectRatio(length, contentMode: .fill)
                Color.red.opacity(length).shadow(radius: length).mask { Circle().inset(by: length) }
            }
        }
        #expect(!frame.text.isEmpty)
        #expect(!frame.svg.contains("nan") && !frame.svg.contains("inf\""))
    }

    @Test("What cannot be shown is said on the widget and once in the log")
    func unsupported() async throws {
        let frame = try await shown {
            VStack {
                ScrollView { Text("a") }
                ScrollView { Text("b") }
                Image(systemName: "no.such.symbol.anywhere")
            }
        }
        #expect(frame.remarks.filter { $0.contains("ScrollView") }.count == 1)
        // A box with the beginning of the name.
        #expect(frame.svg.contains(">no.<"))
    }

    @Test("A widget without a container background says what to adopt")
    func background() async throws {
        let frame = try await WidgetTester(Bare.self).frame()
        #expect(!frame.hasContainerBackground)
        #expect(frame.text.contains("Please adopt") && frame.svg.contains("Please adopt"))
    }
}
