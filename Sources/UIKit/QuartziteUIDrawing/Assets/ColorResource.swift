import QuartziteUIFoundation

/// A colour set of an asset catalog, for which code has a symbol.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates the resource with the name of a colour set, after those of the folders that provide a namespace.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIColor {
    /// Creates a colour from a colour set; stops the program if the set is missing or has no colour for iOS.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        guard let found = found ?? UIColor(named: resource.name) else {
            stop("Could not load the color resource named \(resource.name)")
        }
        self.init(found)
    }
}
