/// The file of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    /// The set's name.
    public let name: String
    /// The file's bytes.
    public let data: Data

    /// A data set of the main bundle's asset catalogs; nil when it is not there.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }
    /// A data set of a bundle's asset catalogs; nil when it is not there.
    public init?(name: String, bundle: Bundle) {
        guard let file = AssetCatalog.data(name, in: bundle), let data = try? Data(contentsOf: file) else { return nil }
        (self.name, self.data) = (name, data)
    }
}
