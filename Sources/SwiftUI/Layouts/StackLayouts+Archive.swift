internal import WidgetArchive
internal import WidgetLayout

// The surface knows these layouts: they are archived as the stacks themselves.

extension HStackLayout {
    /// Archives a stack.
    @MainActor
    public static func _makeNodes(
        _ layout: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        StackNode.append(
            .horizontal, GuidePair(.center, layout.alignment.guide), layout.spacing, inputs, &outputs, content)
    }
    /// The stack's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.size(as: StackNode(.horizontal, spacing: spacing.map { Double($0) }, []), proposal)
    }
    /// Places the views beside each other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.placeInLine(in: bounds, .horizontal, spacing ?? 8)
    }
}

extension VStackLayout {
    /// Archives a stack.
    @MainActor
    public static func _makeNodes(
        _ layout: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        StackNode.append(
            .vertical, GuidePair(layout.alignment.guide, .center), layout.spacing, inputs, &outputs, content)
    }
    /// The stack's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.size(as: StackNode(.vertical, spacing: spacing.map { Double($0) }, []), proposal)
    }
    /// Places the views under each other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.placeInLine(in: bounds, .vertical, spacing ?? 8)
    }
}

extension ZStackLayout {
    /// Archives a stack.
    @MainActor
    public static func _makeNodes(
        _ layout: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) { StackNode.append(.depth, layout.alignment.archived, nil, inputs, &outputs, content) }
    /// The stack's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.size(as: StackNode(.depth, []), proposal)
    }
    /// Places the views in the middle.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews {
            view.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}

extension GridLayout {
    /// Archives a grid.
    @MainActor
    public static func _makeNodes(
        _ layout: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs,
        _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        GridNode.append(
            layout.alignment, layout.horizontalSpacing, layout.verticalSpacing, inputs, &outputs, content)
    }
    /// The size of a column: rows are not known to a layout's views.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.size(as: StackNode(.vertical, spacing: verticalSpacing.map { Double($0) }, []), proposal)
    }
    /// Places the views in a column.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.placeInLine(in: bounds, .vertical, verticalSpacing ?? 8)
    }
}

// What is used where a user's layout asks one of these.
extension LayoutSubviews {
    fileprivate func size(as stack: StackNode, _ proposal: ProposedViewSize) -> CGSize {
        guard let context = first?.context else { return CGSize(width: 0, height: 0) }
        var stack = stack
        stack.children = map(\.node)
        let size = LayoutEngine.size(of: Node(.stack(stack)), for: proposal.archived, context: context)
        return CGSize(width: size.width, height: size.height)
    }

    /// One after the other, each with an equal share of what is left.
    fileprivate func placeInLine(in bounds: CGRect, _ axis: Axis, _ gap: CGFloat) {
        let isAcross = axis == .horizontal
        var at = isAcross ? bounds.minX : bounds.minY
        let end = isAcross ? bounds.maxX : bounds.maxY
        for (number, view) in enumerated() {
            let left = Swift.max(end - at - gap * CGFloat(count - number - 1), 0)
            let share = left / CGFloat(count - number)
            let offered = ProposedViewSize(
                width: isAcross ? share : bounds.width, height: isAcross ? bounds.height : share)
            let size = view.sizeThatFits(offered)
            let place = isAcross ? CGPoint(x: at, y: bounds.midY) : CGPoint(x: bounds.midX, y: at)
            view.place(at: place, anchor: isAcross ? .leading : .top, proposal: offered)
            at += (isAcross ? size.width : size.height) + gap
        }
    }
}
