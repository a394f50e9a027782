import QuartziteUIDrawing

/// A rectangular area of a view that takes part in layout but is never displayed.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// How the guide's frame is determined.
    package enum Kind {
        case constraints, margins, safeArea
        /// The margins, and more where lines of text would be too long.
        case readable
        /// The visible bounds and the content of a scroll view.
        case scrollFrame, scrollContent
        /// The areas outside the safe area at the top and at the bottom.
        case topBar, bottomBar
        /// The area that the keyboard covers.
        case keyboard
    }

    let kind: Kind
    var layoutNumber = -1
    var solvedFrame = CGRect.zero

    package init(_ kind: Kind, of view: UIView?) {
        self.kind = kind
        owningView = view
        super.init()
    }

    /// Creates a guide to add to a view with `UIView.addLayoutGuide(_:)`.
    public override convenience init() { self.init(.constraints, of: nil) }

    /// The view that owns the guide; set when the guide is added to a view.
    open internal(set) weak var owningView: UIView?

    /// A name for debugging; empty by default.
    open var identifier = ""

    /// The frame of the guide in its owning view, after layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch kind {
        case .constraints: return solvedFrame
        case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
        case .readable: return owningView.bounds.inset(by: owningView.readableInsets)
        case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
        case .scrollFrame: return owningView.bounds
        case .scrollContent: return CGRect(origin: .zero, size: owningView.scrolledSize ?? .zero)
        case .topBar: return owningView.bounds.divided(atDistance: owningView.safeAreaInsets.top, from: .minYEdge).slice
        case .bottomBar:
            return owningView.bounds.divided(atDistance: owningView.safeAreaInsets.bottom, from: .maxYEdge).slice
        case .keyboard: return owningView.bounds.divided(atDistance: coveredHeight, from: .maxYEdge).slice
        }
    }

    /// The height of the area that the keyboard covers.
    final var coveredHeight: CGFloat { (self as? UIKeyboardLayoutGuide)?.keyboardHeight ?? 0 }

    /// The leading edge of the guide.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge of the guide.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge of the guide.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge of the guide.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge of the guide.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge of the guide.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width of the guide.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height of the guide.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The horizontal centre of the guide.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical centre of the guide.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    private nonisolated let hashNumber = HashNumber()

    /// A hash value that is the same in every run, unlike one derived from an address.
    nonisolated open override var hash: Int { hashNumber.value }
}

extension UILayoutGuide: LayoutItem {
    var host: UIView? { owningView }
    var container: UIView? { owningView }
}
