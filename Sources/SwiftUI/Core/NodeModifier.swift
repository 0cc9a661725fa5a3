internal import WidgetArchive

/// A built-in modifier that puts an archive modifier around each view.
public struct _NodeModifier {
    let modifier: Modifier
}

extension _NodeModifier: ViewModifier {
    /// Built in.
    public typealias Body = Never
    /// Archives the view as the modifier changes it.
    public static func _makeNodes(
        _ modifier: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        let checked = NumberCheck.checked(modifier.modifier, inputs.session)
        var inputs = inputs
        inputs.narrow(by: checked)
        let start = outputs.nodes.count
        content(inputs, &outputs)
        outputs.wrap(from: start, in: checked)
    }
}

extension _ViewOutputs {
    /// Puts a modifier around each node from an index on.
    mutating func wrap(from start: Int, in modifier: Modifier) {
        for index in start..<nodes.count {
            let node = nodes[index]
            if case .accessibility(let outer) = modifier,
                case .modified(.accessibility(let inner), let child) = node.content
            {
                nodes[index].content = .modified(.accessibility(inner.overridden(by: outer)), child)
            } else {
                nodes[index] = Node(.modified(modifier, node))
            }
        }
    }
}

extension _ViewInputs {
    /// Reckons what a modifier leaves of the probable size.
    mutating func narrow(by modifier: Modifier) {
        switch modifier {
        case .padding(let insets):
            proposal.width = max(proposal.width - insets.leading - insets.trailing, 0)
            proposal.height = max(proposal.height - insets.top - insets.bottom, 0)
        case .frame(let width, let height, _):
            proposal.width = width ?? proposal.width
            proposal.height = height ?? proposal.height
        case .flexibleFrame(let frame):
            proposal.width = min(max(proposal.width, frame.minWidth ?? 0), max(frame.maxWidth ?? .infinity, 0))
            proposal.height = min(max(proposal.height, frame.minHeight ?? 0), max(frame.maxHeight ?? .infinity, 0))
        default: break
        }
    }
}

extension View {
    /// The view with an archive modifier around each of its parts.
    nonisolated func wrapped(in modifier: Modifier) -> ModifiedContent<Self, _NodeModifier> {
        ModifiedContent(content: self, modifier: _NodeModifier(modifier: modifier))
    }
}
