import SwiftUI
import Testing
import WidgetArchive

@MainActor
struct ViewListTests {
    @Test("Groups, conditions, optionals and erased views become their container's own views")
    func flattening() {
        let shown = true
        let nothing: Text? = nil
        let stack = VStack {
            Text("a")
            Group {
                Text("b")
                AnyView(
                    Group {
                        Text("c"); Text("d")
                    })
            }
            if shown { Text("e") } else { Text("no") }
            if !shown { Text("no") }
            nothing
            EmptyView()
        }
        #expect(node(stack).children.map(words) == ["a", "b", "c", "d", "e"])
    }

    @Test("A modifier of a group goes to each of its views, one of a stack to the stack")
    func modifierOfGroup() {
        let padding = Modifier.padding(Insets(all: 3))
        let group = node(
            HStack {
                Group {
                    Text("a"); Text("b")
                }.padding(3)
            })
        #expect(group.children == ["a", "b"].map { Node(.modified(padding, textNode($0))) })
        let stack = node(
            HStack {
                Text("a"); Text("b")
            }.padding(3))
        #expect(modifiers(stack) == [padding])
    }

    @Test("Several views at the root stand under each other")
    func root() {
        struct Two: View {
            var body: some View {
                Text("a")
                Text("b")
            }
        }
        #expect(node(Two()) == Node(.stack(StackNode(.vertical, [textNode("a"), textNode("b")]))))
        #expect(node(EmptyView()) == Node())
    }

    @Test("ForEach gives each element's view the element's id")
    func forEach() {
        let rows = node(VStack { ForEach(["x", "y"], id: \.self) { Text($0) } })
        #expect(rows.children.map(\.id) == ["x", "y"])
        let numbers = node(VStack { ForEach(0..<3) { Text("\($0)") } })
        #expect(numbers.children.map(\.id) == ["0", "1", "2"])
        #expect(numbers.children.map(words) == ["0", "1", "2"])
    }

    @Test("Views of one element share its id and stay distinct")
    func severalViewsOfAnElement() {
        let rows = node(
            VStack {
                ForEach(["x"], id: \.self) {
                    Text($0); Text($0)
                }
            })
        #expect(rows.children.map(\.id) == ["x", "x+1"])
    }

    @Test("An id of the view's own stays part of the element's")
    func ownID() {
        let rows = node(VStack { ForEach(["x"], id: \.self) { Text($0).id(7) } })
        #expect(rows.children.map(\.id) == ["x/7"])
    }

    @Test("Ten thousand rows with one id are archived with one remark")
    func duplicates() {
        let made = archive(VStack { ForEach(Array(repeating: "same", count: 10_000), id: \.self) { Text($0) } })
        #expect(made.view.children.count == 10_000)
        #expect(made.remarks == ["ForEach: the id “same” occurs more than once; ids must be unique"])
    }

    @Test("Rows without end are cut off and the developer is told")
    func tooManyRows() {
        let made = archive(VStack { ForEach(0..<12_000) { Text("\($0)") } })
        #expect(made.view.children.count == 10_000)
        #expect(made.remarks.count == 1)
    }

    @Test("A body that contains itself ends with a clear mark")
    func recursion() throws {
        struct Endless: View {
            var body: some View { VStack { AnyView(Endless()) } }
        }
        let made = archive(Endless())
        var node = made.view
        var depth = 0
        while case .stack(let stack) = node.content, let child = stack.children.first {
            (node, depth) = (child, depth + 1)
        }
        guard case .unsupported(let name) = node.content else { throw Mismatch(node) }
        #expect(name.hasSuffix("nested too deeply"))
        #expect(depth > 50)
        #expect(made.remarks.count == 1)
    }

    @Test("A body that contains itself twice ends too")
    func branchingRecursion() {
        struct Endless: View {
            var body: some View {
                AnyView(Endless())
                AnyView(Endless())
            }
        }
        #expect(!archive(Endless()).remarks.isEmpty)
    }

    @Test("Deep but finite trees come back from JSON")
    func deepRoundTrip() throws {
        func nested(_ count: Int) -> AnyView {
            count == 0 ? AnyView(Text("core")) : AnyView(VStack { nested(count - 1) }.padding(1))
        }
        let made = node(nested(90))
        #expect(try Node(jsonBytes: made.jsonBytes()) == made)
        let endless = node(nested(400))
        #expect(try Node(jsonBytes: endless.jsonBytes()) == endless)
    }
}
