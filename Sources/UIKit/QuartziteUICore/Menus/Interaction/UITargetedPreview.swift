import QuartziteUIDrawing

/// A view that is shown as a preview, and the place from which it rises and to which it returns.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The look of the preview.
    public let parameters: UIPreviewParameters
    /// The place of the preview.
    public let target: UIPreviewTarget

    /// Creates a preview of a view at a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Creates a preview of a view that is in a window, at its own place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            raise(
                .invalidArgument,
                "UITargetedPreview initialized with a view that is not in a window. Use "
                    + "initWithView:parameters:target: instead.")
        }
        let target = UIPreviewTarget(container: container, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of a view that is in a window, with the standard look.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the preview in points.
    open var size: CGSize { view.bounds.size }

    /// Returns a preview of the same view at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The place of a preview: a point in a view, and a transform.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view in which the preview lies.
    public let container: UIView
    /// The centre of the preview in the container.
    public let center: CGPoint
    /// The transform of the preview in the container.
    public let transform: CGAffineTransform

    /// Creates a place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

/// The look of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The part of the view to show; nil, the default, shows its bounds with round corners.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil, the default, is that of the visible part.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view; nil, the default, is the system's background.
    open var backgroundColor: UIColor?

    /// Creates the standard look.
    public override init() { super.init() }

    /// Creates the look of lines of text.
    ///
    /// - Parameter textLineRects: The rectangles of the lines, as `CGRect` values, in points.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for line in textLineRects.map(\.cgRectValue) {
            path.append(UIBezierPath(roundedRect: line.insetBy(dx: -5, dy: -5), cornerRadius: 6))
        }
        visiblePath = path
    }
}
