package import WidgetArchive

/// What a view is told while it is archived: its environment and its place. Passed down by value.
public struct _ViewInputs {
    /// The environment at this place.
    package var environment: EnvironmentValues
    /// The explicit identities around this place, outermost first, each followed by a slash.
    package var identity = ""
    /// The size that this place will probably be offered, points. Views whose closures need a size use it.
    package var proposal: Size
    /// Bodies, modifiers and containers around this place.
    package var depth = 0
    /// Whether this place is directly inside a `Grid`.
    var isGridContent = false
    /// What the whole archive shares.
    package let session: ArchiveSession

    /// How many bodies, modifiers and containers may stand in each other. A JSON reader refuses texts nested deeper
    /// than 1024 levels; a level here makes at most four there.
    static let depthLimit = 240

    @MainActor
    init(environment: EnvironmentValues, proposal: Size, session: ArchiveSession) {
        (self.environment, self.proposal, self.session) = (environment, proposal, session)
    }

    /// Goes one level down; false where that is too deep, which is then marked in the archive.
    @MainActor
    mutating func enter<V>(_ type: V.Type, _ outputs: inout _ViewOutputs) -> Bool {
        depth += 1
        guard depth > Self.depthLimit else { return true }
        let name = ArchiveSession.name(of: type)
        outputs.append(Node(.unsupported("\(name): nested too deeply")))
        session.remark("\(name) is nested more than \(Self.depthLimit) levels deep; the rest is left out")
        return false
    }

    /// Goes into the body of a view; false where the archive has had too many, or too deep.
    @MainActor
    mutating func enterBody<V>(of type: V.Type, _ outputs: inout _ViewOutputs) -> Bool {
        guard session.spendBody(type) else { return false }
        return enter(type, &outputs)
    }

    /// Changes the environment for what follows.
    mutating func change(_ body: (inout EnvironmentValues) -> Void) { body(&environment) }
}

/// What views append themselves to.
public struct _ViewOutputs {
    /// The nodes in order.
    package var nodes: [Node] = []
    /// What views say to the custom layout that they stand in, by the index of their node.
    var layoutValues: [Int: LayoutValues] = [:]

    /// Nothing yet.
    package init() {}

    /// Adds a node.
    package mutating func append(_ node: Node) { nodes.append(node) }

    /// Adds a node of some content.
    package mutating func append(_ content: Node.Content) { nodes.append(Node(content)) }
}

extension _ViewInputs {
    /// The nodes of a view by themselves, in order.
    @MainActor
    package func nodes<V: View>(of view: V) -> [Node] {
        var outputs = _ViewOutputs()
        V._makeNodes(view, self, &outputs)
        return outputs.nodes
    }

    /// A view as one node; several views stand one over the other.
    @MainActor
    package func node<V: View>(of view: V) -> Node {
        Self.joined(nodes(of: view), axis: .depth)
    }

    /// A view as one node, or nil where it shows nothing.
    @MainActor
    package func optionalNode<V: View>(of view: V) -> Node? {
        let nodes = nodes(of: view)
        return nodes.isEmpty ? nil : Self.joined(nodes, axis: .depth)
    }

    /// Several views joined by an implicit container; none is an empty view.
    package static func joined(_ nodes: [Node], axis: StackNode.Axis, alignment: GuidePair = .center) -> Node {
        switch nodes.count {
        case 0: Node()
        case 1: nodes[0]
        default: Node(.stack(StackNode(axis, alignment: alignment, nodes)))
        }
    }
}
