import Charts
import Testing
import WidgetArchive

@MainActor
@Suite("Parts of axes, and forms of values")
struct VisibleDomainTests {
    private func chart(_ names: [String]) -> some View {
        Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 4)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
    }

    @Test("The first names are shown, the others are not drawn")
    func names() {
        let all = Archived.shapes(chart(["a", "b", "c", "d"]))
        let some = Archived.shapes(chart(["a", "b", "c", "d"]).chartXVisibleDomain(length: 2))
        #expect(all.count == 4 && some.count == 2)
    }

    @Test("The beginning of an axis of numbers is shown, what lies beyond is cut off")
    func numbers() {
        let view = Chart([1, 5, 20], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .chartOverlay { proxy in
                Text(verbatim: "\(proxy.position(forX: 10) ?? -1) \(proxy.position(forX: 11) ?? -1)")
            }
            .chartXVisibleDomain(length: 10)
        #expect(Archived.words(view) == ["300.0 -1.0"])
        let clips = Archived.all(Archived.view(view)).contains { node in
            if case .modified(.clip, _) = node.content { true } else { false }
        }
        #expect(clips)
    }

    @Test("An overlay finds the plot's area through its anchor")
    func frame() {
        let view = chart(["a"]).chartOverlay { proxy in
            GeometryReader { geometry in
                let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
                Text(verbatim: "\(frame.minX) \(frame.width == geometry.size.width && frame.width > 0)")
            }
        }
        #expect(Archived.words(view) == ["0.0 true"])
    }

    @Test("Values have the forms that their scale gives")
    func forms() {
        let points = Chart(["a", "b"], id: \.self) { name in
            PointMark(x: .value("x", name), y: .value("y", 1)).symbol(by: .value("Name", name))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        func commands(_ view: some View) -> [String] {
            Archived.shapes(view).compactMap { shape in
                if case .path(let path, _) = shape.shape { path.commands } else { nil }
            }
        }
        let square = "MLLLZ"
        #expect(commands(points.chartSymbolScale(range: [.square, .triangle])) == [square, "MLLZ"])
        #expect(
            commands(points.chartSymbolScale(domain: ["b", "a"], range: [.square, .triangle])) == ["MLLZ", square])
        #expect(commands(points.chartSymbolScale(["a": .triangle, "b": .square])) == ["MLLZ", square])
        #expect(commands(points).allSatisfy { $0 != square })
    }
}
