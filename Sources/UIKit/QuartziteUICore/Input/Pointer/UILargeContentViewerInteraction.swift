import QuartziteUIDrawing

/// An interaction that shows a large version of a bar's item for a long press, for very large texts; it never does here.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The delegate; a weak reference.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view; a weak reference.
    open private(set) weak var view: UIView?
    /// The recognizer that would show it, for relations with others.
    public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UIHoverGestureRecognizer()
    /// Whether the user has turned the large versions on: false.
    open class var isEnabled: Bool { false }

    /// Creates an interaction with a delegate, which it references weakly.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Creates an interaction without a delegate.
    public override convenience init() { self.init(delegate: nil) }

    /// Called before the interaction is added to a view, or removed if the view is nil; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view, or removed if the view is nil.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Methods of the delegate of ``UILargeContentViewerInteraction``, which are never called.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

/// A view with a large version of its content.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether there is a large version.
    var showsLargeContentViewer: Bool { get }
    /// The title of the large version.
    var largeContentTitle: String? { get }
    /// The image of the large version.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}
