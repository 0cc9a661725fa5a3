internal import WidgetArchive

/// An outline of lines and curves, points.
public struct Path: Equatable, Sendable {
    /// A step of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a part.
        case move(to: CGPoint)
        /// A line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the part's beginning.
        case closeSubpath
    }

    var elements: [Element] = []
    private var start = CGPoint(x: 0, y: 0)
    /// Where the path ends; nil when it is empty.
    public private(set) var currentPoint: CGPoint?

    /// An empty path.
    public init() {}
    /// A path made by a closure.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }
    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// An ellipse.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a part.
    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        (start, currentPoint) = (end, end)
    }
    /// A line.
    public mutating func addLine(to end: CGPoint) {
        guard currentPoint != nil else { return move(to: end) }
        elements.append(.line(to: end))
        currentPoint = end
    }
    /// A curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        if currentPoint == nil { move(to: control) }
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }
    /// A curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint == nil { move(to: control1) }
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }
    /// A line back to the part's beginning.
    public mutating func closeSubpath() {
        guard currentPoint != nil else { return }
        elements.append(.closeSubpath)
        currentPoint = start
    }
    /// Lines through points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
    /// A rectangle, moved, scaled or turned.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(rect), transform: transform)
    }
    /// A rectangle.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }
    /// Rectangles, moved, scaled or turned.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    /// An ellipse, moved, scaled or turned.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }
    /// An ellipse.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }
    /// Another path, moved, scaled or turned.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let path = transform == .identity ? path : path.applying(transform)
        elements += path.elements
        if path.currentPoint != nil { (start, currentPoint) = (path.start, path.currentPoint) }
    }
    /// Calls a closure with each step.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Each point changed.
    func mapPoints(_ change: (CGPoint) -> CGPoint) -> Path {
        var path = self
        path.elements = elements.map {
            switch $0 {
            case .move(let end): .move(to: change(end))
            case .line(let end): .line(to: change(end))
            case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
            case .curve(let end, let first, let second):
                .curve(to: change(end), control1: change(first), control2: change(second))
            case .closeSubpath: .closeSubpath
            }
        }
        path.start = change(start)
        path.currentPoint = currentPoint.map(change)
        return path
    }

    /// The path moved, scaled or turned.
    public func applying(_ transform: CGAffineTransform) -> Path { mapPoints { $0.applying(transform) } }
    /// The path moved, points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) } }

    /// The rectangle around all points, control points included.
    public var boundingRect: CGRect {
        var points: [CGPoint] = []
        _ = mapPoints {
            points.append($0)
            return $0
        }
        guard !isEmpty, let first = points.first else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for point in points.dropLast(2) {
            (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
            (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The path in the archive.
    var archived: PathDescription {
        var path = PathDescription()
        func add(_ point: CGPoint) {
            path.numbers.append(Double(point.x))
            path.numbers.append(Double(point.y))
        }
        for element in elements {
            switch element {
            case .move(let end):
                path.commands += "M"
                add(end)
            case .line(let end):
                path.commands += "L"
                add(end)
            case .quadCurve(let end, let control):
                path.commands += "Q"
                add(control)
                add(end)
            case .curve(let end, let first, let second):
                path.commands += "C"
                add(first)
                add(second)
                add(end)
            case .closeSubpath: path.commands += "Z"
            }
        }
        return path
    }
}

extension Path: Shape {
    /// The path as it is, wherever the rectangle stands.
    public nonisolated func path(in rect: CGRect) -> Path { self }
    /// The path as it is, for every rectangle.
    public nonisolated var _outline: _ShapeOutline? { _ShapeOutline(.path(archived, madeFor: nil)) }
    /// The path filled with the foreground.
    public var body: _ShapeView<Path, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}
