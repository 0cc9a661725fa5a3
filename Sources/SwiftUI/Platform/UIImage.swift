import Synchronization
internal import WidgetArchive

/// A picture of UIKit, as far as widgets use it: the bytes of a PNG or JPEG file, or a symbol's name. It is never decoded.
open class UIImage: NSObject, @unchecked Sendable {
    let bytes: Data
    let type: String
    let name: String?
    let symbolName: String?
    /// Points: pixels divided by the scale.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// Whether a view that shows it uses its colours.
    public private(set) var renderingMode = RenderingMode.automatic
    /// What it is drawn in: a colour of its own, nil for the view's.
    private(set) var tint: UIColor?
    /// How a symbol is drawn.
    public private(set) var symbolConfiguration: SymbolConfiguration?
    private let encoded = Mutex<String?>(nil)

    /// The bytes in base64, made once.
    var base64: String {
        encoded.withLock { known in
            if let known { return known }
            let made = bytes.base64EncodedString()
            known = made
            return made
        }
    }

    private init(bytes: Data, type: String, name: String?, symbolName: String?, size: CGSize, scale: CGFloat) {
        (self.bytes, self.type, self.name, self.symbolName) = (bytes, type, name, symbolName)
        (self.size, self.scale) = (size, scale)
    }

    /// The same picture in another size, points.
    func resized(to size: CGSize) -> UIImage { copy(size: size) }

    private func copy(size: CGSize? = nil, _ change: (UIImage) -> Void = { _ in }) -> UIImage {
        let copy = UIImage(
            bytes: bytes, type: type, name: name, symbolName: symbolName, size: size ?? self.size, scale: scale)
        (copy.renderingMode, copy.tint) = (renderingMode, tint)
        copy.symbolConfiguration = symbolConfiguration
        // Nobody else has it yet; later nothing changes.
        change(copy)
        return copy
    }

    /// No picture.
    public override convenience init() {
        self.init(bytes: Data(), type: "png", name: nil, symbolName: nil, size: CGSize(width: 0, height: 0), scale: 1)
    }

    /// A picture of a PNG or JPEG file's bytes; nil for anything else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture of a PNG or JPEG file's bytes; nil for anything else.
    public convenience init?(data: Data, scale: CGFloat) { self.init(data, name: nil, scale: scale) }

    private convenience init?(_ data: Data, name: String?, scale: CGFloat) {
        guard let header = PictureHeader(data), scale > 0 else { return nil }
        let size = CGSize(width: Double(header.width) / scale, height: Double(header.height) / scale)
        self.init(bytes: data, type: header.type, name: name, symbolName: nil, size: size, scale: scale)
    }

    /// A picture of a file; nil when there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale: CGFloat = file.hasSuffix("@3x") ? 3 : file.hasSuffix("@2x") ? 2 : 1
        self.init(data, name: file, scale: scale)
    }

    /// A picture of the main bundle's asset catalogs; nil when it is not there.
    public convenience init?(named name: String) { self.init(named: name, in: .main) }

    /// A picture of a bundle's asset catalogs; nil when it is not there.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard let url = AssetCatalog.image(name, in: bundle ?? .main) else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// A picture of the main bundle's asset catalogs that is known to be there; ends the process when it is not.
    public convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }

    /// A symbol of the system.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(systemName: name)
        symbolConfiguration = configuration
    }

    /// A symbol of the system.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(
            bytes: Data(), type: "symbol", name: name, symbolName: name, size: CGSize(width: 17, height: 17), scale: 1)
    }

    /// Whether a picture's colours count.
    public enum RenderingMode: Int, Sendable {
        /// As its place likes.
        case automatic
        /// Its colours.
        case alwaysOriginal
        /// Only its shape.
        case alwaysTemplate
    }
    /// Which way is up; a widget's pictures are upright.
    public enum Orientation: Int, Sendable {
        /// Upright or turned.
        case up, down, left, right
        /// The same, mirrored.
        case upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    /// How a symbol is drawn: what it does not say, the view says that shows it.
    open class SymbolConfiguration: NSObject, @unchecked Sendable {
        private(set) var pointSize: CGFloat?
        private(set) var weight = SymbolWeight.unspecified
        private(set) var scale = SymbolScale.unspecified
        private(set) var colors: [UIColor] = []
        private(set) var mode: SymbolRenderingMode?

        /// A size in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }
        /// A size and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        /// A size, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init()
            (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
        }
        /// A weight.
        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }
        /// A scale.
        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }
        /// Colours of the layers.
        public convenience init(paletteColors: [UIColor]) {
            self.init()
            (colors, mode) = (paletteColors, .palette)
        }
        /// Levels of one colour.
        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            (colors, mode) = ([hierarchicalColor], .hierarchical)
        }

        /// What this one says, and what it leaves open as another says it.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            let joined = SymbolConfiguration()
            joined.pointSize = other.pointSize ?? pointSize
            joined.weight = other.weight == .unspecified ? weight : other.weight
            joined.scale = other.scale == .unspecified ? scale : other.scale
            (joined.colors, joined.mode) = other.mode == nil ? (colors, mode) : (other.colors, other.mode)
            return joined
        }
    }
    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// As its place likes, or from thin to heavy.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// The scale of a symbol.
    public enum SymbolScale: Int, Sendable {
        /// As its place likes, or beside text.
        case unspecified, `default`, small, medium, large
    }

    /// The picture's shape in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage { copy { $0.tint = color } }
    /// The picture in a colour; `.alwaysOriginal` keeps it whatever the view that shows it says.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }
    /// The picture with its colours, or only its shape.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy { $0.renderingMode = renderingMode }
    }
    /// The symbol drawn in a way.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        copy { $0.symbolConfiguration = configuration }
    }
    /// The symbol drawn in a way; what that leaves open stays.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        copy { $0.symbolConfiguration = $0.symbolConfiguration?.applying(configuration) ?? configuration }
    }
    /// The same picture: the surface decodes it at the size it is shown.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        size.width > 0 && size.height > 0 ? resized(to: size) : nil
    }
    /// The same picture: the surface decodes it at the size it is shown.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// The same picture: the surface decodes it.
    public func preparingForDisplay() -> UIImage? { self }

    /// The file's bytes, if it is a PNG.
    public func pngData() -> Data? { type == "png" ? bytes : nil }

    /// The file's bytes, if it is a JPEG.
    public func jpegData(compressionQuality: CGFloat) -> Data? { type == "jpeg" ? bytes : nil }

    private struct Key: Hashable {
        var name: String
        var bundle: String
    }
    private static let known = Mutex<[Key: UIImage?]>([:])

    /// A picture of an asset catalog, read once.
    static func cached(_ name: String, in bundle: Bundle) -> UIImage? {
        let key = Key(name: name, bundle: bundle.bundlePath)
        if let found = known.withLock({ $0[key] }) { return found }
        let found = UIImage(named: name, in: bundle)
        known.withLock { $0[key] = .some(found) }
        return found
    }
}
