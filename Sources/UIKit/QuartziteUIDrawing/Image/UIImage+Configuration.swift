import QuartziteUIFoundation

extension UIImage {
    /// The traits for which an image is chosen among its variants.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits; nil if they are unspecified.
        public let traitCollection: UITraitCollection?

        /// Creates a configuration for some traits.
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        /// Creates a configuration without traits.
        public override convenience init() { self.init(traitCollection: nil) }

        /// Returns the configuration with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            copy(traits: traitCollection) as? Self ?? self
        }

        /// Returns the configuration with the settings of another one that are specified.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            merged(with: otherConfiguration) as? Self ?? self
        }

        func merged(with other: Configuration?) -> Configuration {
            copy(traits: other?.traitCollection ?? traitCollection)
        }

        package func copy(traits: UITraitCollection?) -> Configuration { Configuration(traitCollection: traits) }

        /// Returns the configuration itself, since configurations are immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// Returns whether an object is a configuration with equal settings.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return type(of: other) == type(of: self) && other.traitCollection == traitCollection
        }

        /// A hash value, which is the same for equal configurations.
        open override var hash: Int { traitCollection?.hash ?? 0 }
    }
}
