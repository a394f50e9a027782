import QuartzCore

/// Items in places that a layout decides on, of which only those in sight have views.
///
/// A data source says how many items there are and makes a cell for each that comes into sight; cells that have gone out
/// of sight are used again.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// What kind of view attributes are for; raw values are Apple's.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A view that belongs to data, as a header.
        case supplementaryView = 1
        /// A view that belongs to the layout alone.
        case decorationView = 2
    }

    /// The way content scrolls; raw values are Apple's.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the left and right.
        case horizontal = 1
    }

    /// The kind of headers in a flow layout.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers in a flow layout.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    private var plan: UICollectionViewLayout
    var pool = ReusePool<UICollectionReusableView>()
    /// How many items each section has.
    var counts: [Int] = []
    /// Whether the data source has to be asked again for everything.
    var isStale = true
    /// Whether the layout has to be prepared again.
    var isLayoutStale = true
    /// The views in sight, sorted.
    var shown: [ShownElement] = []
    /// The selected items, in the order they were selected.
    var selected: [IndexPath] = []
    /// The item that a finger holds.
    var held: IndexPath?
    var updates: CollectionUpdates?
    /// How many updates are nested.
    var updateDepth = 0
    /// Where views were before updates, by element.
    var formerAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// Whether views are being placed, which layout leaves alone meanwhile.
    var isUpdating = false

    /// A collection view at a place in its superview.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        plan = layout
        super.init(frame: frame)
        layout.user = self
    }

    /// A collection view with a flow layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// A collection view with a flow layout; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        plan = UICollectionViewFlowLayout()
        super.init(coder: coder)
        plan.user = self
    }

    // MARK: Who is asked

    /// Says what is shown; not held.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if oldValue !== dataSource { forgetData() } }
    }

    /// Hears what is done; not held.
    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set {
            scrollDelegate = newValue
            layoutDidBecomeInvalid()
        }
    }

    /// Says where things lie; another one takes effect with the next layout.
    open var collectionViewLayout: UICollectionViewLayout {
        get { plan }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Has another layout take over; the views move to their new places over 0.3 seconds if that is animated.
    ///
    /// Says so to ``setCollectionViewLayout(_:animated:completion:)``.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Has another layout take over; the views move to their new places over 0.3 seconds if that is animated.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        guard layout !== plan else {
            completion?(true)
            return
        }
        change(to: layout, animated: animated, completion: completion)
    }

    /// Takes a layout in place of the present one.
    func take(_ layout: UICollectionViewLayout) {
        plan.user = nil
        plan = layout
        layout.user = self
        isLayoutStale = true
    }

    /// What fills the view behind the items and stays in place; nil by default.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Whether cells may be asked for before they are seen; true by default, stored: they never are.
    open var isPrefetchingEnabled = true
    /// Whether taps select items; true by default.
    open var allowsSelection = true
    /// Whether several items may be selected; false by default.
    open var allowsMultipleSelection = false

    // MARK: Layout

    /// Forgets all that is known of the data, and all views; both are asked for again with the next layout.
    open func reloadData() { forgetData() }

    private func forgetData() {
        isStale = true
        isLayoutStale = true
        selected = []
        held = nil
        (plan as? UICollectionViewFlowLayout)?.forgetSizes()
        setNeedsLayout()
    }

    func layoutDidBecomeInvalid() {
        isLayoutStale = true
        setNeedsLayout()
    }

    /// The bounds; the layout is prepared again where it says that others make a difference.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue != super.bounds, !isLayoutStale, plan.shouldInvalidateLayout(forBoundsChange: newValue) {
                plan.invalidateLayout()
            }
            super.bounds = newValue
        }
    }

    /// Has the views that are in sight, makes those that are missing, and places all.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateItems()
    }

    override func restingPlace(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
        plan.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    // MARK: Fingers

    /// Highlights the item under a finger that comes down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hold(touches.first) }
    /// Ends the highlight where the finger leaves its item.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches.first) }
    /// Selects the item that the finger is lifted from.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose() }
    /// Ends the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

    // MARK: Reuse

    /// Makes a class known under a name, for cells to be made of; nil makes it forgotten.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, Self.name(nil, identifier))
    }

    /// Stops the program, since nib files cannot be read: register a class; nil makes the name forgotten.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(nib, Self.name(nil, identifier))
    }

    /// Makes a class known under a name, for supplementary views of a kind; nil makes it forgotten.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { pool.register(viewClass, Self.name(elementKind, identifier)) }

    /// A cell of a name for an item, whose size it has; stops the program where no class is registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let size = plan.layoutAttributesForItem(at: indexPath)?.size ?? .zero
        guard let cell = dequeue(nil, identifier, size) as? UICollectionViewCell else {
            raise(
                .internalInconsistency,
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// A supplementary view of a kind and name; stops the program where no class is registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let size = plan.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?.size ?? .zero
        guard let view = dequeue(elementKind, identifier, size) else {
            raise(
                .internalInconsistency,
                "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or "
                    + "a class for the identifier or connect a prototype cell in a storyboard")
        }
        return view
    }

    private func dequeue(_ kind: String?, _ identifier: String, _ size: CGSize) -> UICollectionReusableView? {
        let name = Self.name(kind, identifier)
        var view = pool.take(name)
        UIView.performWithoutAnimation {
            if let view {
                if view.bounds.size != size { view.bounds.size = size }
                view.prepareForReuse()
            } else if let type = pool.type(for: name) {
                view = UICollectionReusableView.make(type, frame: CGRect(origin: .zero, size: size))
                view?.reuseIdentifier = identifier
            }
        }
        return view
    }

    /// The name under which views of a kind wait.
    static func name(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "")\u{0}\(identifier)" }
}

/// A view of a collection view that is in sight.
struct ShownElement {
    var id: CollectionElement
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
}
