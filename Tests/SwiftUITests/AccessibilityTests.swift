import SwiftUI
import Testing
import WidgetArchive
import WidgetLayout

@MainActor
struct AccessibilityTests {
    private func spoken(_ view: some View) -> String {
        let context = LayoutContext(measurer: PointMeasurer())
        let placed = LayoutEngine.place(node(view), in: Size(width: 300, height: 300), context: context)
        return AccessibilityTree(of: placed).text
    }

    @Test("A label is read by its title, shown or not")
    func labels() {
        #expect(spoken(Label("Rain", systemImage: "cloud")) == "Rain")
        #expect(spoken(Label("Rain", systemImage: "cloud").labelStyle(.iconOnly)) == "Rain")
        #expect(spoken(Label("Rain", systemImage: "cloud").labelStyle(.titleOnly)) == "Rain")
        let button = Button(intent: Mark()) { Label("Rain", systemImage: "cloud") }.labelStyle(.iconOnly)
        #expect(spoken(button) == "Rain, button")
    }

    @Test("A toggle is named by its label, shown or not")
    func toggles() {
        #expect(spoken(Toggle("Milk", isOn: true, intent: Mark())) == "Milk, on, switch")
        #expect(spoken(Toggle("Milk", isOn: false, intent: Mark()).labelsHidden()) == "Milk, off, switch")
    }

    @Test("Outer modifiers go before inner ones, and traits can be taken away again")
    func order() {
        #expect(spoken(Text("x").accessibilityLabel("inner").accessibilityLabel("outer")) == "outer")
        let traits = Text("x").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isHeader)
        #expect(spoken(traits) == "x, selected")
        #expect(
            spoken(Text("x").accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader)) == "x, heading")
    }

    @Test("Decorative pictures and hidden views are left out")
    func decorative() {
        #expect(spoken(Image(decorative: "photo")) == "")
        #expect(spoken(Image("photo", label: Text("A lake"))) == "A lake, image")
        #expect(
            spoken(
                VStack {
                    Text("a"); Text("b").accessibilityHidden(true)
                }) == "a")
    }

    @Test("Children are ignored, combined or contained as the view says")
    func children() {
        let pair = HStack {
            Text("3"); Text("open")
        }
        #expect(spoken(pair) == "3\nopen")
        #expect(spoken(pair.accessibilityElement(children: .combine)) == "3, open")
        #expect(spoken(pair.accessibilityElement().accessibilityLabel("Three")) == "Three")
        #expect(
            spoken(pair.accessibilityElement(children: .contain).accessibilityLabel("Count")) == "Count\n  3\n  open")
    }

    @Test("A representation is read instead of the view")
    func representation() {
        let view = Text("▮▮▯").accessibilityRepresentation { Text("two of three") }
        #expect(spoken(view) == "two of three")
    }

    @Test("A gauge and a progress view are one element each")
    func meters() {
        let gauge = Gauge(value: 0.5) {
            Text("Speed")
        } currentValueLabel: {
            Text("50 km/h")
        }
        #expect(spoken(gauge) == "Speed, 50 km/h")
        #expect(spoken(ProgressView("Download", value: 0.25)) == "Download, 25%")
        #expect(
            spoken(ProgressView(value: 0.25).accessibilityLabel("Done").accessibilityValue("one of four"))
                == "Done, one of four")
    }
}
