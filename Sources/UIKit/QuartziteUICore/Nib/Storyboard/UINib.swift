import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// A document of views and other objects that can be created many times.
@preconcurrency @MainActor open class UINib: NSObject {
    /// The options of ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects that replace the proxy objects of the file, by the identifiers of their placeholders.
        public static let externalObjects = OptionsKey(rawValue: "UINibProxiedObjects")
    }

    private enum Content {
        case file(String, Bundle?)
        case data(Data, Bundle?)
    }

    private let content: Content

    /// Creates a nib from a file of a bundle; nil means the main bundle.
    ///
    /// A missing file raises an exception when the nib is instantiated.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        content = .file(name, bundleOrNil)
        super.init()
    }

    /// Creates a nib from the contents of a xib.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        content = .data(data, bundleOrNil)
        super.init()
    }

    /// Creates the objects of the file, and returns those at the top level in document order.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The File's Owner, whose outlets are set. If it is nil and has outlets, an exception is raised.
    ///   - optionsOrNil: Options such as ``OptionsKey/externalObjects``.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let pass = NibInstantiation(source, owner: ownerOrNil.map { $0 as AnyObject }, external: external)
        pass.instantiate()
        return pass.nib.topLevelObjects.compactMap(pass.existingObject)
    }

    private var source: NibSource {
        do throws(InterfaceDocumentError) {
            switch content {
            case .data(let data, let bundle):
                return NibSource(try InterfaceDocument(data: data, file: "data"), bundle: bundle)
            case .file(let name, let bundle):
                guard let document = try NibLibrary.current.document(name, .xib, in: bundle) else {
                    let path = (bundle ?? .main).bundlePath
                    raise(
                        .internalInconsistency, "Could not load NIB in bundle: 'NSBundle <\(path)>' with name '\(name)'"
                    )
                }
                return NibSource(document, bundle: bundle)
            }
        } catch {
            refuseFile(error.description)
        }
    }
}

extension NibInstantiation {
    /// Creates an instantiation of a xib.
    ///
    /// - Parameters:
    ///   - owner: The File's Owner.
    ///   - external: The objects of other placeholders, by identifier.
    convenience init(_ source: NibSource, owner: AnyObject?, external: [String: Any] = [:]) {
        var objects: [InterfaceElement: AnyObject] = [:]
        for element in source.document.objects where element.name == "placeholder" {
            let known = element.attribute("placeholderIdentifier").flatMap { external[$0] }.map { $0 as AnyObject }
            objects[element.resolved(for: source.sizeClasses)] = element.isFilesOwner ? owner : known
        }
        self.init(source.document.nib(for: source.sizeClasses), of: source, objects: objects)
    }
}

extension Bundle {
    /// Creates the objects of a xib of the bundle; see `UINib.instantiate(withOwner:options:)`.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
