import SwiftUI
import Testing
import WidgetArchive

@MainActor
struct CanvasTests {
    private let square = Path(CGRect(x: 10, y: 0, width: 20, height: 20))

    /// What a canvas of 100 × 50 points draws.
    private func pieces(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [ResolvedNode.Piece] {
        try drawn(archive(Canvas(renderer: draw).frame(width: 100, height: 50)).view)
    }

    private func drawn(_ node: Node) throws -> [ResolvedNode.Piece] {
        guard case .resolved(let box) = core(node).content else { throw Mismatch(node) }
        return box.pieces
    }

    private func gradient(_ piece: ResolvedNode.Piece) throws -> GradientPaint {
        guard case .gradient(let paint)? = try shape(piece.node).fill else { throw Mismatch(piece.node) }
        return paint
    }

    @Test("A gradient runs between the points that are given, moved and scaled as the context is")
    func linear() throws {
        let made = try pieces { context, _ in
            context.scaleBy(x: 2, y: 2)
            context.fill(
                square,
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 5, y: 5), endPoint: CGPoint(x: 25, y: 20)))
        }
        #expect(made[0].frame == Rect(x: 0, y: 0, width: 100, height: 50))
        let paint = try gradient(made[0])
        #expect(paint.start == UnitPosition(x: 0.1, y: 0.2) && paint.end == UnitPosition(x: 0.5, y: 0.8))
    }

    @Test("Radii grow with the context, and a conic gradient turns with it")
    func round() throws {
        let made = try pieces { context, _ in
            let colors = Gradient(colors: [.red, .blue])
            context.scaleBy(x: 3, y: 3)
            context.rotate(by: .degrees(30))
            context.fill(square, with: .radialGradient(colors, center: .zero, startRadius: 1, endRadius: 4))
            context.fill(square, with: .conicGradient(colors, center: .zero, angle: .degrees(10)))
        }
        let (radial, conic) = (try gradient(made[0]), try gradient(made[1]))
        #expect(radial.shape == .radial && abs(radial.startRadius - 3) < 1e-9 && abs(radial.endRadius - 12) < 1e-9)
        #expect(conic.shape == .angular && abs(conic.startAngle - 40) < 1e-9 && abs(conic.endAngle - 400) < 1e-9)
    }

    @Test("A style's unit points lie on the path's own box")
    func style() throws {
        let made = try pieces { context, _ in
            context.fill(
                square, with: .style(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        }
        #expect(made[0].frame == Rect(x: 10, y: 0, width: 20, height: 20))
        guard case .path(let path, nil) = try shape(made[0].node).shape else { throw Mismatch(made[0].node) }
        #expect(path.numbers == [0, 0, 20, 0, 20, 20, 0, 20])
    }

    @Test("What follows a clip is kept inside it, texts as well, and a copy's clip is the copy's")
    func clips() throws {
        let made = try pieces { context, _ in
            var inner = context
            inner.clip(to: square)
            inner.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 50)), with: .color(.red))
            inner.draw(Text("x"), in: CGRect(x: 40, y: 10, width: 20, height: 20))
            context.fill(square, with: .color(.blue))
        }
        #expect(made.count == 3)
        for piece in made.prefix(2) {
            #expect(piece.frame == Rect(x: 0, y: 0, width: 100, height: 50))
            guard case .clip(.path(let path, nil), evenOdd: false)? = modifiers(piece.node).first else {
                throw Mismatch(piece.node)
            }
            #expect(path.numbers == [10, 0, 30, 0, 30, 20, 10, 20])
        }
        let text = try drawn(made[1].node)
        #expect(text[0].frame == Rect(x: 40, y: 10, width: 20, height: 20) && words(core(text[0].node)) == "x")
        #expect(modifiers(made[2].node).isEmpty)
    }

    @Test("Outside a path is inside a larger one by the even-odd rule")
    func inverse() throws {
        let made = try pieces { context, _ in
            context.clip(to: square, options: .inverse)
            context.fill(square, with: .color(.red))
        }
        guard case .clip(.path(let path, nil), evenOdd: true)? = modifiers(made[0].node).first else {
            throw Mismatch(made[0].node)
        }
        #expect(path.commands.filter { $0 == "M" }.count == 2)
    }

    @Test("The clips' box is told in the context's own points")
    func clipBox() throws {
        var box = CGRect.zero
        _ = try pieces { context, _ in
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.clip(to: square)
            box = context.clipBoundingRect
        }
        #expect(box == CGRect(x: 10, y: 0, width: 20, height: 20))
    }

    @Test("A layer is drawn as a whole where something is done to the whole, else each of its parts by itself")
    func layers() throws {
        let made = try pieces { context, _ in
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
            context.drawLayer { _ in }
        }
        #expect(made.count == 3)
        #expect(modifiers(made[2].node) == [.opacity(0.5)])
        let layer = try drawn(made[2].node)
        #expect(layer.count == 2 && layer.allSatisfy { modifiers($0.node).isEmpty })
    }

    @Test("A clip by a layer masks with what the layer draws")
    func layerClip() throws {
        let made = try pieces { context, _ in
            context.clipToLayer { layer in layer.draw(Text("mask"), at: CGPoint(x: 50, y: 25)) }
            context.fill(square, with: .color(.red))
        }
        guard case .mask(let mask, alignment: .center)? = modifiers(made[0].node).first else {
            throw Mismatch(made[0].node)
        }
        #expect(words(core(try drawn(mask)[0].node)) == "mask")
    }

    @Test("Modes by alpha become masks within their layer; those that take away are masks with holes")
    func alphaModes() throws {
        func made(_ mode: GraphicsContext.BlendMode) throws -> (pieces: [ResolvedNode.Piece], remarks: [String]) {
            let made = archive(
                Canvas { context, _ in
                    context.fill(square, with: .color(.red))
                    context.blendMode = mode
                    context.fill(square, with: .color(.blue))
                }.frame(width: 100, height: 50))
            return (try drawn(made.view), made.remarks)
        }
        func isMask(_ piece: ResolvedNode.Piece) -> Bool {
            if case .mask? = modifiers(piece.node).first { true } else { false }
        }
        #expect(try made(.normal).pieces.count == 2)
        #expect(modifiers(try made(.multiply).pieces[1].node) == [.blend("multiply")])
        #expect(try made(.copy).pieces.count == 1)
        #expect(try made(.sourceIn).pieces.map(isMask) == [true])
        #expect(try made(.destinationIn).pieces.map(isMask) == [true])
        #expect(try made(.sourceAtop).pieces.map(isMask) == [false, true])
        #expect(try made(.destinationAtop).pieces.map(isMask) == [false, true])
        let under = try made(.destinationOver).pieces
        #expect(try shape(under[1].node).fill == shape(made(.normal).pieces[0].node).fill)
        for mode in [GraphicsContext.BlendMode.destinationOut, .clear, .sourceOut] {
            let out = try made(mode)
            #expect(out.pieces.map(isMask) == [true] && out.remarks.isEmpty)
        }
        #expect(try made(.xor).pieces.map(isMask) == [true, true])
    }

    @Test("However often something is taken away, it is taken away in one mask")
    func outManyTimes() throws {
        let made = archive(
            Canvas { context, _ in
                context.fill(square, with: .color(.red))
                context.blendMode = .destinationOut
                for _ in 0..<1000 { context.fill(square, with: .color(.blue)) }
            }.frame(width: 100, height: 50))
        #expect(try drawn(made.view).count == 1)
        #expect(made.remarks.isEmpty)
        #expect(made.view.jsonBytes().count < 2_000_000)
    }

    @Test("A gradient is repeated, or runs back, as far as the canvas reaches")
    func spread() throws {
        func stops(_ options: GraphicsContext.GradientOptions) throws -> (GradientPaint, [Double]) {
            let made = archive(
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)),
                        with: .linearGradient(
                            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 25, y: 0),
                            endPoint: CGPoint(x: 50, y: 0), options: options))
                }.frame(width: 100, height: 50))
            guard case .gradient(let paint)? = try shape(drawn(made.view)[0].node).fill else { return (.init(), []) }
            return (paint, paint.stops.map(\.location))
        }
        #expect(try stops([]).1 == [0, 1])
        let (repeated, places) = try stops(.repeat)
        #expect(repeated.start.x == 0 && repeated.end.x == 1)
        #expect(places == [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1])
        let colors = repeated.stops.map(\.color)
        #expect(colors[0] == colors[2] && colors[0] != colors[1])
        let mirrored = try stops(.mirror).0.stops.map(\.color)
        // The turn that was asked for is the second.
        #expect(mirrored[2] == colors[0] && mirrored[1] == mirrored[2] && mirrored[3] == mirrored[4])
    }

    @Test("However often something is drawn atop, the archive stays small")
    func atopManyTimes() throws {
        let made = archive(
            Canvas { context, _ in
                context.fill(square, with: .color(.red))
                context.blendMode = .sourceAtop
                for _ in 0..<1000 { context.fill(square, with: .color(.blue)) }
            }.frame(width: 100, height: 50))
        #expect(try drawn(made.view).count == 1001)
        #expect(made.remarks.count == 1)
        #expect(made.view.jsonBytes().count < 2_000_000)
    }

    @Test("Symbols are found by their tags and drawn in their size")
    func symbols() throws {
        var missing = false
        let view = Canvas { context, _ in
            if let star = context.resolveSymbol(id: "star") {
                context.draw(star, at: CGPoint(x: 50, y: 25))
                context.draw(star, in: CGRect(x: 0, y: 0, width: 5, height: 5))
            }
            missing = context.resolveSymbol(id: "moon") == nil
        } symbols: {
            Color.red.frame(width: 10, height: 10).tag("sun")
            Color.blue.frame(width: 20, height: 10).tag("star")
        }
        let made = try drawn(archive(view.frame(width: 100, height: 50)).view)
        #expect(
            made.map(\.frame) == [Rect(x: 40, y: 20, width: 20, height: 10), Rect(x: 0, y: 0, width: 5, height: 5)])
        #expect(missing)
    }

    @Test("A text turns and grows with the context, a picture's rectangle grows")
    func turned() throws {
        let made = try pieces { context, _ in
            context.translateBy(x: 50, y: 25)
            context.rotate(by: .degrees(90))
            context.scaleBy(x: 2, y: 2)
            context.draw(Text("x"), in: CGRect(x: -5, y: -5, width: 10, height: 10))
            context.draw(Image(systemName: "star"), in: CGRect(x: -5, y: -5, width: 10, height: 10))
        }
        #expect(made[0].frame == Rect(x: 45, y: 20, width: 10, height: 10))
        #expect(
            modifiers(made[0].node).prefix(2)
                == [.rotation(degrees: 90, anchor: UnitPosition()), .scale(x: 2, y: 2, anchor: UnitPosition())])
        #expect(made[1].frame == Rect(x: 40, y: 15, width: 20, height: 20))
        #expect(modifiers(made[1].node).first == .rotation(degrees: 90, anchor: UnitPosition()))
    }

    @Test("A text that is ready tells its size and where its lines stand, and takes a shading")
    func text() throws {
        var sizes: [CGSize] = []
        var lines: [CGFloat] = []
        let made = try pieces { context, size in
            var text = context.resolve(Text("one two three four five six").font(.system(size: 10)))
            sizes = [
                text.measure(in: CGSize(width: 1000, height: 100)), text.measure(in: CGSize(width: 40, height: 100)),
            ]
            lines = [text.firstBaseline(in: sizes[1]), text.lastBaseline(in: sizes[1])]
            text.shading = .color(.red)
            context.draw(text, in: CGRect(origin: .zero, size: sizes[1]))
        }
        #expect(sizes[1].width <= 40 && sizes[1].height > sizes[0].height)
        #expect(lines[0] > 0 && lines[0] < lines[1] && lines[1] < sizes[1].height)
        let line = String(decoding: made[0].node.jsonBytes(), as: UTF8.self)
        #expect(line.contains("red"))
    }

    @Test("A drawing counts from the left, wherever lines begin")
    func unmirrored() throws {
        let view = Canvas { context, _ in context.draw(Text("x"), at: .zero) }
        #expect(modifiers(node(view, locale: "ar")) == [.layoutDirection("ltr")])
        #expect(modifiers(node(view)) == [])
    }
}
