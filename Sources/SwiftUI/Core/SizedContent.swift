internal import WidgetArchive
internal import WidgetLayout

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
        source: String, sizer: (@MainActor (_ViewInputs, Proposal) -> Size)? = nil,
        _ make: @escaping @MainActor (_ViewInputs, Size) -> ArchiveSession.Filling
    ) -> Node {
        if let sizer { session.sizers[session.postponed.count] = { [self] in sizer(self, $0) } }
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
