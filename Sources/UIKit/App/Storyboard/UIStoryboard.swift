import QuartzCore

/// Stands for a storyboard, none of which can be read here: asking one for a controller stops the program.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String

    /// A storyboard by the name of its file, which is not looked for.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Stops the program, since storyboards cannot be read: make the controller in code.
    open func instantiateInitialViewController() -> UIViewController? { stop("its initial view controller") }

    /// Stops the program, since storyboards cannot be read: make the controller in code.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)?
    ) -> Controller? { stop("its initial view controller") }

    /// Stops the program, since storyboards cannot be read: make the controller in code.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { stop(identifier) }

    /// Stops the program, since storyboards cannot be read: make the controller in code.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller { stop(identifier) }

    private func stop(_ what: String) -> Never {
        raise(.invalidArgument, "Storyboard \(name) cannot be read here: make \(what) in code")
    }
}

/// A way from one controller to another, as a storyboard draws them; here it has to be made in code.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The segue's name; nil where it has none.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController
    private var performHandler: (() -> Void)?

    /// A way from one controller to another.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A way from one controller to another that a block goes.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Goes the way: calls the block, or shows the destination over the source, unless overridden.
    open func perform() {
        if let performHandler { return performHandler() }
        source.present(destination, animated: true)
    }
}
