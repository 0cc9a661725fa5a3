import SwiftUI
import Testing
import WidgetArchive

@MainActor
struct ContainerTests {
    @Test("Stacks keep their direction, alignment and spacing")
    func stacks() {
        let leading = VStack(alignment: .leading, spacing: 4) { Text("a") }
        #expect(
            node(leading)
                == Node(
                    .stack(StackNode(.vertical, alignment: GuidePair(.leading, .center), spacing: 4, [textNode("a")]))))
        let base = HStack(alignment: .firstTextBaseline) { Text("a") }
        #expect(
            node(base)
                == Node(
                    .stack(StackNode(.horizontal, alignment: GuidePair(.center, .firstTextBaseline), [textNode("a")]))))
        let corner = ZStack(alignment: .topTrailing) { Text("a") }
        #expect(node(corner) == Node(.stack(StackNode(.depth, alignment: GuidePair(.trailing, .top), [textNode("a")]))))
        #expect(node(Spacer(minLength: 0)) == Node(.spacer(minLength: 0)) && node(Divider()) == Node(.divider))
    }

    @Test("A grid has rows, and views across all columns")
    func grid() {
        let view = Grid(alignment: .leading, horizontalSpacing: 3) {
            GridRow {
                Text("a"); Text("b")
            }
            Divider()
            ForEach(["c", "d"], id: \.self) { word in GridRow { Text(word) } }
        }
        guard case .grid(let grid) = node(view).content else { return #expect(Bool(false)) }
        #expect(grid.rows.map { $0.cells.map(words) } == [["a", "b"], [nil], ["c"], ["d"]])
        #expect(grid.rows.map(\.spansAll) == [false, true, false, false])
        #expect(grid.horizontalSpacing == 3 && grid.verticalSpacing == nil)
    }

    @Test("Lazy grids keep their tracks, with usable lengths")
    func lazyGrid() {
        let view = LazyVGrid(columns: [GridItem(.fixed(10)), GridItem(), GridItem(.adaptive(minimum: 0))], spacing: 2) {
            Text("a")
        }
        guard case .lazyGrid(let grid) = node(view).content else { return #expect(Bool(false)) }
        #expect(grid.tracks.map(\.kind) == [.fixed, .flexible, .adaptive])
        #expect(grid.tracks[2].minimum == 1 && grid.spacing == 2 && grid.isVertical)
    }

    @Test("All candidates of ViewThatFits are archived")
    func fits() {
        guard
            case .fitting(let made) = node(
                ViewThatFits(in: .horizontal) {
                    Text("a"); Text("b")
                }
            ).content
        else {
            return #expect(Bool(false))
        }
        #expect(made.children.map(words) == ["a", "b"] && made.horizontal && !made.vertical)
    }

    @Test("Symbols take font, scale, levels and form from their place")
    func symbols() {
        let view = Image(systemName: "heart", variableValue: 2).font(.title).imageScale(.large).symbolVariant(
            .circle.fill
        )
        .symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
        guard case .symbol(let made) = node(view).content else { return #expect(Bool(false)) }
        #expect(made.name == "heart.circle.fill" && made.font.style == .title && made.scale == .large)
        #expect(made.mode == .palette && made.paints == [.color(.system("red")), .color(.system("blue"))])
        #expect(made.variableValue == 1)
    }

    @Test("A picture carries its bytes and its size, a missing one its name")
    func pictures() throws {
        let png: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 6, 0, 0, 0, 4,
            8, 6, 0, 0, 0,
        ]
        let picture = try #require(UIImage(data: Data(png), scale: 2))
        guard case .image(let made) = node(Image(uiImage: picture).resizable()).content else {
            return #expect(Bool(false))
        }
        #expect(
            made.size == Size(width: 3, height: 2) && made.isResizable && made.base64 == Data(png).base64EncodedString()
        )
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        let missing = archive(Image("no such picture"))
        guard case .image(let none) = missing.view.content else { return #expect(Bool(false)) }
        #expect(none.base64 == nil && none.name == "no such picture" && missing.remarks.count == 1)
    }
}
