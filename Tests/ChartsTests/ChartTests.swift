import Charts
import Testing
import WidgetArchive

private struct Day: Identifiable {
    let id: Int
    let name: String
    let count: Double
}

@MainActor
struct ChartTests {
    private let days = [Day(id: 0, name: "Mo", count: 2), Day(id: 1, name: "Tu", count: 4)]

    /// All shapes of a view, laid out 120 points square.
    private func shapes(_ view: some View) -> [ShapeNode] {
        var surroundings = Surroundings()
        surroundings.size = Size(width: 120, height: 120)
        var archiver = ViewArchiver(
            environment: EnvironmentValues(), surroundings: surroundings, contentSize: Size(width: 120, height: 120))
        return found(in: archiver.archive(view).view)
    }
    private func found(in node: Node) -> [ShapeNode] {
        var all: [ShapeNode] = []
        if case .shape(let shape) = node.content { all.append(shape) }
        _ = node.mapChildren {
            all += found(in: $0)
            return $0
        }
        return all
    }

    @Test("Bars begin at zero and are as high as their values")
    func scale() {
        let scale = ChartScale(
            [.number(2), .number(4)], breadth: 0, includesZero: true, domain: nil)
        #expect(scale.position(.number(0)) == 0 && scale.position(.number(4)) == 1 && scale.position(.number(2)) == 0.5)
        #expect(scale.marks(2).map(\.words) == ["0", "2", "4"])
        let names = ChartScale([.name("a"), .name("b"), .name("a")], breadth: 0, includesZero: true, domain: nil)
        #expect(names.position(.name("b")) == 0.75)
        #expect(ChartScale([], breadth: 0, includesZero: false, domain: nil).position(.number(.nan)).isNaN)
    }

    @Test("Each mark is drawn, in the style that it was given")
    func marks() {
        let bars = Chart(days) { day in
            BarMark(x: .value("Day", day.name), y: .value("Count", day.count)).foregroundStyle(.red)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(shapes(bars).map(\.fill) == [.color(.system("red")), .color(.system("red"))])
    }

    @Test("The points of a line are one shape, and each series has its own")
    func lines() {
        let chart = Chart {
            ForEach(days) { day in
                LineMark(x: .value("Day", day.id), y: .value("Count", day.count))
                    .foregroundStyle(by: .value("Series", "a"))
                LineMark(x: .value("Day", day.id), y: .value("Count", day.count + 1))
                    .foregroundStyle(by: .value("Series", "b"))
            }
            if days.isEmpty { RuleMark(y: .value("None", 0)) }
        }
        .chartXAxis(.hidden)
        #expect(shapes(chart.chartYAxis(.hidden)).count == 2)
        // The axis from 0 to 4 has lines at its round values.
        let axis = chart.chartYScale(domain: 0...4).chartYAxis { AxisMarks { _ in AxisGridLine() } }
        #expect(shapes(axis).count == 2 + 3)
    }
}
