import Charts
import Testing
import WidgetArchive

private struct Day: Identifiable {
    let id: Int
    let name: String
    let count: Double
}

/// Archived views of charts, 120 points square unless said.
@MainActor
enum Archived {
    static func view(_ view: some View, width: Double = 120, locale: String = "en_US") -> Node {
        var surroundings = Surroundings()
        surroundings.size = Size(width: width, height: 120)
        surroundings.locale = locale
        var archiver = ViewArchiver(
            environment: EnvironmentValues(), surroundings: surroundings, contentSize: Size(width: width, height: 120))
        return archiver.archive(view).view
    }

    static func shapes(_ view: some View) -> [ShapeNode] {
        all(Self.view(view)).compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
    }

    static func words(_ view: some View, locale: String = "en_US") -> [String] {
        var seen: [String] = []
        for node in all(Self.view(view, width: 300, locale: locale)) {
            guard case .text(let text) = node.content, case .string(let words)? = text.runs.first?.content else {
                continue
            }
            if !seen.contains(words) { seen.append(words) }
        }
        return seen
    }

    static func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
}

@MainActor
struct ChartTests {
    private let days = [Day(id: 0, name: "Mo", count: 2), Day(id: 1, name: "Tu", count: 4)]

    @Test("Each mark is drawn, in the style that it was given")
    func marks() {
        let bars = Chart(days) { day in
            BarMark(x: .value("Day", day.name), y: .value("Count", day.count)).foregroundStyle(.red)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(Archived.shapes(bars).map(\.fill) == [.color(.system("red")), .color(.system("red"))])
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
        .chartXAxis(.hidden).chartLegend(.hidden)
        #expect(Archived.shapes(chart.chartYAxis(.hidden)).count == 2)
        let axis = chart.chartYScale(domain: 0...4).chartYAxis { AxisMarks(values: [0, 2, 4]) { _ in AxisGridLine() } }
        #expect(Archived.shapes(axis).count == 2 + 3)
    }

    @Test("The words of an axis are those that its content says")
    func axisWords() {
        let chart = Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Count", $0.count)) }
        #expect(Set(Archived.words(chart)) == ["0", "1", "2", "3", "4", "Mo", "Tu"])
        let own = chart.chartYAxis {
            AxisMarks(position: .leading, values: [1, 3]) { value in
                AxisValueLabel { if let number = value.as(Double.self) { Text("\(Int(number)) kg") } }
            }
        }
        #expect(Archived.words(own.chartXAxis(.hidden)) == ["1 kg", "3 kg"])
        let format = chart.chartYAxis {
            AxisMarks(values: .stride(by: 2)) { AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent()) }
        }
        #expect(Archived.words(format.chartXAxis(.hidden)) == ["0%", "200%", "400%"])
    }

    @Test("Words across that have no room side by side give way: every second stays, or fewer")
    func crowdedAxis() throws {
        let chart = Chart(0..<6, id: \.self) { BarMark(x: .value("Day", "D\($0)"), y: .value("Count", 1)) }
        let rows = Archived.all(Archived.view(chart.chartYAxis(.hidden))).compactMap { node -> [Int]? in
            guard case .fitting(let fitting) = node.content, fitting.horizontal, !fitting.vertical else { return nil }
            // Each row has its words twice: once for its width and once in their places.
            return fitting.children.map { row in
                Archived.all(row).count { if case .text = $0.content { true } else { false } } / 2
            }
        }
        #expect(rows == [[6, 3, 2, 2, 1]])
    }

    @Test("Where lines run from right to left the marks change sides with the words below them")
    func mirrored() {
        let bars = Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Count", $0.count)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        let shapes = Archived.all(Archived.view(bars, locale: "ar_EG")).compactMap {
            if case .shape(let shape) = $0.content { shape.shape } else { nil }
        }
        #expect(shapes.count == 2)
        for shape in shapes {
            guard case .transformed(.path, let mirror) = shape else { return #expect(Bool(false), "\(shape)") }
            #expect(mirror.scaleX == -1)
        }
    }

    @Test("Colours by a value have a legend, unless it is hidden")
    func legend() {
        let chart = Chart(days) { day in
            BarMark(x: .value("Day", "all"), y: .value("Count", day.count)).foregroundStyle(by: .value("Day", day.name))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(Archived.words(chart) == ["Mo", "Tu"])
        #expect(Archived.words(chart.chartLegend(.hidden)).isEmpty)
        let colored = chart.chartForegroundStyleScale(["Mo": Color.red, "Tu": Color.green]).chartLegend(.hidden)
        #expect(Archived.shapes(colored).map(\.fill) == [.color(.system("red")), .color(.system("green"))])
    }

    @Test("Sectors share a circle by their values")
    func sectors() {
        let chart = Chart(days) { day in
            SectorMark(angle: .value("Count", day.count), innerRadius: .ratio(0.5))
                .foregroundStyle(by: .value("Day", day.name))
        }
        .chartLegend(.hidden)
        #expect(Archived.shapes(chart).count == 2)
        let none = Chart { SectorMark(angle: .value("x", 0)) }
        #expect(Archived.shapes(none).isEmpty)
    }

    @Test("A chart is one element, with its values")
    func accessibility() {
        let chart = Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Count", $0.count)) }
        let described = Archived.all(Archived.view(chart)).compactMap {
            if case .modified(.accessibility(let said), _) = $0.content { said } else { nil }
        }
        #expect(described.first?.label == "Count, Day" && described.first?.value == "Mo 2, Tu 4")
        #expect(described.first?.children == "ignore")
    }

    @Test("Values that are no numbers, and charts of nothing, are drawn without harm")
    func absurd() {
        for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
            _ = Archived.view(
                Chart {
                    BarMark(x: .value("x", value), y: .value("y", value))
                    LineMark(x: .value("x", value), y: .value("y", 1))
                    AreaMark(x: .value("x", 1), y: .value("y", value))
                    PointMark(x: .value("x", value), y: .value("y", value))
                    RectangleMark(
                        xStart: .value("x", value), xEnd: .value("x", 1), yStart: .value("y", 0),
                        yEnd: .value("y", value))
                    RuleMark(y: .value("y", value))
                    SectorMark(angle: .value("a", value))
                })
        }
        _ = Archived.view(Chart {})
        _ = Archived.view(Chart { LineMark(x: .value("x", Date(timeIntervalSince1970: .infinity)), y: .value("y", 1)) })
    }
}
