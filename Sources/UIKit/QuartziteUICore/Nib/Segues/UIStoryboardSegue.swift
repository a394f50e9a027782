import QuartziteUIDrawing

/// A transition from one view controller to another, from a storyboard or created in code.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The identifier of the segue; nil if it has none.
    public let identifier: String?
    /// The view controller at the start of the transition.
    public let source: UIViewController
    /// The view controller at the end of the transition.
    public let destination: UIViewController
    /// Performs the transition; nil for segues created without it.
    var performHandler: (() -> Void)?

    /// Creates a segue between two view controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue between two view controllers, with a closure that performs the transition.
    public required convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Performs the transition: calls the closure or, without one, presents the destination modally.
    ///
    /// Subclasses override it. The default for a segue of a storyboard depends on the kind of the segue.
    open func perform() {
        if let performHandler { return performHandler() }
        source.present(destination, animated: true)
    }
}

/// Gives access to the initialiser of segue classes that are known only at run time; never instantiated itself.
open class _UIStoryboardSegueInitProbe: UIStoryboardSegue {
    /// Never used directly.
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

extension UIStoryboardSegue {
    /// Creates a segue of class `type` with its `init(identifier:source:destination:)`.
    static func make(
        _ type: AnyClass, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        let probe = unsafeBitCast(type, to: _UIStoryboardSegueInitProbe.Type.self)
        let segue: AnyObject = probe.init(identifier: identifier, source: source, destination: destination)
        return unsafeDowncast(segue, to: UIStoryboardSegue.self)
    }
}
