internal import WidgetArchive

extension View {
    /// A frame of fixed lengths, points; nil passes on what is offered.
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> ModifiedContent<Self, _NodeModifier>
    {
        wrapped(
            in: .frame(
                width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment.archived))
    }

    /// A frame without lengths changes nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View { self }

    /// A frame of bounds, points; an infinite maximum fills.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _NodeModifier> {
        var frame = FlexibleFrame()
        frame.minWidth = minWidth.map { Double($0) }
        frame.idealWidth = idealWidth.map { Double($0) }
        frame.maxWidth = maxWidth.map { Double($0) }
        frame.minHeight = minHeight.map { Double($0) }
        frame.idealHeight = idealHeight.map { Double($0) }
        frame.maxHeight = maxHeight.map { Double($0) }
        frame.alignment = alignment.archived
        return wrapped(in: .flexibleFrame(frame))
    }

    /// As large as the container, which is the widget.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        var frame = FlexibleFrame()
        if axes.contains(.horizontal) { frame.maxWidth = .infinity }
        if axes.contains(.vertical) { frame.maxHeight = .infinity }
        frame.alignment = alignment.archived
        return wrapped(in: .flexibleFrame(frame))
    }
}
