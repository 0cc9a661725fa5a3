import SwiftUI
import Testing
import WidgetArchive

/// Views of their ideal sizes beside each other from the leading side, their tops at the key's value.
private struct Tray: Layout {
    struct Drop: LayoutValueKey { static let defaultValue: CGFloat = 0 }
    var gap: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + gap * CGFloat(max(sizes.count - 1, 0)),
            height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for view in subviews {
            let size = view.dimensions(in: .unspecified)
            view.place(
                at: CGPoint(x: x, y: bounds.minY + view[Drop.self]),
                proposal: ProposedViewSize(width: size.width, height: size.height))
            x += size.width + gap
        }
    }
}

/// Counts how often its cache is made, and places nothing.
private struct Idle: Layout {
    func makeCache(subviews: Subviews) -> Int { subviews.count }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        cache += 1
        return CGSize(width: 10 * cache, height: 30)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

@MainActor
struct LayoutTests {
    private func box(_ view: some View) throws -> ResolvedNode {
        let made = node(view)
        guard case .resolved(let box) = made.content else { throw Mismatch(made) }
        return box
    }

    @Test("A custom layout has its own size and its views where it placed them")
    func custom() throws {
        let box = try box(
            Tray(gap: 5) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 30, height: 40).layoutValue(key: Tray.Drop.self, value: 7)
            })
        #expect(box.source == "Tray" && !box.isGreedy && box.size == Size(width: 55, height: 40))
        #expect(
            box.pieces.map(\.frame) == [
                Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 25, y: 7, width: 30, height: 40),
            ])
    }

    @Test("What a view says to its custom layout is heard through a transaction and a flip")
    func valuesThroughModifiers() throws {
        let drop = Color.blue.frame(width: 30, height: 40).layoutValue(key: Tray.Drop.self, value: 7)
        let box = try box(
            Tray(gap: 0) {
                drop.transaction { $0.animation = nil }
                drop.transaction(value: 1) { $0.disablesAnimations = true }
                drop.flipsForRightToLeftLayoutDirection(true)
            })
        #expect(box.pieces.map(\.frame.minY) == [7, 7, 7])
    }

    @Test("Views that a layout does not place stand in its middle; its cache lasts a pass")
    func unplaced() throws {
        let box = try box(Idle()(content))
        #expect(box.size == Size(width: 30, height: 30))
        #expect(box.pieces.map(\.frame) == Array(repeating: Rect(x: 10, y: 10, width: 10, height: 10), count: 2))
    }
    @ViewBuilder private func content() -> some View {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
    }

    @Test("Custom layouts stand in each other, through stacks too")
    func nested() throws {
        let outer = try box(
            Tray(gap: 5) {
                Tray(gap: 1) {
                    Color.red.frame(width: 10, height: 10)
                    Color.red.frame(width: 10, height: 20)
                }
                VStack(spacing: 0) { Tray { Color.blue.frame(width: 30, height: 5) } }
            })
        #expect(outer.size == Size(width: 56, height: 20))
        #expect(outer.pieces.map(\.frame.origin) == [Point(x: 0, y: 0), Point(x: 26, y: 0)])
        guard case .resolved(let inner) = core(outer.pieces[0].node).content else {
            throw Mismatch(outer.pieces[0].node)
        }
        #expect(inner.source == "Tray" && inner.pieces.map(\.frame.origin.x) == [0, 11])
    }

    @Test("A custom layout leaves the rest to its neighbours")
    func neighbours() {
        let view = VStack(spacing: 0) {
            Tray { Color.red.frame(width: 20, height: 10) }
            Color.blue
        }
        guard case .stack(let stack) = node(view).content, case .resolved(let box) = stack.children[0].content else {
            return #expect(Bool(false))
        }
        #expect(box.size == Size(width: 20, height: 10) && stack.children[0].id == nil)
    }

    @Test("Stack layouts are the stacks themselves, also when their type is forgotten")
    func stacks() {
        let texts = Group {
            Text("a")
            Text("b")
        }
        #expect(
            node(HStackLayout(alignment: .top, spacing: 3) { texts })
                == node(HStack(alignment: .top, spacing: 3) { texts }))
        #expect(node(AnyLayout(VStackLayout()) { texts }) == node(VStack { texts }))
        #expect(node(AnyLayout(ZStackLayout(alignment: .top)) { texts }) == node(ZStack(alignment: .top) { texts }))
        let rows = Group {
            GridRow { texts }
            Text("c")
        }
        #expect(node(GridLayout(alignment: .leading) { rows }) == node(Grid(alignment: .leading) { rows }))
    }

    @Test("A layout whose type is forgotten is asked like itself")
    func anyLayout() throws {
        let plain = try box(Tray { Color.red.frame(width: 20, height: 10) })
        let any = try box(AnyLayout(Tray()) { Color.red.frame(width: 20, height: 10) })
        #expect(plain == any)
    }
}
