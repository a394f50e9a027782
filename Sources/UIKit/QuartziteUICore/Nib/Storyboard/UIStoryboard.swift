import QuartziteInterfaceBuilder
import QuartziteUIDrawing

/// A document of scenes from which view controllers are created.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    /// The name of the file.
    package let name: String
    let source: NibSource

    /// Creates a storyboard from a file of a bundle; nil means the main bundle.
    ///
    /// Raises an exception if there is no such file, or if it cannot be read.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        do throws(InterfaceDocumentError) {
            let library = NibLibrary.current
            guard let document = try library.document(name, .storyboard, in: storyboardBundleOrNil) else {
                let bundle = storyboardBundleOrNil ?? .main
                raise(
                    .invalidArgument,
                    "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)>")
            }
            source = NibSource(document, bundle: storyboardBundleOrNil)
        } catch {
            refuseFile(error.description)
        }
        super.init()
    }

    /// Creates a storyboard of a document.
    package init(_ source: NibSource, name: String) {
        self.source = source
        self.name = name
        super.init()
    }

    /// Creates the initial view controller; nil if the document has none (interface_builder.md I20).
    open func instantiateInitialViewController() -> UIViewController? { initialController(creator: nil) }

    /// Creates the initial view controller with a closure that calls an initialiser with the coder that it receives.
    ///
    /// If the closure is nil or returns nil, the controller's `init(coder:)` is called.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)?
    ) -> Controller? {
        let controller = initialController(creator: creator.map { creator in { creator($0) } })
        return controller.map { checked($0) }
    }

    /// Creates the view controller with an identifier; raises an exception if there is none (interface_builder.md I20).
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier, creator: nil)
    }

    /// Creates the view controller with an identifier, with a closure that calls an initialiser with the coder that it
    /// receives.
    ///
    /// If the closure is nil or returns nil, the controller's `init(coder:)` is called. Raises an exception if there is
    /// no controller with the identifier, or if it has another class.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        checked(controller(identifier, creator: creator.map { creator in { creator($0) } }))
    }

    /// Whether the document has a controller with an identifier.
    final package func hasController(_ identifier: String) -> Bool {
        source.document.controller(identifier: identifier) != nil
    }

    private func initialController(creator: NibInstantiation.Creator?) -> UIViewController? {
        source.document.initialViewController.flatMap { make($0, creator: creator) }
    }

    private func controller(_ identifier: String, creator: NibInstantiation.Creator?) -> UIViewController {
        let element = source.document.controller(identifier: identifier)
        guard let controller = element.flatMap({ make($0, creator: creator) }) else {
            raise(
                .invalidArgument,
                "Storyboard (\(identity(of: self))) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }

    private func checked<Controller: UIViewController>(_ controller: UIViewController) -> Controller {
        guard let fitting = controller as? Controller else {
            raise(
                .invalidArgument,
                "Expected a view controller of class \(Controller.self) but storyboard \(name) created one of class "
                    + "\(type(of: controller))")
        }
        return fitting
    }
}
