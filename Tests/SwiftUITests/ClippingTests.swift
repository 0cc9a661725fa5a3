import SwiftUI
import Testing
import WidgetArchive

@MainActor
@Suite("Areas put together, and the areas of strokes")
struct ClippingTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let right = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    private func holds(_ path: Path, _ x: Double, _ y: Double) -> Bool {
        let point = CGPoint(x: x, y: y)
        #expect(path.contains(point) == path.contains(point, eoFill: true))
        return path.contains(point)
    }

    @Test("Two squares: together, in common, one without the other, one and not both")
    func squares() {
        func places(_ path: Path) -> [Bool] { [holds(path, 2, 2), holds(path, 7, 7), holds(path, 12, 12)] }
        #expect(places(left.union(right)) == [true, true, true])
        #expect(places(left.intersection(right)) == [false, true, false])
        #expect(places(left.subtracting(right)) == [true, false, false])
        #expect(places(left.symmetricDifference(right)) == [true, false, true])
        #expect(left.intersection(right).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    @Test("Corners that are none are left out, edges that are shared vanish")
    func corners() {
        let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        let joined = left.union(beside)
        #expect(joined.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        var steps = 0
        joined.forEach { _ in steps += 1 }
        #expect(steps == 5)
        #expect(left.subtracting(left).isEmpty && left.intersection(Path()).isEmpty)
        #expect(left.union(Path()).boundingRect == left.boundingRect)
    }

    @Test("A hole is a hole by either rule; the even-odd rule is asked for")
    func holes() {
        let inner = Path(CGRect(x: 3, y: 3, width: 4, height: 4))
        let ring = left.subtracting(inner)
        #expect(holds(ring, 1, 1) && !holds(ring, 5, 5))
        var twice = left
        twice.addPath(inner)
        let all = Path(CGRect(x: -1, y: -1, width: 20, height: 20))
        #expect(holds(twice.intersection(all), 5, 5))
        #expect(!holds(twice.intersection(all, eoFill: true), 5, 5))
        #expect(!holds(twice.normalized(), 5, 5) && holds(twice.normalized(eoFill: false), 5, 5))
    }

    @Test("Circles that overlap make a lens")
    func circles() {
        let one = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let other = Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20))
        let lens = one.intersection(other)
        #expect(holds(lens, 15, 10) && !holds(lens, 5, 10) && !holds(lens, 25, 10))
        let box = lens.boundingRect
        #expect(abs(box.minX - 10) < 0.1 && abs(box.maxX - 20) < 0.1 && abs(box.height - 17.32) < 0.3)
    }

    @Test("A line is kept inside an area or outside it")
    func lines() {
        let line = Path {
            $0.move(to: CGPoint(x: -5, y: 5))
            $0.addLine(to: CGPoint(x: 15, y: 5))
        }
        #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
        let outside = line.lineSubtraction(left)
        #expect(outside.boundingRect == CGRect(x: -5, y: 5, width: 20, height: 0))
        var starts = 0
        outside.forEach { if case .move = $0 { starts += 1 } }
        #expect(starts == 2)
    }

    @Test("A shape made of two is archived as the outline in its size")
    func shapes() throws {
        let view = Rectangle().subtracting(Circle()).fill(.red).frame(width: 20, height: 20)
        let made = node(view)
        guard case .resolved(let box) = core(made).content, let piece = box.pieces.first else { throw Mismatch(made) }
        guard case .path(let path, let size) = try shape(piece.node).shape else { throw Mismatch(made) }
        #expect(size == Size(width: 20, height: 20) && path.commands.contains("Z"))
        let outline = Rectangle().subtracting(Circle()).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(holds(outline, 1, 1) && !holds(outline, 10, 10))
    }

    @Test("A stroke covers half its width on both sides, with its ends and corners")
    func strokes() {
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addLine(to: CGPoint(x: 10, y: 0))
            $0.addLine(to: CGPoint(x: 10, y: 10))
        }
        let plain = line.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(plain.contains(CGPoint(x: 5, y: 1.9)) && !plain.contains(CGPoint(x: 5, y: 2.1)))
        #expect(plain.contains(CGPoint(x: 11.8, y: -1.8)) && !plain.contains(CGPoint(x: -0.5, y: 0)))
        let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel))
        #expect(square.contains(CGPoint(x: -1.9, y: 1.9)) && !square.contains(CGPoint(x: 11.8, y: -1.8)))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        #expect(round.contains(CGPoint(x: -1.9, y: 0)) && !round.contains(CGPoint(x: -1.9, y: 1.9)))
        #expect(round.contains(CGPoint(x: 11.3, y: -1.3)) && !round.contains(CGPoint(x: 11.8, y: -1.8)))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test("The stroke of a closed line is a ring, that of dashes has gaps")
    func rings() {
        let ring = left.strokedPath(StrokeStyle(lineWidth: 2))
        #expect(ring.contains(CGPoint(x: 0.5, y: 5)) && ring.contains(CGPoint(x: -0.9, y: -0.9)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5)))
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addLine(to: CGPoint(x: 10, y: 0))
        }
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3], dashPhase: 1))
        let seen = [1, 2.5, 5.5, 8.5].map { dashed.contains(CGPoint(x: $0, y: 0)) }
        #expect(seen == [true, false, true, false])
    }
}
