/// Draws marks in a plot of a size.
struct ChartMarks: View {
    let model: ChartModel
    let size: CGSize

    private struct Line: Identifiable {
        var id: Int
        var marks: [_ChartMark]
    }
    private struct Single: Identifiable {
        var id: Int
        var mark: _ChartMark
    }

    var body: some View {
        ForEach(lines(.area)) { line in area(line.marks) }
        ForEach(singles) { single in
            mark(single.mark).opacity(single.mark.opacity)
                .offset(x: single.mark.offset.width, y: single.mark.offset.height)
        }
        ForEach(lines(.line)) { line in stroke(line.marks) }
        ForEach(symbols) { symbol($0.mark) }
        if !sectors.isEmpty { SectorMarks(marks: sectors, model: model, size: size) }
        ForEach(annotated) { annotations($0.mark) }
    }

    private func numbered(_ marks: [_ChartMark]) -> [Single] { marks.enumerated().map { Single(id: $0, mark: $1) } }
    private var singles: [Single] {
        numbered(model.marks.filter { [.bar, .point, .rule, .rectangle].contains($0.kind) })
    }
    private var symbols: [Single] {
        numbered(model.marks.filter { $0.kind == .line && ($0.symbol != nil || $0.symbolView != nil) })
    }
    private var sectors: [_ChartMark] { model.marks.filter { $0.kind == .sector } }
    private var annotated: [Single] {
        numbered(model.marks.filter { !$0.annotations.isEmpty && $0.kind != .sector })
    }

    @ViewBuilder private func mark(_ mark: _ChartMark) -> some View {
        switch mark.kind {
        case .bar, .rectangle:
            let frame = frame(of: mark)
            let corner = min(mark.corner, frame.width / 2, frame.height / 2)
            RoundedRectangle(cornerRadius: corner).path(in: frame).fill(model.style(mark))
        case .point: symbol(mark)
        case .rule: rule(mark).stroke(model.style(mark), style: mark.stroke)
        case .line, .area, .sector: EmptyView()
        }
    }

    // MARK: Points

    private func point(_ mark: _ChartMark) -> CGPoint {
        var x = (mark.x.map(model.x.position) ?? 0.5) * size.width
        if mark.xBreadth > 0 { x += mark.xBreadth / (model.x.high - model.x.low) * size.width / 2 }
        return CGPoint(x: x, y: (1 - (mark.y.map(model.y.position) ?? 0.5)) * size.height)
    }

    @ViewBuilder private func symbol(_ mark: _ChartMark) -> some View {
        let at = point(mark)
        if let view = mark.symbolView {
            view.position(x: at.x, y: at.y)
        } else {
            // A circle of 30 square points, as Apple's.
            let side = max(mark.symbolArea ?? 30, 1).squareRoot() * 1.13
            model.symbol(mark).path(
                in: CGRect(x: at.x - side / 2, y: at.y - side / 2, width: side, height: side)
            )
            .fill(model.style(mark)).opacity(mark.kind == .line ? mark.opacity : 1)
        }
    }

    // MARK: Lines

    /// The points of each line, in order.
    private func lines(_ kind: _ChartMark.Kind) -> [Line] {
        var found: [(key: String, marks: [_ChartMark])] = []
        for mark in model.marks where mark.kind == kind {
            let key = "\(mark.series ?? "")\u{0}\(mark.colored ?? "")"
            if let index = found.firstIndex(where: { $0.key == key }) {
                found[index].marks.append(mark)
            } else {
                found.append((key, [mark]))
            }
        }
        return found.enumerated().map { Line(id: $0, marks: $1.marks) }
    }

    @ViewBuilder private func stroke(_ marks: [_ChartMark]) -> some View {
        if let first = marks.first {
            Path { path in
                let points = marks.map(point)
                path.move(to: points[0])
                LinePath.add(points, first.interpolation, to: &path)
            }
            .stroke(model.style(first), style: first.stroke).opacity(first.opacity)
        }
    }

    @ViewBuilder private func area(_ marks: [_ChartMark]) -> some View {
        if let first = marks.first {
            Path { path in
                let upper = marks.map(point)
                let lower = marks.reversed().map { mark in CGPoint(x: point(mark).x, y: base(mark)) }
                path.move(to: upper[0])
                LinePath.add(upper, first.interpolation, to: &path)
                path.addLine(to: lower[0])
                LinePath.add(Array(lower), first.interpolation, to: &path)
                path.closeSubpath()
            }
            .fill(model.style(first)).opacity(first.opacity)
        }
    }

    /// Where a standing mark begins.
    private func base(_ mark: _ChartMark) -> CGFloat {
        let zero = min(max(0, model.y.low), model.y.high)
        return (1 - model.y.position(mark.yEnd ?? .number(zero))) * size.height
    }

    // MARK: Bars and fields

    /// Where a bar or a field stands.
    private func frame(of mark: _ChartMark) -> CGRect {
        if mark.kind == .rectangle { return field(mark) }
        let at = point(mark)
        if mark.isLying {
            let room = room(model.y, mark.yBreadth, size.height, \.y)
            let (offset, part) = place(mark, room)
            let height = max(mark.height.length(in: part, usual: usual(mark)), 1)
            let start = mark.xEnd.map(model.x.position).map { $0 * size.width } ?? 0
            return CGRect(
                x: min(start, at.x), y: at.y + offset - height / 2, width: abs(at.x - start), height: height)
        }
        let room = room(model.x, mark.xBreadth, size.width, \.x)
        let (offset, part) = place(mark, room)
        let width = max(mark.width.length(in: part, usual: usual(mark)), 1)
        let base = base(mark)
        return CGRect(
            x: at.x + offset - width / 2, y: min(at.y, base), width: width, height: abs(at.y - base))
    }

    /// Bars beside each other leave less room between them.
    private func usual(_ mark: _ChartMark) -> CGFloat { mark.beside == nil ? 0.7 : 0.9 }

    /// The room that a place on an axis has.
    private func room(
        _ scale: ChartScale, _ breadth: Double, _ length: CGFloat, _ place: KeyPath<_ChartMark, _PlottedPlace?>
    ) -> CGFloat {
        if !scale.names.isEmpty { return scale.step * length }
        if breadth > 0 { return breadth / (scale.high - scale.low) * length }
        let places = Set(model.marks.filter { $0.kind == .bar }.map { $0[keyPath: place] })
        return length / CGFloat(max(places.count, 1))
    }

    /// Where in its room a bar stands that has others beside it, and the room that is left to it.
    private func place(_ mark: _ChartMark, _ room: CGFloat) -> (offset: CGFloat, room: CGFloat) {
        guard let beside = mark.beside else { return (0, room) }
        var all: [String] = []
        for case let name? in model.marks.map(\.beside) where !all.contains(name) { all.append(name) }
        let part = room * 0.8 / CGFloat(max(all.count, 1))
        let index = CGFloat(all.firstIndex(of: beside) ?? 0)
        return ((index + 0.5) * part - room * 0.4, part)
    }

    private func field(_ mark: _ChartMark) -> CGRect {
        func span(
            _ start: _PlottedPlace?, _ end: _PlottedPlace?, _ scale: ChartScale, _ length: CGFloat,
            _ dimension: MarkDimension, _ breadth: Double
        ) -> (CGFloat, CGFloat) {
            guard let end else { return (0, length) }
            let to = scale.position(end) * length
            if let start {
                let from = scale.position(start) * length
                return (min(from, to), abs(to - from))
            }
            let room = scale.names.isEmpty ? breadth / (scale.high - scale.low) * length : scale.step * length
            let long = max(dimension.length(in: max(room, 1), usual: 1), 1)
            return (to + (scale.names.isEmpty ? room / 2 : 0) - long / 2, long)
        }
        let (x, width) = span(mark.xEnd, mark.x, model.x, size.width, mark.width, mark.xBreadth)
        let (fromBelow, height) = span(mark.yEnd, mark.y, model.y, size.height, mark.height, mark.yBreadth)
        return CGRect(x: x, y: size.height - fromBelow - height, width: width, height: height)
    }

    private func rule(_ mark: _ChartMark) -> Path {
        Path { path in
            let at = point(mark)
            if mark.x == nil || mark.xEnd != nil {
                let end = mark.xEnd.map { model.x.position($0) * size.width } ?? size.width
                path.move(to: CGPoint(x: mark.x == nil ? 0 : at.x, y: at.y))
                path.addLine(to: CGPoint(x: end, y: at.y))
            } else {
                path.move(to: CGPoint(x: at.x, y: mark.y == nil ? 0 : at.y))
                let end = mark.yEnd.map { (1 - model.y.position($0)) * size.height } ?? size.height
                path.addLine(to: CGPoint(x: at.x, y: end))
            }
        }
    }

    // MARK: Annotations

    @ViewBuilder private func annotations(_ mark: _ChartMark) -> some View {
        let frame: CGRect = {
            switch mark.kind {
            case .bar, .rectangle: return self.frame(of: mark)
            default:
                let at = point(mark)
                return CGRect(x: at.x, y: at.y, width: 0, height: 0)
            }
        }()
        ForEach(Array(mark.annotations.enumerated()), id: \.offset) { _, annotation in
            AnnotationView(annotation: annotation, mark: frame, isLying: mark.isLying && mark.kind == .bar, plot: size)
        }
    }
}

/// A view beside a mark.
private struct AnnotationView: View {
    let annotation: _ChartMark.Annotation
    let mark: CGRect
    let isLying: Bool
    let plot: CGSize

    var body: some View {
        // A frame of no size at the mark's edge, over which the view hangs to its side.
        let (point, alignment) = place
        Color.clear.frame(width: 0, height: 0)
            .overlay(alignment: alignment) { annotation.view.fixedSize() }
            .position(x: point.x, y: point.y)
    }

    private var place: (CGPoint, Alignment) {
        let gap = annotation.spacing
        switch annotation.position {
        case .overlay: return (CGPoint(x: mark.midX, y: mark.midY), .center)
        case .bottom, .bottomLeading, .bottomTrailing: return (CGPoint(x: mark.midX, y: mark.maxY + gap), .top)
        case .leading: return (CGPoint(x: mark.minX - gap, y: mark.midY), .trailing)
        case .trailing: return (CGPoint(x: mark.maxX + gap, y: mark.midY), .leading)
        case .automatic where isLying: return (CGPoint(x: mark.maxX + gap, y: mark.midY), .leading)
        case .topLeading: return (CGPoint(x: mark.minX, y: mark.minY - gap), .bottomTrailing)
        case .topTrailing: return (CGPoint(x: mark.maxX, y: mark.minY - gap), .bottomLeading)
        default: return (CGPoint(x: mark.midX, y: mark.minY - gap), .bottom)
        }
    }
}
