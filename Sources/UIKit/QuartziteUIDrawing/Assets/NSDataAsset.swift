import QuartziteUIFoundation

/// The name of an object in an asset catalog.
public typealias NSDataAssetName = String

/// The contents of a file in a data set of an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    /// The name of the data set.
    open var name: NSDataAssetName { assetName }
    /// The contents of the file.
    open var data: Data { contents }
    /// The uniform type identifier that the data set states; `public.data` if it states none.
    open var typeIdentifier: String { type }

    private let assetName: String
    private let contents: Data
    private let type: String

    /// Reads a data set of the main bundle; nil if there is none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Reads a data set; nil if there is none, or if its file cannot be read.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let found = ImageCatalog.current.data(named: name, in: bundle) else { return nil }
        assetName = name
        contents = found.data
        type = found.typeIdentifier
        super.init()
    }
}
