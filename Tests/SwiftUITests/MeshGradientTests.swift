import Testing
import WidgetArchive

@testable import SwiftUI

@MainActor
struct MeshGradientTests {
    private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    @Test("Cells fill the mesh, and their colours run from corner to corner")
    func cells() throws {
        let black = Color(white: 0)
        let mesh = MeshGradient(width: 2, height: 2, points: square, colors: [black, .red, black, .red])
        let cells = mesh.cells(perSide: 2)
        #expect(cells.count == 4 && cells[0].corners == [[0, 0], [0.5, 0], [0.5, 0.5], [0, 0.5]])
        #expect(cells[0].color == black.mix(with: .red, by: 0.25).mix(with: black.mix(with: .red, by: 0.25), by: 0.25))
        #expect(cells[3].corners[2] == [1, 1])
    }

    @Test("Points that are drawn apart draw their cells along")
    func moved() {
        var points = square
        points[3] = [0.5, 0.5]
        let mesh = MeshGradient(width: 2, height: 2, points: points, colors: [.red, .red, .blue, .blue])
        #expect(mesh.cells(perSide: 8).last?.corners[2] == [0.5, 0.5])
    }

    @Test("A mesh without enough points or colours is nothing")
    func tooFew() {
        #expect(MeshGradient(width: 3, height: 2, points: square, colors: [.red]).cells(perSide: 8).isEmpty)
        #expect(MeshGradient(width: 1, height: 4, points: square, colors: []).cells(perSide: 8).isEmpty)
    }

    @Test("A mesh that fills words runs along its diagonal")
    func style() throws {
        let mesh = MeshGradient(width: 2, height: 2, points: square, colors: [.red, .black, .white, .blue])
        guard case .gradient(let gradient) = try run(node(Text("x").foregroundStyle(mesh))).paint else {
            return #expect(Bool(false))
        }
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        let middle = Color.black.mix(with: .white, by: 0.5)
        #expect(gradient.stops.map(\.color) == [Color.red, middle, .blue].map(\.reference))
        #expect(gradient.start == UnitPosition(x: 0, y: 0) && gradient.end == UnitPosition(x: 1, y: 1))
    }

    @Test("A shape and a background of a mesh have the whole mesh")
    func whole() throws {
        let mesh = MeshGradient(width: 2, height: 2, points: square, colors: [.red, .green, .blue, .white])
        let filled = node(Capsule().fill(mesh))
        guard case .clip(.capsule, _)? = modifiers(filled).first, case .resolved = core(filled).content else {
            return #expect(Bool(false), "\(filled)")
        }
        guard case .background(let back, _)? = modifiers(node(Text("x").background(mesh))).first,
            case .resolved = core(back).content
        else { return #expect(Bool(false)) }
    }

    @Test("The drawing has a piece a cell, and one for the ground")
    func drawn() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: square, colors: [.red, .green, .blue, .white], background: .black)
        guard case .resolved(let box) = core(node(mesh.frame(width: 40, height: 20))).content else {
            return #expect(Bool(false), "\(node(mesh))")
        }
        #expect(box.pieces.count == 65)
        guard case .path(let cell, nil) = try shape(box.pieces[1].node).shape else { return #expect(Bool(false)) }
        #expect(cell.numbers == [0, 0, 5, 0, 5, 2.5, 0, 2.5])
    }
}
