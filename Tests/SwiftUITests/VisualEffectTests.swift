import SwiftUI
import Testing
import WidgetArchive

@MainActor
@Suite("Effects of a view's size, and effects of a drawing")
struct VisualEffectTests {
    @Test("An effect is told the view's size and changes only how it is drawn")
    func visualEffect() {
        let view = Color.red.frame(width: 40, height: 20).visualEffect { content, proxy in
            content.offset(x: proxy.size.width / 2).opacity(proxy.size.height / 40).grayscale(0.5)
        }
        let made = Array(modifiers(node(view)).prefix(3))
        #expect(made == [.colorEffect("grayscale", 0.5), .opacity(0.5), .offset(x: 20, y: 0)])
        #expect(modifiers(node(Text("x").visualEffect { content, _ in content })).isEmpty)
    }

    @Test("A projection moves, scales and turns")
    func projection() {
        let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        let twice = move.concatenating(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
        #expect(modifiers(node(Text("x").projectionEffect(twice))).contains(.offset(x: 6, y: 8)))
        #expect(twice.isAffine && !twice.isIdentity && twice.concatenating(twice.inverted()).isIdentity)
        var flat = ProjectionTransform()
        flat.m11 = 0
        let inverts = flat.invert()
        #expect(!inverts && flat.inverted() == flat)
    }

    @Test("Filters stand around what is drawn after them; one that cannot be drawn is remarked once")
    func filters() throws {
        let view = Canvas { context, size in
            let path = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.fill(path, with: .color(.red))
            context.drawLayer { layer in
                layer.addFilter(.blur(radius: 2))
                layer.addFilter(.brightness(0.1))
                layer.addFilter(.alphaThreshold(min: 0.5))
                layer.addFilter(.alphaThreshold(min: 0.5))
                layer.fill(path, with: .color(.red))
            }
            context.fill(path, with: .color(.red))
        }
        let made = archive(view.frame(width: 10, height: 10))
        guard case .resolved(let box) = core(made.view).content else { throw Mismatch(made.view) }
        #expect(box.pieces.map { modifiers($0.node) } == [[], [.colorEffect("brightness", 0.1), .blur(2)], []])
        #expect(made.remarks == ["GraphicsContext.addFilter: alphaThreshold cannot be drawn and is left out"])
    }

    @Test("A picture that a closure draws has its size, and is scaled where it may be")
    func drawnImage() throws {
        let image = Image(size: CGSize(width: 10, height: 20), label: Text("bar")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
        }
        func numbers(_ made: Node) throws -> [Double] {
            guard case .resolved(let box) = core(made).content, let piece = box.pieces.first else {
                throw Mismatch(made)
            }
            guard case .path(let path, nil) = try shape(piece.node).shape else { throw Mismatch(made) }
            return path.numbers
        }
        let plain = node(image)
        #expect(modifiers(plain).contains(.frame(width: 10, height: 20, alignment: .center)))
        #expect(try numbers(plain) == [0, 0, 10, 0, 10, 20, 0, 20])
        let spoken = modifiers(plain).contains {
            if case .accessibility(let said) = $0 { said.label == "bar" } else { false }
        }
        #expect(spoken)
        let large = node(image.resizable().frame(width: 20, height: 20))
        #expect(try numbers(large) == [0, 0, 20, 0, 20, 20, 0, 20])
    }
}
