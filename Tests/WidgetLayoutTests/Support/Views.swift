import WidgetArchive
import WidgetLayout

// Views in SwiftUI's own words, for tests that read like the cases they check.

/// A one-line text stub: ideal width `width`, one letter a point.
func text(_ id: String, _ width: Int, height: Double = 20) -> Node {
    var run = TextRun(String(repeating: "x", count: width))
    run.font.style = nil
    run.font.size = height
    var node = TextNode(runs: [run])
    node.lineLimit = 1
    return Node(.text(node), id: id)
}

/// Five words of 30 points with blanks of 10 between them, lines of 20.
func fiveWords(_ id: String) -> Node {
    var run = TextRun("aaa bbb ccc ddd eee")
    run.font.style = nil
    run.font.size = 20
    run.font.name = "ten"
    return Node(.text(TextNode(runs: [run])), id: id)
}

func color(_ id: String? = nil) -> Node { Node(.shape(ShapeNode()), id: id) }
func shape(_ shape: ShapeDescription, _ id: String? = nil) -> Node {
    Node(.shape(ShapeNode(shape, fill: .foreground)), id: id)
}
func box(_ id: String?, _ width: Double, _ height: Double) -> Node {
    color().frame(width: width, height: height).named(id)
}
func image(_ id: String, _ width: Double, _ height: Double, resizable: Bool = false) -> Node {
    var node = ImageNode()
    node.size = Size(width: width, height: height)
    node.isResizable = resizable
    return Node(.image(node), id: id)
}
func spacer(_ id: String? = nil, minLength: Double? = nil) -> Node { Node(.spacer(minLength: minLength), id: id) }
func divider(_ id: String) -> Node { Node(.divider, id: id) }

func hstack(_ spacing: Double? = nil, _ alignment: VerticalGuide = .center, _ children: Node...) -> Node {
    Node(.stack(StackNode(.horizontal, alignment: GuidePair(.center, alignment), spacing: spacing, children)))
}
func vstack(_ spacing: Double? = nil, _ alignment: HorizontalGuide = .center, _ children: Node...) -> Node {
    vstack(spacing, alignment, children)
}
func vstack(_ spacing: Double? = nil, _ alignment: HorizontalGuide = .center, _ children: [Node]) -> Node {
    Node(.stack(StackNode(.vertical, alignment: GuidePair(alignment, .center), spacing: spacing, children)))
}
func zstack(_ alignment: GuidePair = .center, _ children: Node...) -> Node {
    Node(.stack(StackNode(.depth, alignment: alignment, children)))
}
func geometryReader(_ piece: Node) -> Node {
    var node = ResolvedNode()
    node.source = "GeometryReader"
    node.pieces = [.init(frame: Rect(x: 0, y: 0, width: 120, height: 80), node: piece)]
    return Node(.resolved(node))
}
func viewThatFits(_ children: Node...) -> Node {
    var node = FittingNode()
    node.children = children
    return Node(.fitting(node))
}

extension GuidePair {
    static let topLeading = GuidePair(.leading, .top)
    static let topTrailing = GuidePair(.trailing, .top)
    static let bottomLeading = GuidePair(.leading, .bottom)
    static let bottomTrailing = GuidePair(.trailing, .bottom)
    static let leading = GuidePair(.leading, .center)
    static let trailing = GuidePair(.trailing, .center)
}

extension Node {
    func named(_ id: String?) -> Node {
        var copy = self
        copy.id = id
        return copy
    }
    func with(_ modifier: Modifier) -> Node { Node(.modified(modifier, self)) }
    func frame(width: Double? = nil, height: Double? = nil, _ alignment: GuidePair = .center) -> Node {
        with(.frame(width: width, height: height, alignment: alignment))
    }
    func flexible(_ alignment: GuidePair = .center, _ set: (inout FlexibleFrame) -> Void) -> Node {
        var frame = FlexibleFrame()
        frame.alignment = alignment
        set(&frame)
        return with(.flexibleFrame(frame))
    }
    func frame(minWidth: Double) -> Node { flexible { $0.minWidth = minWidth } }
    func frame(maxWidth: Double, _ alignment: GuidePair = .center) -> Node {
        flexible(alignment) { $0.maxWidth = maxWidth }
    }
    func padding(_ length: Double = 16) -> Node { with(.padding(Insets(all: length))) }
    func padding(horizontal length: Double) -> Node {
        with(.padding(Insets(top: 0, leading: length, bottom: 0, trailing: length)))
    }
    func fixedSize(_ horizontal: Bool = true, _ vertical: Bool = true) -> Node {
        with(.fixedSize(horizontal: horizontal, vertical: vertical))
    }
    func priority(_ priority: Double) -> Node { with(.layoutPriority(priority)) }
    func fit(_ ratio: Double?) -> Node { with(.aspectRatio(ratio, fill: false)) }
    func fill(_ ratio: Double?) -> Node { with(.aspectRatio(ratio, fill: true)) }
    func overlay(_ alignment: GuidePair, _ node: Node) -> Node { with(.overlay(node, alignment: alignment)) }
    func background(_ node: Node) -> Node { with(.background(node, alignment: .center)) }
    func guide(_ guide: HorizontalGuide, _ value: Double) -> Node {
        with(.guides(horizontal: [guide.rawValue: value], vertical: [:]))
    }
    func guide(_ guide: VerticalGuide, _ value: Double) -> Node {
        with(.guides(horizontal: [:], vertical: [guide.rawValue: value]))
    }
}
