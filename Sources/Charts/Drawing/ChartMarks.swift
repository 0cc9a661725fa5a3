/// Draws marks in a plot of a size.
struct ChartMarks: View {
    let marks: [_ChartMark]
    let x: ChartScale
    let y: ChartScale
    let size: CGSize
    let styles: [String: AnyShapeStyle]

    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    private struct Line: Identifiable {
        var id: Int
        var marks: [_ChartMark]
    }

    var body: some View {
        ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in single(mark) }
        ForEach(lines) { line in
            if let first = line.marks.first {
                if first.kind == .area {
                    path(line.marks, isClosed: true).fill(style(first)).opacity(first.opacity)
                } else {
                    path(line.marks, isClosed: false).stroke(style(first), style: first.stroke).opacity(first.opacity)
                }
            }
        }
        ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in
            if let annotation = mark.annotation {
                let at = point(mark)
                annotation.position(x: at.x, y: max(at.y - 8, 0))
            }
        }
    }

    @ViewBuilder private func single(_ mark: _ChartMark) -> some View {
        switch mark.kind {
        case .bar:
            RoundedRectangle(cornerRadius: mark.corner).path(in: bar(mark)).fill(style(mark)).opacity(mark.opacity)
        case .point:
            let at = point(mark)
            Circle().path(in: CGRect(x: at.x - 3, y: at.y - 3, width: 6, height: 6)).fill(style(mark))
                .opacity(mark.opacity)
        case .rule: rule(mark).stroke(style(mark), style: mark.stroke).opacity(mark.opacity)
        case .line, .area: EmptyView()
        }
    }

    /// The points of each line, in order; areas behind lines.
    private var lines: [Line] {
        var found: [(key: String, marks: [_ChartMark])] = []
        for mark in marks where mark.kind == .line || mark.kind == .area {
            let key = "\(mark.kind == .area ? 0 : 1)\(mark.series ?? "")"
            if let index = found.firstIndex(where: { $0.key == key }) {
                found[index].marks.append(mark)
            } else {
                found.append((key, [mark]))
            }
        }
        return found.sorted { $0.key < $1.key }.enumerated().map { Line(id: $0, marks: $1.marks) }
    }

    private func point(_ mark: _ChartMark) -> CGPoint {
        CGPoint(
            x: (mark.x.map(x.position) ?? 0.5) * size.width, y: (1 - (mark.y.map(y.position) ?? 0.5)) * size.height)
    }
    private func base(_ mark: _ChartMark) -> CGFloat {
        let zero = min(max(0, y.low), y.high)
        return (1 - (mark.yEnd.map(y.position) ?? y.position(.number(zero)))) * size.height
    }

    private func bar(_ mark: _ChartMark) -> CGRect {
        let bars = max(Set(marks.filter { $0.kind == .bar }.map(\.x)).count, 1)
        let room = x.names.isEmpty ? size.width / CGFloat(bars) : x.step * size.width
        let width = max(mark.width ?? room * 0.7, 1)
        var (at, base) = (point(mark), base(mark))
        if mark.breadth > 0 { at.x += mark.breadth / (x.high - x.low) * size.width / 2 }
        if !y.names.isEmpty {
            // Lying bars: the names are down, the values across.
            let height = y.step * size.height * 0.7
            return CGRect(x: 0, y: at.y - height / 2, width: at.x, height: height)
        }
        swap(&base, &at.y)
        return CGRect(x: at.x - width / 2, y: min(at.y, base), width: width, height: abs(at.y - base))
    }

    private func rule(_ mark: _ChartMark) -> Path {
        Path { path in
            let at = point(mark)
            if mark.x == nil {
                path.move(to: CGPoint(x: 0, y: at.y))
                path.addLine(to: CGPoint(x: size.width, y: at.y))
            } else {
                path.move(to: CGPoint(x: at.x, y: mark.y == nil ? 0 : at.y))
                path.addLine(to: CGPoint(x: at.x, y: mark.yEnd == nil ? size.height : base(mark)))
            }
        }
    }

    private func path(_ marks: [_ChartMark], isClosed: Bool) -> Path {
        Path { path in
            for (number, mark) in marks.enumerated() {
                let at = point(mark)
                if number == 0 {
                    path.move(to: at)
                } else {
                    if mark.isStepped { path.addLine(to: CGPoint(x: at.x, y: point(marks[number - 1]).y)) }
                    path.addLine(to: at)
                }
            }
            guard isClosed else { return }
            for mark in marks.reversed() { path.addLine(to: CGPoint(x: point(mark).x, y: base(mark))) }
            path.closeSubpath()
        }
    }

    private func style(_ mark: _ChartMark) -> AnyShapeStyle {
        if let style = mark.style { return style }
        guard let series = mark.series else { return AnyShapeStyle(Color.blue) }
        if let style = styles[series] { return style }
        var all: [String] = []
        for case let name? in marks.map(\.series) where !all.contains(name) { all.append(name) }
        return AnyShapeStyle(Self.palette[(all.firstIndex(of: series) ?? 0) % Self.palette.count])
    }
}
