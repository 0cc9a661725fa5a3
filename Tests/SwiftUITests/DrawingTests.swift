import SwiftUI
import Testing
import WidgetArchive

@MainActor
struct DrawingTests {
    @Test("A canvas is drawn in the size that layout gives it")
    func canvas() throws {
        let view = Canvas { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: size.height)), with: .color(.red))
            context.translateBy(x: 10, y: 5)
            context.opacity = 0.5
            context.stroke(
                Path {
                    $0.move(to: .zero)
                    $0.addLine(to: CGPoint(x: 1, y: 1))
                }, with: .style(.tint), lineWidth: 2)
            context.draw(Text("x"), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let made = node(view.frame(width: 50, height: 40))
        guard case .resolved(let box) = core(made).content else { throw Mismatch(made) }
        #expect(box.size == Size(width: 50, height: 40) && box.pieces.count == 3)
        guard case .path(let path, nil) = try shape(box.pieces[0].node).shape else { throw Mismatch(made) }
        #expect(path.numbers == [0, 0, 50, 0, 50, 40, 0, 40])
        #expect(modifiers(box.pieces[1].node) == [.opacity(0.5)])
        guard case .path(let line, nil) = try shape(box.pieces[1].node).shape else { throw Mismatch(made) }
        #expect(line.numbers == [10, 5, 11, 6])
        #expect(box.pieces[2].frame == Rect(x: 10, y: 5, width: 20, height: 20))
        #expect(words(core(box.pieces[2].node)) == "x")
    }

    private func pieces(
        _ locale: String = "en_US", _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> [ResolvedNode.Piece] {
        let made = node(Canvas(renderer: draw).frame(width: 50, height: 40), locale: locale)
        guard case .resolved(let box) = core(made).content else { throw Mismatch(made) }
        return box.pieces
    }

    @Test("Gradients run between the points that are named, moved and scaled as what they fill")
    func gradients() throws {
        let made = try pieces { context, _ in
            let path = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
            let colors = Gradient(colors: [.red, .blue])
            context.fill(
                path, with: .linearGradient(colors, startPoint: CGPoint(x: 0, y: 10), endPoint: CGPoint(x: 25, y: 10)))
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            let center = CGPoint(x: 7.5, y: 10)
            context.fill(path, with: .radialGradient(colors, center: center, startRadius: 1, endRadius: 5))
            context.rotate(by: .degrees(30))
            context.stroke(path, with: .conicGradient(colors, center: .zero, angle: .degrees(10)))
        }
        let paints = try made.map { try shape($0.node) }.map { $0.fill ?? $0.strokePaint }
        let gradients = paints.compactMap { if case .gradient(let gradient)? = $0 { gradient } else { nil } }
        #expect(gradients.map(\.shape) == [.linear, .radial, .angular])
        #expect(gradients[0].start == UnitPosition(x: 0, y: 0.25) && gradients[0].end == UnitPosition(x: 0.5, y: 0.25))
        #expect(gradients[1].center == UnitPosition(x: 0.5, y: 0.5))
        #expect(gradients[1].startRadius == 2 && gradients[1].endRadius == 10)
        #expect(abs(gradients[2].startAngle - 40) < 1e-9 && gradients[2].center == UnitPosition(x: 0.2, y: 0))
    }

    @Test("What is clipped is kept inside the path, wherever it stands; an inverse keeps it outside")
    func clips() throws {
        let made = try pieces { context, _ in
            let square = CGRect(x: 10, y: 5, width: 8, height: 8)
            context.drawLayer { layer in
                layer.clip(to: Path(square))
                layer.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 40)), with: .color(.red))
                layer.draw(Text("x"), in: CGRect(x: 10, y: 5, width: 20, height: 20))
            }
            context.fill(Path(square), with: .color(.blue))
            context.clip(to: Path(square), options: .inverse)
            context.fill(Path(square), with: .color(.green))
        }
        func clip(_ index: Int) -> (numbers: [Double], evenOdd: Bool)? {
            for case .clip(.path(let path, nil), let evenOdd) in modifiers(made[index].node) {
                return (path.numbers, evenOdd)
            }
            return nil
        }
        #expect(clip(0)?.numbers == [10, 5, 18, 5, 18, 13, 10, 13] && clip(0)?.evenOdd == false)
        // In the coordinates of the text's own frame.
        #expect(clip(1)?.numbers == [0, 0, 8, 0, 8, 8, 0, 8])
        #expect(clip(2) == nil && clip(3)?.evenOdd == true && clip(3)?.numbers.count == 16)
    }

    @Test("A drawing counts from the left, wherever lines begin")
    func unmirrored() throws {
        let view = Canvas { context, _ in context.draw(Text("x"), at: .zero) }
        #expect(modifiers(node(view, locale: "ar")) == [.layoutDirection("ltr")])
        #expect(modifiers(node(view)) == [])
    }

    @Test("What widgets cannot show leaves a mark and a remark")
    func unsupported() {
        let made = archive(ScrollView { Text("x") })
        #expect(made.view == Node(.unsupported("ScrollView")) && made.remarks.count == 1)
    }

    @Test("Taps with closures are refused with a remark, other events in silence")
    func events() {
        let made = archive(Text("x").onTapGesture {}.onAppear {})
        #expect(made.view == textNode("x") && made.remarks.count == 1)
    }

    @Test("A guide of the user's is named with its default place, and a closure sees the view's size")
    func guides() {
        struct Third: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
        }
        #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
        let made = node(Color.red.frame(width: 30, height: 10).alignmentGuide(.leading) { $0[.trailing] + 1 })
        #expect(modifiers(made).first == .guides(horizontal: ["leading": 31], vertical: [:]))
        let stack = VStack(alignment: HorizontalAlignment(Third.self)) { Text("a") }
        guard case .stack(let inner) = node(stack).content else { return #expect(Bool(false)) }
        #expect(inner.alignment.horizontal.rawValue.hasSuffix("|0.25"))
    }

    @Test("Objects are found in the environment and in views")
    func objects() {
        final class Model { var name = "m" }
        struct Asking: View {
            @EnvironmentObject var model: Model
            @StateObject private var own = Model()
            var body: some View { Text("\(model.name)\(own.name)") }
        }
        #expect(words(node(Asking().environmentObject(Model()))) == "mm")
    }
}

@MainActor
struct RendererTests {
    @Test("A picture that is drawn into a renderer has the renderer's size, and its own bytes")
    func resized() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        let size = CGSize(width: 40, height: 30)
        let made = UIGraphicsImageRenderer(size: size).image { _ in symbol.draw(in: CGRect(origin: .zero, size: size)) }
        #expect(made.size == size)
        #expect(UIGraphicsImageRenderer(size: size).image { _ in }.size == .zero)
    }
}
