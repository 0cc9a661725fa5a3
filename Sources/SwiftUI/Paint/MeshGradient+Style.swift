internal import WidgetArchive

extension MeshGradient: ShapeStyle {
    /// Built in.
    public typealias Resolved = Never
    /// Along the diagonal from the first point to the last, with the mean colours of the points across it: what fills
    /// words and lines. A shape that is filled with the mesh, and a background of it, have the whole mesh.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        var gradient = GradientPaint()
        (gradient.start, gradient.end) = (UnitPosition(x: 0, y: 0), UnitPosition(x: 1, y: 1))
        gradient.stops = diagonals.enumerated().map { step, color in
            .init(color: color.reference, location: Double(step) / Double(max(diagonals.count - 1, 1)))
        }
        guard !gradient.stops.isEmpty else { return _ResolvedPaint(.color(background.reference)) }
        return _ResolvedPaint(.gradient(gradient))
    }

    /// The mean colour of each diagonal, from the first point to the last.
    private var diagonals: [Color] {
        guard case .colors(let colors) = colors, width > 0, height > 0, colors.count >= width * height else {
            return []
        }
        return (0...(width + height - 2)).compactMap { sum in
            let across = (0..<height).filter { (0..<width).contains(sum - $0) }.map { colors[$0 * width + sum - $0] }
            return across.dropFirst().enumerated().reduce(across.first) { mean, next in
                mean?.mix(with: next.element, by: 1 / Double(next.offset + 2))
            }
        }
    }
}

extension Shape {
    /// The shape cut out of a mesh.
    public nonisolated func fill(_ content: MeshGradient, style: FillStyle = FillStyle()) -> some View {
        content.clipShape(self, style: style)
    }
}

extension View {
    /// A mesh behind.
    public nonisolated func background(_ mesh: MeshGradient, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { mesh }
    }
    /// A shape cut out of a mesh behind.
    public nonisolated func background<T: Shape>(
        _ mesh: MeshGradient, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { background { shape.fill(mesh, style: fillStyle) } }
    /// A mesh that fills the whole widget behind the view.
    public nonisolated func containerBackground(
        _ mesh: MeshGradient, for container: ContainerBackgroundPlacement
    ) -> some View { containerBackground(for: container) { mesh } }
}
