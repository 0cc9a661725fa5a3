import JSONText

/// One view of an archived tree.
public struct Node: Fielded, Hashable, Sendable {
    /// What it is.
    public var content: Content
    /// The identity given by `ForEach` or `id(_:)`; nil where the place in the tree is identity enough.
    public var id: String?

    /// An empty view.
    public init() { (content, id) = (.empty, nil) }
    /// A view.
    public init(_ content: Content, id: String? = nil) { (self.content, self.id) = (content, id) }

    /// The kinds of view. Structure is kept as SwiftUI composes it: every modifier is a parent with one child, so
    /// layout can follow SwiftUI's rules step by step.
    public indirect enum Content: Hashable, Sendable {
        /// `EmptyView`: no size and no gap.
        case empty
        /// Text.
        case text(TextNode)
        /// A bitmap.
        case image(ImageNode)
        /// An SF Symbol.
        case symbol(SymbolNode)
        /// A filled or stroked shape; a `Color` or gradient used as a view is a filled rectangle.
        case shape(ShapeNode)
        /// `HStack`, `VStack`, `ZStack` and the implicit ones.
        case stack(StackNode)
        /// `Grid`.
        case grid(GridNode)
        /// `LazyVGrid`, `LazyHGrid`.
        case lazyGrid(LazyGridNode)
        /// `ViewThatFits`.
        case fitting(FittingNode)
        /// `Spacer`; its least length in points, nil for the system's 8.
        case spacer(minLength: Double?)
        /// `Divider`.
        case divider
        /// A subtree that the extension laid out for one size (`GeometryReader`, `Canvas`, custom layouts).
        case resolved(ResolvedNode)
        /// `ProgressView`, drawn by the surface.
        case progress(ProgressNode)
        /// `Gauge`, drawn by the surface.
        case gauge(GaugeNode)
        /// The switch of a toggle: 51 × 31 points.
        case knob(isOn: Bool, tint: Paint?)
        /// A button, toggle or link.
        case control(ControlNode)
        /// A modifier around a view.
        case modified(Modifier, Node)
        /// A view that widgets cannot show; its type's name.
        case unsupported(String)
    }
}

extension Node {
    private enum Tag: String {
        case empty, text, image, symbol, shape, stack, grid, lazyGrid, fits, spacer, divider, resolved, progress, gauge
        case knob, control, mod, unsupported
    }

    private var tag: Tag {
        switch content {
        case .empty: .empty
        case .text: .text
        case .image: .image
        case .symbol: .symbol
        case .shape: .shape
        case .stack: .stack
        case .grid: .grid
        case .lazyGrid: .lazyGrid
        case .fitting: .fits
        case .spacer: .spacer
        case .divider: .divider
        case .resolved: .resolved
        case .progress: .progress
        case .gauge: .gauge
        case .knob: .knob
        case .control: .control
        case .modified: .mod
        case .unsupported: .unsupported
        }
    }

    /// Visits the fields: `v` names the kind of view, its own fields stand beside it.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        var name = tag.rawValue
        try coder.field("v", &name)
        try coder.field("id", &id)
        if C.isReading { try read(name, &coder) } else { try write(&coder) }
    }

    private mutating func write<C: FieldCoder>(_ coder: inout C) throws {
        switch content {
        case .empty, .divider: break
        case .text(var node): try node.fields(&coder)
        case .image(var node): try node.fields(&coder)
        case .symbol(var node): try node.fields(&coder)
        case .shape(var node): try node.fields(&coder)
        case .stack(var node): try node.fields(&coder)
        case .grid(var node): try node.fields(&coder)
        case .lazyGrid(var node): try node.fields(&coder)
        case .fitting(var node): try node.fields(&coder)
        case .spacer(var minLength): try coder.field("min", &minLength)
        case .resolved(var node): try node.fields(&coder)
        case .progress(var node): try node.fields(&coder)
        case .gauge(var node): try node.fields(&coder)
        case .knob(var isOn, var tint):
            try coder.field("on", &isOn)
            try coder.field("tint", &tint)
        case .control(var node): try node.fields(&coder)
        case .modified(var modifier, var child):
            try modifier.fields(&coder)
            try coder.field("in", &child)
        case .unsupported(var name): try coder.field("name", &name)
        }
    }

    private mutating func read<C: FieldCoder>(_ name: String, _ coder: inout C) throws {
        func payload<T: Fielded>(_ type: T.Type) throws -> T {
            var value = T()
            try value.fields(&coder)
            return value
        }
        switch Tag(rawValue: name) {
        case .empty: content = .empty
        case .divider: content = .divider
        case .text: content = .text(try payload(TextNode.self))
        case .image: content = .image(try payload(ImageNode.self))
        case .symbol: content = .symbol(try payload(SymbolNode.self))
        case .shape: content = .shape(try payload(ShapeNode.self))
        case .stack: content = .stack(try payload(StackNode.self))
        case .grid: content = .grid(try payload(GridNode.self))
        case .lazyGrid: content = .lazyGrid(try payload(LazyGridNode.self))
        case .fits: content = .fitting(try payload(FittingNode.self))
        case .spacer:
            var minLength: Double?
            try coder.field("min", &minLength)
            content = .spacer(minLength: minLength)
        case .resolved: content = .resolved(try payload(ResolvedNode.self))
        case .progress: content = .progress(try payload(ProgressNode.self))
        case .gauge: content = .gauge(try payload(GaugeNode.self))
        case .knob:
            var isOn = false
            var tint: Paint?
            try coder.field("on", &isOn)
            try coder.field("tint", &tint)
            content = .knob(isOn: isOn, tint: tint)
        case .control: content = .control(try payload(ControlNode.self))
        case .mod:
            let modifier = try payload(Modifier.self)
            var child = Node()
            try coder.field("in", &child)
            content = .modified(modifier, child)
        case .unsupported:
            var type = ""
            try coder.field("name", &type)
            content = .unsupported(type)
        case nil:
            // A newer writer's view: the widget stays, this one view gets the "not supported" mark.
            content = .unsupported(name)
        }
    }
}
