import WidgetArchive

/// How pictures are drawn: everything that holds for all widgets of a surface.
public struct SVGStyle: Sendable {
    /// The colours of a place: Apple's rendering modes of widgets.
    public typealias RenderingMode = TileRendering

    /// Light or dark.
    public var scheme: DrawingScheme
    /// The Dynamic Type size that the views were laid out in, by SwiftUI's name.
    public var typeSize: String
    /// The colours of the place.
    public var renderingMode: TileRendering
    /// The accent colour; nil for the system's blue.
    public var accent: RGBA?
    /// The corners of a widget on the home screen, points. Apple publishes no figure; this is what iPhones up to iOS 18
    /// show.
    public var cornerRadius = 22.0
    /// Whether elements carry `data-id` and what is known of their motion. For pages that compare frames; a snapshot is
    /// quieter without.
    public var marksIdentity = true
    /// Whether each digit of one width stands at a place of its own, for programs that know no such digits (librsvg).
    public var placesDigits = false
    /// Device pixels a point, for hairlines.
    public var displayScale = 2.0

    /// A style.
    public init(
        scheme: DrawingScheme = .light, typeSize: String = "large", renderingMode: TileRendering = .fullColor,
        accent: RGBA? = nil
    ) {
        (self.scheme, self.typeSize, self.renderingMode, self.accent) = (scheme, typeSize, renderingMode, accent)
    }
}

/// A drawn widget.
public struct SVGPicture: Sendable {
    /// One self-contained `<svg>` element with its size in points, and a newline. Equal input gives equal bytes.
    public var svg: String
    /// The parts that react to taps, back to front.
    public var controls: [ControlBox]
    /// What could not be drawn as asked, for the developer; each once.
    public var remarks: [String]
}

/// A part of a picture that reacts to taps.
public struct ControlBox: Sendable, Hashable {
    /// What kind of part.
    public enum Kind: String, Sendable { case button, toggle, link }
    /// See ``ControlNode/key``; the element in the picture has it as `data-control`.
    public var key: String
    /// Where it takes taps: points from the picture's upper left corner, clipped to the picture.
    public var frame: Rect
    /// What kind of part.
    public var kind: Kind
    /// Its words for people: an accessibility label, else the texts in it.
    public var label: String
    /// A toggle's state.
    public var isOn: Bool?
    /// Whether taps are refused.
    public var isDisabled: Bool
    /// The archived control, for what a surface needs beyond this.
    public var control: ControlNode
}
