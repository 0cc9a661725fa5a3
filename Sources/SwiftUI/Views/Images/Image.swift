internal import WidgetArchive

/// A symbol or a picture.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String, value: Double?)
        case named(String, Bundle?)
        case picture(UIImage)
        case drawn(DrawnImage)
    }
    let source: Source
    var isResizable = false
    var isTiled = false
    var rendering: TemplateRenderingMode?
    var mode: SymbolRenderingMode?
    var quality: Interpolation = .medium
    var label: Text?
    var isDecorative = false
    var accented: WidgetAccentedRenderingMode?
    /// The picture of UIKit that says how it is drawn, if one does.
    var own: UIImage?

    init(source: Source) { self.source = source }

    /// A symbol of the system.
    public init(systemName: String) { self.init(source: .symbol(systemName, value: nil)) }
    /// A symbol of the system that shows a value 0…1.
    public init(systemName: String, variableValue: Double?) {
        let value = variableValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        self.init(source: .symbol(systemName, value: value))
    }
    /// A picture of an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name, bundle)) }
    /// A picture of an asset catalog that shows a value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle))
    }
    /// A picture of an asset catalog with a name for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundle))
        self.label = label
    }
    /// A picture that means nothing.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle))
        isDecorative = true
    }
    /// A picture of an asset catalog.
    public init(_ resource: ImageResource) { self.init(source: .named(resource.name, resource.bundle)) }
    /// A picture of UIKit.
    public init(uiImage: UIImage) {
        self.init(source: uiImage.symbolName.map { .symbol($0, value: nil) } ?? .picture(uiImage))
        own = uiImage.tint != nil || uiImage.symbolConfiguration != nil ? uiImage : nil
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: rendering = .original
        case .alwaysTemplate: rendering = .template
        }
    }

    /// How a picture takes a size.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated.
        case tile
        /// Stretched.
        case stretch
    }
    /// Whether the colours of a picture count.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only its shape.
        case template
        /// Its colours.
        case original
    }
    /// How well a picture is scaled.
    public enum Interpolation: String, Hashable, Sendable {
        /// Not at all.
        case none
        /// Quickly.
        case low
        /// Well.
        case medium
        /// Best.
        case high
    }
    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller.
        case small
        /// Usual.
        case medium
        /// Larger.
        case large

        init(_ archived: SymbolNode.Scale) {
            self =
                switch archived {
                case .small: .small
                case .medium: .medium
                case .large: .large
                }
        }
        var archived: SymbolNode.Scale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// The image takes the size it is offered. The caps are stretched or repeated with the rest.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { ($0.isResizable, $0.isTiled) = (true, resizingMode == .tile) }
    }
    /// Only the image's shape counts, or its colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.rendering = renderingMode }
    }
    /// How well the image is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.quality = interpolation } }
    /// Whether edges are smoothed; the surface decides.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// How a symbol uses colours.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.mode = mode } }
    /// How the image is drawn where all is accented.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> Image {
        with { $0.accented = renderingMode }
    }

    /// The name, for people.
    var name: String {
        switch source {
        case .symbol(let name, _): name
        case .named(let name, _): name
        case .picture(let image): image.name ?? "image"
        case .drawn: "drawing"
        }
    }
}

/// How an image is drawn where all is accented.
public enum WidgetAccentedRenderingMode: String, Hashable, Sendable {
    /// In the accent colour.
    case accented
    /// In grey, then in the accent colour.
    case accentedDesaturated
    /// In grey.
    case desaturated
    /// In its own colours.
    case fullColor
}

/// How a symbol uses colours.
public struct SymbolRenderingMode: Hashable, Sendable {
    let archived: SymbolNode.RenderingMode
    init(_ archived: SymbolNode.RenderingMode) { self.archived = archived }
    /// One colour.
    public static let monochrome = SymbolRenderingMode(.monochrome)
    /// Its own colours.
    public static let multicolor = SymbolRenderingMode(.multicolor)
    /// Levels of one colour.
    public static let hierarchical = SymbolRenderingMode(.hierarchical)
    /// Up to three colours.
    public static let palette = SymbolRenderingMode(.palette)
}

/// A form of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    var shape: String?
    var isFilled = false
    var isSlashed = false
    /// The symbol itself.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// In a square.
    public static let square = SymbolVariants(shape: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Struck through.
    public static let slash = SymbolVariants(isSlashed: true)
    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }
    /// Also in a circle.
    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    /// Also in a square.
    public var square: SymbolVariants { with { $0.shape = "square" } }
    /// Also in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    /// Also filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// Also struck through.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// A symbol's name in this form: `heart` is `heart.circle.fill`.
    func applied(to name: String) -> String {
        var name = name
        func add(_ part: String) {
            if !name.split(separator: ".").contains(Substring(part)) { name += ".\(part)" }
        }
        if let shape { add(shape) }
        if isSlashed { add("slash") }
        if isFilled { add("fill") }
        return name
    }
}
