import AppIntents
import SwiftUI
import Testing
import WidgetArchive

/// Archives a view as a medium widget would.
@MainActor
func archive(
    _ view: some View, scheme: String = "light", locale: String = "en_US", size: Size = Size(width: 338, height: 158)
) -> ArchivedView {
    var surroundings = Surroundings()
    surroundings.size = size
    surroundings.colorScheme = scheme
    surroundings.locale = locale
    var archiver = ViewArchiver(environment: EnvironmentValues(), surroundings: surroundings)
    return archiver.archive(view)
}

/// The node of a view.
@MainActor
func node(_ view: some View, locale: String = "en_US") -> Node { archive(view, locale: locale).view }

/// A text of one run.
func textNode(_ words: String, _ change: (inout TextRun) -> Void = { _ in }) -> Node {
    var run = TextRun(words)
    change(&run)
    return Node(.text(TextNode(runs: [run])))
}

/// The words of a text node.
func words(_ node: Node) -> String? {
    guard case .text(let text) = node.content else { return nil }
    return text.runs.map { if case .string(let words) = $0.content { words } else { "?" } }.joined()
}

/// The single run of a text node.
func run(_ node: Node) throws -> TextRun {
    guard case .text(let text) = node.content else { throw Mismatch(node) }
    return try #require(text.runs.first)
}

/// What is inside all modifiers.
func core(_ node: Node) -> Node {
    if case .modified(_, let child) = node.content { return core(child) }
    return node
}

/// The modifiers of a node, outermost first.
func modifiers(_ node: Node) -> [Modifier] {
    if case .modified(let modifier, let child) = node.content { return [modifier] + modifiers(child) }
    return []
}

/// The control of a node.
func control(_ node: Node) throws -> ControlNode {
    guard case .control(let control) = core(node).content else { throw Mismatch(node) }
    return control
}

/// The shape of a node.
func shape(_ node: Node) throws -> ShapeNode {
    guard case .shape(let shape) = core(node).content else { throw Mismatch(node) }
    return shape
}

struct Mismatch: Error, CustomStringConvertible {
    let description: String
    init(_ node: Node) { description = "another node: \(node)" }
}

/// An intent with a parameter.
struct Mark: AppIntent {
    static let title: LocalizedStringResource = "Mark"
    @Parameter(title: "Task") var task: String
    init() {}
    init(task: String) { self.task = task }
    func perform() async throws -> some IntentResult { .result() }
}
