internal import WidgetArchive
internal import WidgetLayout

extension FontDescription {
    /// Makes the font larger or smaller. A style of the system becomes a size that follows the style's scaling.
    mutating func scale(by ratio: Double) {
        guard ratio != 1 else { return }
        if let size {
            self.size = size * ratio
        } else if let style {
            size = TypeRamp.figures(of: style).size * ratio
            weight = weight ?? TypeRamp.weight(of: style)
            (self.style, relativeTo) = (nil, style)
        }
    }
}
