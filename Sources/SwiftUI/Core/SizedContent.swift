internal import WidgetArchive

/// Views whose closures need a size (`GeometryReader`, `Canvas`, custom shapes) are archived in two steps: first an empty box that
/// takes all it is offered, then, when the whole tree stands and can be laid out, what the closure makes of the box's
/// size.
extension _ViewInputs {
    /// A box that will be filled when its size is known.
    @MainActor
    func sized(source: String, _ make: @escaping @MainActor (_ViewInputs, Size) -> [ResolvedNode.Piece]) -> Node {
        filled(source: source) { ArchiveSession.Filling(pieces: make($0, $1), size: nil) }
    }

    /// A box that will be filled, and may shrink, when the size it is offered is known.
    @MainActor
    func filled(
        source: String, _ make: @escaping @MainActor (_ViewInputs, Size) -> ArchiveSession.Filling
    ) -> Node {
        var box = ResolvedNode()
        box.source = source
        box.size = proposal
        let key = session.postpone { [self] size in
            var inputs = self
            inputs.proposal = size
            return make(inputs, size)
        }
        return Node(.resolved(box), id: key)
    }
}
