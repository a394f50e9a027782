import QuartzCore

/// Stands for a nib file, none of which can be read here: asking one for its objects stops the program.
@preconcurrency @MainActor open class UINib: NSObject {
    /// What ``instantiate(withOwner:options:)`` may be told.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// An option by name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects that stand for the file's proxies.
        public static let externalObjects = OptionsKey(rawValue: "UINibProxiedObjects")
    }

    /// The name of the file.
    package let name: String

    /// A nib by the name of its file, which is not looked for.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Stops the program, since nib files cannot be read: make the objects in code.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        raise(.internalInconsistency, "Nib \(name) cannot be read here: make its views in code")
    }
}

extension Bundle {
    /// Stops the program, since nib files cannot be read: make the objects in code.
    @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
