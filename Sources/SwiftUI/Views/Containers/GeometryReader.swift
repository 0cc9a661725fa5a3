internal import WidgetArchive

/// A view made of its own size.
public struct GeometryReader<Content: View> {
    /// Makes the view.
    public var content: (GeometryProxy) -> Content
    /// A view made of its own size.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// The size and place of a ``GeometryReader``.
public struct GeometryProxy: Sendable {
    /// Points.
    public let size: CGSize
    /// The room that others take from the edges; none in a widget.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The rectangle. Its origin is the reader's own corner in every space: an archive does not know the others.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    /// The rectangle in a space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
}

/// A system of coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The widget's.
    case global
    /// The view's own.
    case local
    /// A named one.
    case named(AnyHashable)
}

/// A system of coordinates.
public protocol CoordinateSpaceProtocol {
    /// The system.
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The view's own.
    public init() {}
    /// The system.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The widget's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The widget's.
    public init() {}
    /// The system.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// Named coordinates.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The system.
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own.
    public static var local: LocalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The widget's.
    public static var global: GlobalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// A named one.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

extension GeometryReader: View {
    /// Built in.
    public typealias Body = Never
    /// Archives what the closure makes of the size that layout gives the reader.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enterBody(of: Self.self, &outputs) else { return }
        let content = view.content
        outputs.append(
            inputs.sized(source: "GeometryReader") { inputs, size in
                let proxy = GeometryProxy(size: CGSize(width: size.width, height: size.height))
                return inputs.nodes(of: content(proxy)).map {
                    ResolvedNode.Piece(frame: Rect(origin: Point(), size: size), node: $0)
                }
            })
    }
}

extension View {
    /// Names the view's coordinates; an archive has only one system.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }
    /// Names the view's coordinates; an archive has only one system.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
