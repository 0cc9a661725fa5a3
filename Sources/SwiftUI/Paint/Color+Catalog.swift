internal import WidgetArchive

extension Color {
    /// A colour of an asset catalog. One that is not there is clear, and its absence is said once on standard error.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(reference: AssetCatalog.color(name, in: bundle ?? .main) ?? .system("clear"))
    }

    /// A colour of an asset catalog.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

    /// The colour of UIKit.
    public init(uiColor: UIColor) { self.init(reference: uiColor.reference) }

    /// The colour of UIKit.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(reference: color.reference) }
}

/// The name of a colour of an asset catalog, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle
    /// A name in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name of a picture of an asset catalog, as Xcode generates it.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle
    /// A name in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
