import SwiftUI
import Testing
import WidgetArchive

private struct Chore: Identifiable {
    let id: String
    var title: String
    var isDone: Bool
}

/// The shape of the articles' list: a row that is a button, with a symbol that changes.
private struct ChoreRow: View {
    let chore: Chore
    @State private var isLoading = false

    var body: some View {
        Button(intent: Mark(task: chore.id)) {
            HStack(spacing: 12) {
                Group {
                    if isLoading {
                        ProgressView().scaleEffect(0.8)
                    } else {
                        Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
                            .foregroundStyle(chore.isDone ? .green : .secondary)
                            .contentTransition(.symbolEffect(.replace))
                    }
                }
                .frame(width: 24, height: 24)
                Text(chore.title)
                    .font(.subheadline)
                    .strikethrough(chore.isDone)
                    .foregroundStyle(chore.isDone ? .secondary : .primary)
                    .lineLimit(1)
                Spacer()
            }
            .padding(.vertical, 6)
            .background(Color(.systemBackground).opacity(0.5))
            .cornerRadius(8)
        }
        .buttonStyle(.plain)
        .disabled(isLoading)
        .opacity(isLoading ? 0.6 : 1.0)
    }
}

private struct ChoreList: View {
    let chores: [Chore]
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            header
            ForEach(chores.prefix(3)) { ChoreRow(chore: $0) }
            Spacer(minLength: 0)
        }
        .padding()
        .containerBackground(.fill.tertiary, for: .widget)
    }
    private var header: some View {
        HStack {
            Text("Chores").font(.headline).fontWeight(.bold)
            Spacer()
            let remaining = chores.filter { !$0.isDone }.count
            Text("\(remaining)")
                .font(.caption.bold())
                .foregroundStyle(.white)
                .padding(.horizontal, 8)
                .background(remaining > 0 ? Color.orange : Color.green)
                .clipShape(Capsule())
        }
    }
}

@MainActor
struct SeedViewTests {
    private let chores = ChoreList(chores: [
        Chore(id: "a", title: "Sweep", isDone: true), Chore(id: "b", title: "Mop", isDone: false),
    ])

    @Test("The articles' list becomes rows that are buttons with their intents")
    func list() throws {
        let made = archive(chores)
        #expect(made.remarks == [] && made.background != nil)
        let controls = made.view.controls
        #expect(controls.map(\.key) == ["a/0", "b/0"])
        #expect(controls.map { $0.intent?.parameters["task"] } == [.string("a"), .string("b")])
        let row = core(controls[0].body)
        #expect(words(row.children[1]) == "Sweep")
        let title = try run(row.children[1])
        #expect(title.strikethrough != nil && title.paint == .hierarchical(level: 1, of: nil))
        guard case .symbol(let symbol) = core(row.children[0]).content else { return #expect(Bool(false)) }
        #expect(symbol.name == "checkmark.circle.fill" && symbol.paints == [.color(.system("green"))])
    }

    @Test("The same view is archived the same, and comes back from JSON")
    func stable() throws {
        let first = archive(chores)
        #expect(first == archive(chores))
        #expect(try Node(jsonBytes: first.view.jsonBytes()) == first.view)
    }

    @Test("Settings are read from the shared defaults' initial value")
    func appStorage() {
        struct Settings: View {
            @AppStorage("no such key of the tests", store: UserDefaults(suiteName: "group.swiftui-tests"))
            private var isShown = true
            var body: some View { Text(isShown ? "all" : "some") }
        }
        #expect(words(node(Settings())) == "all")
    }
}
