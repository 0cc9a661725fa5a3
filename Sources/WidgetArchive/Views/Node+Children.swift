extension Node {
    /// The node with every direct child replaced by what `transform` makes of it.
    ///
    /// This is the one place that knows where children stand; walks over a tree are written with it. A toggle's other
    /// look and a button's pressed look count as children.
    public func mapChildren(_ transform: (Node) -> Node) -> Node {
        var copy = self
        switch content {
        case .empty, .text, .image, .symbol, .shape, .spacer, .divider, .knob, .unsupported: break
        case .stack(var node):
            node.children = node.children.map(transform)
            copy.content = .stack(node)
        case .grid(var node):
            for row in node.rows.indices { node.rows[row].cells = node.rows[row].cells.map(transform) }
            copy.content = .grid(node)
        case .lazyGrid(var node):
            node.children = node.children.map(transform)
            copy.content = .lazyGrid(node)
        case .fitting(var node):
            node.children = node.children.map(transform)
            copy.content = .fitting(node)
        case .resolved(var node):
            for piece in node.pieces.indices { node.pieces[piece].node = transform(node.pieces[piece].node) }
            copy.content = .resolved(node)
        case .progress(var node):
            node.label = node.label.map(transform)
            node.currentValueLabel = node.currentValueLabel.map(transform)
            copy.content = .progress(node)
        case .gauge(var node):
            node.label = node.label.map(transform)
            node.currentValueLabel = node.currentValueLabel.map(transform)
            node.minimumLabel = node.minimumLabel.map(transform)
            node.maximumLabel = node.maximumLabel.map(transform)
            copy.content = .gauge(node)
        case .control(var node):
            node.body = transform(node.body)
            node.alternate = node.alternate.map(transform)
            node.pressed = node.pressed.map(transform)
            copy.content = .control(node)
        case .modified(let modifier, let child):
            copy.content = .modified(modifier.mapNode(transform), transform(child))
        }
        return copy
    }

    /// The direct children, in drawing order of the tree.
    public var children: [Node] {
        var found: [Node] = []
        _ = mapChildren {
            found.append($0)
            return $0
        }
        return found
    }

    /// The tree with every control replaced by what `transform` makes of it, outermost first.
    public func mapControls(_ transform: (ControlNode) -> ControlNode) -> Node {
        var copy = self
        if case .control(let control) = content { copy.content = .control(transform(control)) }
        return copy.mapChildren { $0.mapControls(transform) }
    }

    /// All controls at rest, in the order of the tree; looks that are not on show do not count.
    public var controls: [ControlNode] {
        var found: [ControlNode] = []
        collectControls(into: &found)
        return found
    }

    private func collectControls(into found: inout [ControlNode]) {
        if case .control(let control) = content {
            found.append(control)
            control.body.collectControls(into: &found)
        } else {
            for child in children { child.collectControls(into: &found) }
        }
    }
}

extension Modifier {
    /// The modifier with its own view (of a background, an overlay, a mask) replaced.
    func mapNode(_ transform: (Node) -> Node) -> Modifier {
        switch self {
        case .background(let node, let alignment): .background(transform(node), alignment: alignment)
        case .overlay(let node, let alignment): .overlay(transform(node), alignment: alignment)
        case .mask(let node, let alignment): .mask(transform(node), alignment: alignment)
        default: self
        }
    }
}
