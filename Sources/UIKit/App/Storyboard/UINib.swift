import QuartzCore

/// A stand-in for a nib file; nib files cannot be read, so instantiating one stops the program.
@preconcurrency @MainActor open class UINib: NSObject {
    /// The options of ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects that replace the proxy objects of the file.
        public static let externalObjects = OptionsKey(rawValue: "UINibProxiedObjects")
    }

    /// The name of the file.
    package let name: String

    /// Creates a nib with the name of a file, which need not exist.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Stops the program, since nib files cannot be read; create the objects in code instead.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        raise(.internalInconsistency, "Nib \(name) cannot be read here: make its views in code")
    }
}

extension Bundle {
    /// Stops the program, since nib files cannot be read; create the objects in code instead.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
