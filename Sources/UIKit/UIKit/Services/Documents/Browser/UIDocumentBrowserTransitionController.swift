import QuartziteUIElements

/// The animator with which a browser presents a document, which fades in here, and dismisses it.
@preconcurrency @MainActor open class UIDocumentBrowserTransitionController: NSObject {
    /// How much of the document is loaded; not shown.
    open var loadingProgress: Progress? {
        didSet { if loadingProgress != nil { unsupported("UIDocumentBrowserTransitionController.loadingProgress") } }
    }
    /// The view with the document; without effect.
    open weak var targetView: UIView? {
        didSet { if targetView != nil { unsupported("UIDocumentBrowserTransitionController.targetView") } }
    }

    override init() { super.init() }
}

extension UIDocumentBrowserTransitionController: UIViewControllerAnimatedTransitioning {
    /// 0.3 seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0.3
    }

    /// Fades the document in, or out.
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let document = transitionContext.view(forKey: .from)
        var shown: UIView?
        if let controller = transitionContext.viewController(forKey: .to),
            let view = transitionContext.view(forKey: .to)
        {
            view.frame = transitionContext.finalFrame(for: controller)
            if controller.presentedViewController == nil || document == nil { container.addSubview(view) }
            shown = view
        }
        let isPresentation =
            transitionContext.viewController(forKey: .to)?.presentingViewController
            === transitionContext.viewController(forKey: .from)
        let fading = isPresentation ? shown : document
        if !isPresentation, let shown, let document { container.insertSubview(shown, belowSubview: document) }
        fading?.alpha = isPresentation ? 0 : 1
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            fading?.alpha = isPresentation ? 1 : 0
        } completion: { _ in
            fading?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// An action of the app for the documents of a browser, which is kept and not shown.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
    /// Where an action appears.
    public struct Availability: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Creates places.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the menu of a document.
        public static let menu = Availability(rawValue: 1)
        /// In the bar, while documents are selected.
        public static let navigationBar = Availability(rawValue: 2)
    }

    /// The name of the action for the app.
    public let identifier: String
    /// The title.
    public let localizedTitle: String
    /// Where the action appears.
    public let availability: Availability
    /// The picture; nil by default.
    open var image: UIImage?
    /// The identifiers of the types of documents; all by default.
    open var supportedContentTypes = ["public.item"]
    /// Whether the action is for several documents; true by default.
    open var supportsMultipleItems = true {
        didSet { if !supportsMultipleItems { unsupported("UIDocumentBrowserAction.supportsMultipleItems") } }
    }
    /// What the action does.
    let handler: ([URL]) -> Void

    /// Creates an action.
    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
        self.handler = handler
        super.init()
    }
}
