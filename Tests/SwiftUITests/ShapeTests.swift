import SwiftUI
import Testing
import WidgetArchive

@MainActor
struct ShapeTests {
    @Test("The built-in shapes keep their names and numbers")
    func builtIn() throws {
        #expect(try shape(node(Circle())).shape == .circle)
        #expect(try shape(node(Capsule().fill(.red))) == ShapeNode(.capsule, fill: .color(.system("red"))))
        #expect(
            try shape(node(RoundedRectangle(cornerRadius: 8))).shape
                == .roundedRectangle(cornerWidth: 8, cornerHeight: 8, continuous: true))
        #expect(
            try shape(node(ContainerRelativeShape().inset(by: 4).fill(.red))).shape == .inset(.containerRelative, 4))
        #expect(
            try shape(node(Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2))).shape
                == .trimmed(.circle, from: 0, to: 0.5))
    }

    @Test("A concentric rectangle says of each corner whether it follows the container")
    func concentric() throws {
        #expect(
            try shape(node(ConcentricRectangle())).shape
                == .concentric(minimum: [0, 0, 0, 0], fixed: [nil, nil, nil, nil], isUniform: false))
        #expect(
            try shape(node(Color.red.clipShape(.rect(corners: .concentric(minimum: 12), isUniform: true)))).shape
                == .rectangle)
        let clip = modifiers(node(Color.red.clipShape(.rect(corners: .concentric(minimum: 12), isUniform: true))))
        guard case .clip(let outline, _)? = clip.first else { return #expect(Bool(false)) }
        #expect(
            outline == .concentric(minimum: [12, 12, 12, 12], fixed: [nil, nil, nil, nil], isUniform: true))
        let mixed = ConcentricRectangle(uniformTopCorners: 8, uniformBottomCorners: .concentric)
        #expect(
            try shape(node(mixed.fill(.red))).shape
                == .concentric(minimum: [0, 0, 0, 0], fixed: [8, nil, nil, 8], isUniform: false))
        let least = ConcentricRectangle(corners: .concentric(minimum: .fixed(5)))
        #expect(least.path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect.width == 20)
    }

    @Test("A shape in a size of its own stands at the top left")
    func sized() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(Circle().size(width: 8, height: 6).path(in: rect).boundingRect.origin == CGPoint(x: 11, y: 20))
        #expect(
            Rectangle().size(CGSize(width: 8, height: 6)).path(in: rect).boundingRect
                == CGRect(x: 10, y: 20, width: 8, height: 6))
    }

    @Test("Strokes lie on the line, borders inside it")
    func strokes() throws {
        let stroke = try shape(
            node(Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2]))))
        #expect(stroke.fill == nil && stroke.strokePaint == .color(.system("red")) && !stroke.isInnerStroke)
        #expect(stroke.stroke.width == 3 && stroke.stroke.cap == .round && stroke.stroke.dash == [1, 2])
        #expect(try shape(node(Circle().strokeBorder(.red, lineWidth: 3))).isInnerStroke)
    }

    @Test("A fill can be stroked over")
    func layers() throws {
        let made = node(Circle().fill(.red).stroke(.blue, lineWidth: 2))
        guard case .modified(.overlay(let over, _), let under) = made.content else { return #expect(Bool(false)) }
        #expect(try shape(under).fill == .color(.system("red")))
        #expect(try shape(over).strokePaint == .color(.system("blue")))
    }

    @Test("Dashes without length do not reach the archive")
    func dashes() throws {
        let style = StrokeStyle(lineWidth: .nan, dash: [0, 0])
        let made = try shape(node(Circle().stroke(.red, style: style)))
        #expect(made.stroke.dash.isEmpty && made.stroke.width == 1)
    }

    @Test("A shape of the user's is asked for its path in the size that layout gives it")
    func custom() throws {
        struct Slash: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path()
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                return path
            }
        }
        let made = node(
            HStack(spacing: 0) {
                Slash(); Slash()
            }.frame(width: 80, height: 20))
        for child in core(made).children {
            guard case .resolved(let box) = child.content else { return #expect(Bool(false), "\(child)") }
            #expect(box.size == Size(width: 40, height: 20) && child.id == nil)
            guard case .path(let path, let size) = try shape(box.pieces[0].node).shape else {
                return #expect(Bool(false))
            }
            #expect(path.commands == "ML" && path.numbers == [0, 0, 40, 20] && size == box.size)
        }
    }

    @Test("Shapes of the user's and paths are mirrored from right to left; built-in ones and those that say so are not")
    func mirrored() throws {
        struct Flag: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior
            func path(in rect: CGRect) -> Path {
                Path { $0.addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX - 8, y: rect.maxY)]) }
            }
        }
        func numbers(_ behavior: LayoutDirectionBehavior, _ locale: String) throws -> [Double] {
            let made = node(Flag(layoutDirectionBehavior: behavior).frame(width: 40, height: 20), locale: locale)
            guard case .resolved(let box) = core(made).content,
                case .path(let path, _) = try shape(box.pieces[0].node).shape
            else { throw Mismatch(made) }
            return path.numbers
        }
        #expect(try numbers(.mirrors, "en_US") == [0, 0, 32, 20])
        #expect(try numbers(.mirrors, "ar_EG") == [40, 0, 8, 20])
        #expect(try numbers(.fixed, "ar_EG") == [0, 0, 32, 20])
        #expect(try numbers(.mirrors(in: .leftToRight), "en_US") == [40, 0, 8, 20])
        #expect(
            try shape(node(Circle().trim(from: 0, to: 0.5), locale: "ar_EG")).shape
                == .trimmed(.circle, from: 0, to: 0.5))
        let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 5)]) }
        guard case .transformed(.path, let mirror) = try shape(node(line.fill(.red), locale: "ar_EG")).shape else {
            return #expect(Bool(false))
        }
        #expect(mirror.scaleX == -1 && mirror.anchor == UnitPosition())
        guard case .path = try shape(node(line.fill(.red))).shape else { return #expect(Bool(false)) }
    }

    @Test("GeometryReader sees the size that layout gives it, readers in readers too")
    func geometry() {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 26)
            GeometryReader { outer in
                GeometryReader { inner in Text("\(Int(outer.size.width)) \(Int(inner.size.height))") }
                    .frame(height: outer.size.height / 2)
            }
        }
        let made = node(view)
        guard case .resolved(let outer) = made.children[1].content else { return #expect(Bool(false), "\(made)") }
        #expect(outer.size == Size(width: 306, height: 100))
        guard case .resolved(let inner) = core(outer.pieces[0].node).content else { return #expect(Bool(false)) }
        #expect(words(inner.pieces[0].node) == "306 50")
    }

    @Test("Paths keep their steps; arcs become curves")
    func paths() {
        var path = Path()
        path.addArc(
            center: CGPoint(x: 0, y: 0), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        let end = path.currentPoint
        #expect(abs((end?.x ?? 9) - 0) < 1e-9 && abs((end?.y ?? 0) - 10) < 1e-9)
        var other = Path()
        other.addArc(
            center: CGPoint(x: 0, y: 0), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(other.boundingRect.minX < -9)
        #expect(Path(CGRect(x: 0, y: 0, width: 2, height: 2)).contains(CGPoint(x: 1, y: 1)))
        #expect(!Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)).contains(CGPoint(x: 0.1, y: 0.1)))
        var odd = Path()
        odd.addArc(
            center: .zero, radius: .nan, startAngle: .degrees(1e300), endAngle: .degrees(-1e300), clockwise: true)
        #expect(odd.isEmpty)
        let half = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]) }.trimmedPath(from: 0.5, to: 1)
        #expect(half.boundingRect.minX == 5)
    }
}
