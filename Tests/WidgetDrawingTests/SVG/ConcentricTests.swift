import Testing
import WidgetArchive
import WidgetDrawing
import WidgetLayout

@Suite("Corners that follow the container's")
struct ConcentricTests {
    /// The radius in the picture of a square 60 points wide, in a container of that radius and 20 points around it.
    private func picture(_ shape: ShapeDescription, container radius: Double) -> String {
        let square = Node(
            .modified(
                .frame(width: 60, height: 60, alignment: .center),
                Node(.shape(ShapeNode(shape, fill: .color(.system("red")))))))
        let padded = Node(.modified(.padding(Insets(top: 20, leading: 20, bottom: 20, trailing: 20)), square))
        let around = ShapeDescription.roundedRectangle(cornerWidth: radius, cornerHeight: radius, continuous: false)
        return SVGPainterTests.picture(Node(.modified(.containerShape(around), padded))).svg
    }

    private let none: [Double?] = [nil, nil, nil, nil]

    @Test("They are smaller by the distance, and no smaller than they must be")
    func distance() {
        let free = ShapeDescription.concentric(minimum: [0, 0, 0, 0], fixed: none, isUniform: false)
        #expect(picture(free, container: 30) == picture(.containerRelative, container: 30))
        let least = ShapeDescription.concentric(minimum: [14, 14, 14, 14], fixed: none, isUniform: false)
        let fourteen = ShapeDescription.unevenRectangle([14, 14, 14, 14])
        #expect(picture(least, container: 30) == picture(fourteen, container: 30))
        #expect(picture(least, container: 45) == picture(.containerRelative, container: 45))
    }

    @Test("A corner of its own does not follow, and uniform corners are like the largest")
    func fixed() {
        let mixed = ShapeDescription.concentric(minimum: [0, 0, 0, 0], fixed: [3, nil, nil, 16], isUniform: false)
        #expect(picture(mixed, container: 30) == picture(.unevenRectangle([3, 10, 10, 16]), container: 30))
        let uniform = ShapeDescription.concentric(minimum: [0, 0, 0, 0], fixed: [3, nil, nil, 16], isUniform: true)
        #expect(picture(uniform, container: 30) == picture(.unevenRectangle([16, 16, 16, 16]), container: 30))
    }
}
