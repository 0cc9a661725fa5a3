package import WidgetArchive

/// A shape for a rectangle.
public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, points.
    nonisolated func path(in rect: CGRect) -> Path
    /// What the shape is for.
    nonisolated static var role: ShapeRole { get }
    /// What becomes of the outline where lines begin at the other side.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// The size the shape takes of what is offered.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The archive's description, where the shape has one for every rectangle. Built-in shapes implement it.
    nonisolated var _outline: _ShapeOutline? { get }
}

/// What a shape is for.
public enum ShapeRole: Sendable {
    /// To be filled.
    case fill
    /// To be stroked.
    case stroke
    /// To separate.
    case separator
}

/// A shape of the archive.
public struct _ShapeOutline: Sendable {
    package let description: ShapeDescription
    package init(_ description: ShapeDescription) { self.description = description }
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by points from all sides.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
    /// To be filled.
    public nonisolated static var role: ShapeRole { .fill }
    /// The outline is mirrored where lines run from right to left, as from iOS 17 on.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    /// All that is offered.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    /// None: a shape of the user's is known only by its paths.
    public nonisolated var _outline: _ShapeOutline? { nil }

    /// The archive's description for a size.
    nonisolated func described(in size: Size) -> ShapeDescription {
        if let outline = _outline { return outline.description }
        let path = path(in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        return .path(path.archived, madeFor: size)
    }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// The shape filled with the foreground.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape with its paint.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    var shape: Content
    var style: Style
    var isEvenOdd = false
}

extension _ShapeView: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the filled shape.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        inputs.append(view.shape, to: &outputs) { description in
            ShapeNode(
                view.isEvenOdd ? description.evenOdd : description, fill: view.style.paint(in: inputs.environment))
        }
    }
}

extension _ViewInputs {
    /// Appends a shape's node, at once or when the shape's size is known.
    @MainActor
    func append<S: Shape>(
        _ shape: S, to outputs: inout _ViewOutputs, _ make: @escaping @MainActor (ShapeDescription) -> ShapeNode
    ) {
        if let outline = shape._outline {
            outputs.append(.shape(make(directed(shape, outline.description))))
        } else {
            outputs.append(
                sized(source: ArchiveSession.name(of: S.self)) { inputs, size in
                    let description = inputs.described(shape, in: size)
                    return [
                        ResolvedNode.Piece(
                            frame: Rect(origin: Point(), size: size), node: Node(.shape(make(description))))
                    ]
                })
        }
    }
}

/// Keeps numbers that are none out of outlines.
@MainActor
enum ShapeCheck {
    static func checked(_ shape: ShapeDescription, _ session: ArchiveSession) -> ShapeDescription {
        func length(_ value: Double) -> Double { max(NumberCheck.finite(value, or: 0, "corner radius", session), 0) }
        switch shape {
        case .roundedRectangle(let width, let height, let continuous):
            return .roundedRectangle(cornerWidth: length(width), cornerHeight: length(height), continuous: continuous)
        case .unevenRectangle(let radii): return .unevenRectangle(radii.map(length))
        case .concentric(let minimum, let fixed, let isUniform):
            return .concentric(
                minimum: minimum.map(length), fixed: fixed.map { $0.map(length) }, isUniform: isUniform)
        case .inset(let inner, let amount):
            return .inset(checked(inner, session), NumberCheck.finite(amount, or: 0, "inset", session))
        case .transformed(let inner, var transform):
            transform.x = NumberCheck.finite(transform.x, or: 0, "offset", session)
            transform.y = NumberCheck.finite(transform.y, or: 0, "offset", session)
            transform.scaleX = NumberCheck.finite(transform.scaleX, or: 1, "scale", session)
            transform.scaleY = NumberCheck.finite(transform.scaleY, or: 1, "scale", session)
            transform.degrees = NumberCheck.finite(transform.degrees, or: 0, "rotation", session)
            return .transformed(checked(inner, session), transform)
        case .trimmed(let inner, let from, let to):
            func part(_ value: Double) -> Double { min(max(NumberCheck.finite(value, or: 0, "trim", session), 0), 1) }
            return .trimmed(checked(inner, session), from: part(from), to: part(to))
        case .path(var path, let size):
            guard !path.numbers.allSatisfy({ $0.isFinite }) else { return shape }
            session.remark("A path has coordinates that are no numbers; 0 stands for them")
            path.numbers = path.numbers.map { $0.isFinite ? $0 : 0 }
            return .path(path, madeFor: size)
        default: return shape
        }
    }

    /// A stroke with usable numbers.
    static func checked(_ stroke: StrokeDescription, _ session: ArchiveSession) -> StrokeDescription {
        var stroke = stroke
        stroke.width = max(NumberCheck.finite(stroke.width, or: 1, "lineWidth", session), 0)
        stroke.miterLimit = NumberCheck.finite(stroke.miterLimit, or: 10, "miterLimit", session)
        stroke.dashPhase = NumberCheck.finite(stroke.dashPhase, or: 0, "dashPhase", session)
        stroke.dash = stroke.dash.map { max(NumberCheck.finite($0, or: 0, "dash", session), 0) }
        // Dashes without length would be drawn without end.
        if stroke.dash.reduce(0, +) <= 0 { stroke.dash = [] }
        return stroke
    }
}
