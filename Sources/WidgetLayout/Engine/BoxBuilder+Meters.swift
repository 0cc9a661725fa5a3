import WidgetArchive

/// Progress views and gauges: Apple publishes no measures; these follow what the iOS ones look like.
extension BoxBuilder {
    private func optional(_ node: Node?) -> [Box] {
        guard let node else { return [] }
        if case .empty = node.content { return [] }
        // The bar or ring is the one element that is read, and has these words for its own.
        return [AccessibilityBox(.hidden, inner(node, axis: nil))]
    }

    private func column(_ alignment: HorizontalGuide, spacing: Double, _ boxes: [Box]) -> Box {
        boxes.count == 1
            ? boxes[0]
            : StackBox(
                .vertical, alignment: Guides(GuidePair(alignment, .center)), spacing: spacing, boxes, quantum)
    }

    private func row(_ boxes: [Box]) -> Box {
        boxes.count == 1 ? boxes[0] : StackBox(.horizontal, alignment: .center, spacing: 6, boxes, quantum)
    }

    private func bar(_ content: PlacedView.Content, height: Double) -> Box {
        LeafBox(content, .bar(width: 100, height: context.quantum?.height ?? height), quantum)
    }

    func progress(_ node: ProgressNode) -> Box {
        switch node.style {
        case .linear:
            return column(
                .leading, spacing: 4,
                optional(node.label) + [bar(.progress(node), height: 4)] + optional(node.currentValueLabel))
        case .circular:
            let side = 20.0
            let size = context.quantum.map { Size(width: $0.width * 2, height: $0.height) }
            let ring = LeafBox(.progress(node), .fixed(size ?? Size(width: side, height: side)), quantum)
            return column(.center, spacing: 4, [ring] + optional(node.label) + optional(node.currentValueLabel))
        }
    }

    func gauge(_ node: GaugeNode) -> Box {
        switch node.style {
        case "accessoryCircular", "accessoryCircularCapacity", "circular": return ring(node)
        case "accessoryLinear":
            let before = optional(node.minimumLabel)
            let after = optional(node.maximumLabel)
            let ends = before.isEmpty && after.isEmpty
            return row(
                (ends ? optional(node.label) : before) + [bar(.gauge(node), height: 6)]
                    + (ends ? optional(node.currentValueLabel) : after))
        case "accessoryLinearCapacity":
            return column(
                .leading, spacing: 2,
                optional(node.label) + [bar(.gauge(node), height: 6)] + optional(node.currentValueLabel))
        default:
            let line = row(optional(node.minimumLabel) + [bar(.gauge(node), height: 16)] + optional(node.maximumLabel))
            return column(
                .leading, spacing: context.quantum == nil ? 8 : 4,
                optional(node.label) + [line] + optional(node.currentValueLabel))
        }
    }

    /// A ring with its value in the middle, and its bounds (or its name) in the opening at the bottom.
    private func ring(_ node: GaugeNode) -> Box {
        var box: Box = LeafBox(.gauge(node), .ring(58), quantum)
        // iOS sets the value larger and the words in the opening smaller than the text around, and neither grows with
        // Dynamic Type, as the ring does not.
        let middle = optional(node.currentValueLabel?.inFont(20, .medium))
        let isClosed = node.style == "accessoryCircularCapacity"
        if let value = middle.first ?? (isClosed ? optional(node.label?.inFont(20, .medium)).first : nil) {
            let inset = context.quantum == nil ? 8.0 : 0
            box = LayerBox(.front, PaddingBox(Insets(all: inset), value), alignment: .center, box)
        }
        if isClosed { return box }
        let bounds =
            optional(node.minimumLabel?.inFont(11, nil)) + optional(node.maximumLabel?.inFont(11, nil))
        let below =
            bounds.count == 2
            ? StackBox(
                .horizontal, alignment: .center, spacing: 0,
                [bounds[0], SpacerBox(.horizontal, minLength: 0, quantum), bounds[1]],
                quantum)
            : bounds.first ?? optional(node.label?.inFont(11, nil)).first
        guard let below else { return box }
        // Two bounds stand between the ends of the ring, a name below them.
        let aside = bounds.count == 2 && context.quantum == nil ? 13.0 : 8
        return LayerBox(
            .front, PaddingBox(Insets(top: 0, leading: aside, bottom: 0, trailing: aside), below),
            alignment: Guides(GuidePair(.center, .bottom)), box)
    }
}

extension Node {
    /// The view with texts and symbols that have no font of their own in a font of that many points.
    fileprivate func inFont(_ size: Double, _ weight: FontDescription.Weight?) -> Node {
        func changed(_ font: FontDescription) -> FontDescription {
            guard font.style == .body, font.size == nil, font.name == nil else { return font }
            var font = font
            (font.style, font.size) = (nil, size)
            font.weight = font.weight ?? weight
            return font
        }
        var copy = mapChildren { $0.inFont(size, weight) }
        switch copy.content {
        case .text(var text):
            for index in text.runs.indices { text.runs[index].font = changed(text.runs[index].font) }
            // There is no room for more inside a ring.
            text.lineLimit = text.lineLimit ?? 1
            text.minimumScale = min(text.minimumScale, 0.5)
            copy.content = .text(text)
        case .symbol(var symbol):
            symbol.font = changed(symbol.font)
            copy.content = .symbol(symbol)
        default: break
        }
        return copy
    }
}

extension ProgressNode {
    /// The share that is done at an instant (seconds since 1970), 0…1; nil while its end is not known.
    public func fraction(at now: Double) -> Double? {
        if let start = timerStart, let end = timerEnd {
            guard end > start else { return countsDown ? 0 : 1 }
            let done = min(max((now - start) / (end - start), 0), 1)
            return countsDown ? 1 - done : done
        }
        guard let value, !value.isNaN else { return nil }
        return min(max(value, 0), 1)
    }
}
