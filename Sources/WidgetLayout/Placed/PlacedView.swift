import WidgetArchive

/// One view at its final place.
///
/// Views that only move others (padding, frames, stacks without an identity) leave no trace in the tree.
public struct PlacedView: Sendable, Hashable {
    /// Where it stands, in the root's coordinates: points, unrounded, y down, x always to the right (a right-to-left
    /// layout is mirrored already).
    public var frame: Rect
    /// What is drawn in the frame, beneath the children.
    public var content: Content
    /// What changes the look of the view and its children, innermost first. Each refers to ``frame``.
    public var effects: [Effect] = []
    /// The control whose tap area the frame is.
    public var control: ControlNode?
    /// What assistive technology is told.
    public var accessibility: AccessibilityDescription?
    /// The archived identity.
    public var id: String?
    /// Whether the surroundings run from right to left: bars fill from the right.
    public var isMirrored = false
    /// Parts, back to front.
    public var children: [PlacedView] = []

    /// What a view draws.
    public enum Content: Sendable, Hashable {
        /// Nothing of its own.
        case group
        /// Lines of text.
        case text(PlacedText)
        /// An SF Symbol.
        case symbol(SymbolNode)
        /// A bitmap.
        case image(ImageNode)
        /// A shape in the frame.
        case shape(ShapeNode)
        /// A toggle's switch.
        case knob(isOn: Bool, tint: Paint?)
        /// A separator line.
        case divider(isVertical: Bool)
        /// The bar or ring of a progress view; its labels are placed apart.
        case progress(ProgressNode)
        /// The bar or ring of a gauge; its labels are placed apart.
        case gauge(GaugeNode)
        /// A view that cannot be shown; its type's name.
        case unsupported(String)
    }

    /// A view at a place.
    public init(frame: Rect, content: Content = .group, children: [PlacedView] = []) {
        (self.frame, self.content, self.children) = (frame, content, children)
    }
}

extension PlacedView {
    /// Visits the view and all below it, parents first.
    public func forEach(_ body: (PlacedView) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.forEach(body) }
    }

    /// The first view with that archived identity, parents first.
    public func first(id: String) -> PlacedView? {
        if self.id == id { return self }
        for child in children {
            if let found = child.first(id: id) { return found }
        }
        return nil
    }

    /// The view and all below it, moved by points.
    public func moved(x: Double, y: Double) -> PlacedView {
        if x == 0 && y == 0 { return self }
        var copy = self
        copy.frame.origin.x += x
        copy.frame.origin.y += y
        for index in copy.children.indices { copy.children[index] = copy.children[index].moved(x: x, y: y) }
        for index in copy.effects.indices {
            if case .mask(let view) = copy.effects[index] { copy.effects[index] = .mask(view.moved(x: x, y: y)) }
        }
        if case .text(var text) = copy.content {
            for line in text.lines.indices {
                text.lines[line].frame.origin.x += x
                text.lines[line].frame.origin.y += y
                text.lines[line].baseline += y
            }
            copy.content = .text(text)
        }
        return copy
    }
}
