import Foundation
import Testing

@testable import Charts

struct ScaleTests {
    private let utc = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func numbers(_ places: [_PlottedPlace]) -> [Double] { places.compactMap(\.number) }

    @Test("Numbers begin at zero and end at round values")
    func numbers() {
        let scale = ChartScale([.number(2), .number(4)])
        #expect(scale.position(.number(0)) == 0 && scale.position(.number(4)) == 1 && scale.position(.number(2)) == 0.5)
        #expect(numbers(scale.marks(4)) == [0, 1, 2, 3, 4] && numbers(scale.marks(2)) == [0, 2, 4])
        let odd = ChartScale([.number(83), .number(97)])
        #expect(odd.low == 0 && odd.high == 100)
        let near = ChartScale([.number(83), .number(97)], domain: .zeroless)
        #expect(near.low == 80 && near.high == 100)
        #expect(ChartScale([.number(3)], domain: .range(1, 9)).position(.number(5)) == 0.5)
    }

    @Test("Names share the axis in their order")
    func names() {
        let scale = ChartScale([.name("a"), .name("b"), .name("a")])
        #expect(scale.position(.name("b")) == 0.75 && scale.step == 0.5)
        #expect(ChartScale([.name("a")], domain: .names(["b", "a"])).position(.name("a")) == 0.75)
        #expect(scale.place(at: 0.9) == .name("b"))
    }

    @Test("Nothing and what is no number give a scale all the same")
    func empty() {
        #expect(ChartScale([]).low == 0 && ChartScale([]).high == 1)
        let scale = ChartScale([.number(.nan), .number(.infinity)])
        #expect(scale.low == 0 && scale.high == 1)
        #expect(ChartScale([.number(1e300), .number(-1e300)]).marks(4).count <= 101)
    }

    @Test("Dates have marks at whole units")
    func dates() {
        // 2 January 2024, 10:30, and nine hours later.
        let start = 1_704_191_400.0
        let scale = ChartScale([.date(start), .date(start + 9 * 3600)])
        let hours = scale.marks(4, calendar: utc).compactMap(\.number).map { ($0 - 1_704_153_600) / 3600 }
        #expect(hours == [12, 15, 18])
        let strided = DateSteps.stride(start, start + 3 * 86400, by: .day, 1, utc).map { ($0 - 1_704_153_600) / 86400 }
        #expect(strided == [1, 2, 3])
        #expect(DateSteps.stride(0, 1e12, by: .second, 1, utc).count <= 100)
    }

    @Test("Bars of one place are stacked, as parts of a whole where that is asked for")
    func stacking() {
        func bar(_ amount: Double, _ method: MarkStackingMethod = .standard) -> _ChartMark {
            var mark = _ChartMark(.bar)
            (mark.x, mark.y, mark.stacking) = (.name("a"), .number(amount), method)
            return mark
        }
        func spans(_ marks: [_ChartMark]) -> [[Double]] {
            Stacking.stacked(marks).map { [$0.yEnd?.number ?? .nan, $0.y?.number ?? .nan] }
        }
        #expect(spans([bar(2), bar(3), bar(-1)]) == [[0, 2], [2, 5], [0, -1]])
        #expect(spans([bar(1, .normalized), bar(3, .normalized)]) == [[0, 0.25], [0.25, 1]])
        #expect(spans([bar(2, .unstacked), bar(3, .unstacked)]) == [[0, 2], [0, 3]])
        #expect(spans([bar(2, .center), bar(2, .center)]) == [[-2, 0], [0, 2]])
        var beside = [bar(2), bar(3)]
        (beside[0].beside, beside[1].beside) = ("x", "y")
        #expect(spans(beside) == [[0, 2], [0, 3]])
        var lying = bar(0)
        (lying.x, lying.y) = (.number(4), .name("a"))
        #expect(Stacking.stacked([lying])[0].xEnd == .number(0))
    }

    @Test("Values of the user's own are placed by their raw value")
    func own() {
        enum Kind: String, Plottable { case tea, coffee }
        #expect(PlottableValue.value("Kind", Kind.tea).place == .name("tea"))
        #expect(Kind.value(at: .name("coffee")) == .coffee && Kind.value(at: .name("beer")) == nil)
        let value = AxisValue(index: 0, count: 1, place: .number(3))
        #expect(value.as(Int.self) == 3 && value.as(Double.self) == 3 && value.as(String.self) == nil)
    }
}
