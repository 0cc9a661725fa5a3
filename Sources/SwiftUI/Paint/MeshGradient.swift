/// Colours at the points of a grid, 0…1 of the width and height, and what lies between them.
///
/// Between four points it is drawn in cells, 8 by 8, each in one colour; the edges are straight, whatever their control
/// points say.
public struct MeshGradient: Sendable {
    /// Where the grid's points stand.
    public enum Locations: Sendable {
        /// Points, row by row, each 0…1.
        case points([SIMD2<Float>])
        /// Points with control points; only the points are looked at.
        case bezierPoints([BezierPoint])
    }
    /// A point with the control points of its four edges.
    public struct BezierPoint: Equatable, Sendable {
        /// The place and the control points, 0…1.
        public var position, leadingControlPoint, topControlPoint, trailingControlPoint,
            bottomControlPoint: SIMD2<Float>
        /// A point.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
            (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
            self.bottomControlPoint = bottomControlPoint
        }
    }
    /// The grid's colours.
    public enum Colors: Sendable {
        /// Colours, row by row.
        case colors([Color])
    }

    /// Points in a row.
    public var width: Int
    /// Rows.
    public var height: Int
    /// Where the points stand.
    public var locations: Locations
    /// The points' colours.
    public var colors: Colors
    /// What lies under the mesh.
    public var background: Color
    /// Whether colours run smoothly; they run evenly here.
    public var smoothsColors: Bool

    /// A mesh of `width * height` points and colours, row by row.
    public nonisolated init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors) = (background, smoothsColors)
    }
    /// A mesh of `width * height` points and colours, row by row.
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors)
    }

    private nonisolated var points: [SIMD2<Float>] {
        switch locations {
        case .points(let points): points
        case .bezierPoints(let points): points.map(\.position)
        }
    }

    /// The cells, in order: four corners, 0…1, and a colour.
    nonisolated func cells(perSide steps: Int) -> [(corners: [SIMD2<Float>], color: Color)] {
        guard case .colors(let colors) = colors else { return [] }
        let points = points
        guard width > 1, height > 1, points.count >= width * height, colors.count >= width * height else { return [] }
        var cells: [(corners: [SIMD2<Float>], color: Color)] = []
        for row in 0..<(height - 1) {
            for column in 0..<(width - 1) {
                let first = row * width + column
                let four = [first, first + 1, first + width, first + width + 1]
                func place(_ x: Int, _ y: Int) -> SIMD2<Float> {
                    let (u, v) = (Float(x) / Float(steps), Float(y) / Float(steps))
                    let top = points[four[0]] * (1 - u) + points[four[1]] * u
                    return top * (1 - v) + (points[four[2]] * (1 - u) + points[four[3]] * u) * v
                }
                for y in 0..<steps {
                    for x in 0..<steps {
                        let (u, v) = ((Double(x) + 0.5) / Double(steps), (Double(y) + 0.5) / Double(steps))
                        let top = colors[four[0]].mix(with: colors[four[1]], by: u)
                        let bottom = colors[four[2]].mix(with: colors[four[3]], by: u)
                        cells.append(
                            (
                                [place(x, y), place(x + 1, y), place(x + 1, y + 1), place(x, y + 1)],
                                top.mix(with: bottom, by: v)
                            ))
                    }
                }
            }
        }
        return cells
    }
}

extension MeshGradient: View {
    /// The mesh in all the space there is.
    public var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(background))
            for cell in cells(perSide: 8) {
                var path = Path()
                path.addLines(
                    cell.corners.map { CGPoint(x: CGFloat($0.x) * size.width, y: CGFloat($0.y) * size.height) })
                path.closeSubpath()
                context.fill(path, with: .color(cell.color))
            }
        }
    }
}
