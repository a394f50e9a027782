import QuartzCore

/// A rectangle of a view that constraints place and use, and that nothing shows.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// What places the guide.
    enum Kind {
        case constraints, margins, safeArea
        /// What a scrolling view shows of its contents, and the contents.
        case scrollFrame, scrollContent
    }

    let kind: Kind
    var layoutNumber = -1
    var solvedFrame = CGRect.zero

    init(_ kind: Kind, of view: UIView?) {
        self.kind = kind
        owningView = view
        super.init()
    }

    /// A guide for a view to be given (see `UIView.addLayoutGuide(_:)`).
    public override convenience init() { self.init(.constraints, of: nil) }

    /// The view whose guide it is; set by giving it to a view.
    open internal(set) weak var owningView: UIView?

    /// A name for people; empty by default.
    open var identifier = ""

    /// Where the guide lies in its view, after layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch kind {
        case .constraints: return solvedFrame
        case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
        case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
        case .scrollFrame: return owningView.bounds
        case .scrollContent: return CGRect(origin: .zero, size: owningView.scrolledSize ?? .zero)
        }
    }

    /// The edge where lines begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where lines end.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle from side to side.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    private nonisolated let hashNumber = HashNumber()

    /// A number that is the same in every run, where an address is not.
    nonisolated open override var hash: Int { hashNumber.value }
}

extension UILayoutGuide: LayoutItem {
    var host: UIView? { owningView }
    var container: UIView? { owningView }
}
