import QuartzCore

/// A stand-in for a storyboard; storyboards cannot be read, so instantiating a controller stops the program.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String

    /// Creates a storyboard with the name of a file, which need not exist.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Stops the program, since storyboards cannot be read; create the controller in code instead.
    open func instantiateInitialViewController() -> UIViewController? { stop("its initial view controller") }

    /// Stops the program, since storyboards cannot be read; create the controller in code instead.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)?
    ) -> Controller? { stop("its initial view controller") }

    /// Stops the program, since storyboards cannot be read; create the controller in code instead.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { stop(identifier) }

    /// Stops the program, since storyboards cannot be read; create the controller in code instead.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller { stop(identifier) }

    private func stop(_ what: String) -> Never {
        raise(.invalidArgument, "Storyboard \(name) cannot be read here: make \(what) in code")
    }
}

/// A transition from one view controller to another; since storyboards cannot be read, create it in code.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The identifier of the segue; nil if it has none.
    public let identifier: String?
    /// The view controller at the start of the transition.
    public let source: UIViewController
    /// The view controller at the end of the transition.
    public let destination: UIViewController
    private var performHandler: (() -> Void)?

    /// Creates a segue between two view controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue between two view controllers, with a closure that performs the transition.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Performs the transition: calls the closure or, without one, presents the destination modally.
    open func perform() {
        if let performHandler { return performHandler() }
        source.present(destination, animated: true)
    }
}
