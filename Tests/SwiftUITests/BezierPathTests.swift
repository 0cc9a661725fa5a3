import SwiftUI
import Testing

@MainActor
@Suite("Outlines of UIKit and Core Graphics")
struct BezierPathTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test("Only the corners that are named are round")
    func corners() {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 19)))
        #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
        #expect(path.bounds == rect)
    }

    @Test("A radius without end makes the corners as round as the sides allow")
    func endless() {
        let size = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: size)
        #expect(path.bounds == rect && !path.contains(CGPoint(x: 1, y: 2)) && path.contains(CGPoint(x: 20, y: 1)))
    }

    @Test("A shape of the user's may be drawn with UIKit's outline")
    func inShape() throws {
        struct Tab: Shape {
            func path(in rect: CGRect) -> Path {
                let corners: UIRectCorner = [.topLeft, .topRight]
                let outline = UIBezierPath(
                    roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 6, height: 6))
                return Path(outline.cgPath)
            }
        }
        #expect(Tab().path(in: rect).boundingRect == rect)
        #expect(Tab().path(in: rect).cgPath == UIBezierPath(cgPath: Tab().path(in: rect).cgPath).cgPath)
    }

    @Test("An arc that runs clockwise is seen to do so")
    func arc() {
        let quarter = UIBezierPath(
            arcCenter: CGPoint(x: 0, y: 0), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
        #expect(quarter.bounds.maxX < 10.1 && quarter.bounds.minX > -0.1 && quarter.bounds.minY > -0.1)
    }

    @Test("An outline is made step by step")
    func steps() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        path.closeSubpath()
        var turned = CGAffineTransform(translationX: 5, y: 0)
        #expect(Path(path).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.copy() == path && CGPath(rect: rect, transform: &turned).boundingBox.minX == 5)
        let bezier = UIBezierPath()
        bezier.move(to: CGPoint(x: 0, y: 0))
        bezier.addLine(to: CGPoint(x: 10, y: 0))
        bezier.addLine(to: CGPoint(x: 0, y: 10))
        bezier.close()
        #expect(Path(bezier.cgPath) == Path(path))
    }

    @Test("Radii that do not fit beside each other shrink together")
    func shrink() {
        let radii = RectangleCornerRadii(topLeading: 30, topTrailing: 10)
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 40), cornerRadii: radii)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 40))
        var steps: [Path.Element] = []
        path.forEach { steps.append($0) }
        #expect(steps.first == .move(to: CGPoint(x: 15, y: 0)))
        #expect(UnevenRoundedRectangle(cornerRadii: radii).path(in: rect).contains(CGPoint(x: 0.5, y: 19.5)))
    }
}
