@_spi(UIKitLayers) import QuartziteUICore

/// A scroll view that shows items at positions determined by a layout, with views only for the visible ones.
///
/// A data source provides the number of items and a cell for each item that becomes visible; cells that are no longer
/// visible are reused.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Categories of the views in a collection view; raw values are Apple's.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A view that shows data of a section, such as a header.
        case supplementaryView = 1
        /// A view that belongs only to the layout.
        case decorationView = 2
    }

    /// Directions in which content scrolls; raw values are Apple's.
    public enum ScrollDirection: Int, Sendable {
        /// Vertically.
        case vertical = 0
        /// Horizontally.
        case horizontal = 1
    }

    /// The element kind of headers in a flow layout.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of footers in a flow layout.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    private var currentLayout: UICollectionViewLayout
    var pool = ReusePool<UICollectionReusableView>()
    /// The number of items in each section.
    var counts: [Int] = []
    /// Whether the counts must be read from the data source again.
    var isStale = true
    /// Whether the layout must be prepared again.
    var isLayoutStale = true
    /// The visible elements, sorted.
    var shown: [ShownElement] = []
    var selection = ListSelection()
    var updates: CollectionUpdates?
    /// The nesting depth of batch updates.
    var updateDepth = 0
    /// The attributes of elements before the updates.
    var formerAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// The cell that is configured again; the data source gets it in place of a reused one.
    var reconfigured: ReconfiguredCell<UICollectionViewCell>?
    /// Called at the end of an interactive transition between layouts.
    var transitionCompletion: LayoutInteractiveTransitionCompletion?
    /// The item that the user moves.
    var movement: ItemMovement?
    /// Where the centre of the moved item is.
    var movementTarget = CGPoint.zero
    /// The place that the items leave free for one that is dragged over them.
    var gap: IndexPath?
    /// The place that becomes free if the dragged item rests there.
    var waitingGap: WaitingGap?
    /// The scroll views of sections that scroll across the layout.
    var scrollers: [OrthogonalScroller] = []
    private(set) lazy var swiping = RowSwipe(self)
    private(set) lazy var listMenu = ListMenu(self)
    private(set) lazy var dragging = ListDragging(self)
    private(set) lazy var panSelection = PanSelection(self)
    /// The visible cells that must be measured again, and whether that is not animated.
    var resizedCells: [UICollectionViewCell] = []
    var resizesAtOnce = false
    /// Whether views are being placed; layout passes do nothing meanwhile.
    var isUpdating = false

    /// Creates a collection view with a frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        layout.owningView = self
    }

    /// Creates a collection view with a flow layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates a collection view from a storyboard or xib; with other coders, one with a flow layout.
    public required init?(coder: NSCoder) {
        currentLayout = Self.layout(from: coder)
        super.init(coder: coder)
        currentLayout.owningView = self
        PropertyTables.collectionView.decode(self, from: coder)
    }

    // The content size does not follow from constraints.
    @_spi(UIKitLayers) public override var scrolledSize: CGSize? { nil }

    // MARK: Data source, delegate and layout

    /// The object that provides the data; a weak reference.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if oldValue !== dataSource { forgetData() } }
    }

    /// The object that prepares the data of items before they become visible; a weak reference.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
    var prefetching = Prefetching()
    var focusing = ListFocusing()

    /// The delegate, which is notified of user actions; a weak reference.
    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set {
            scrollDelegate = newValue
            if newValue != nil {
                listMenu.install()
                panSelection.install()
            }
            layoutDidBecomeInvalid()
        }
    }

    /// The layout; a new layout takes effect with the next layout pass.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Changes the layout; an animated change moves the views over 0.3 seconds.
    ///
    /// Calls ``setCollectionViewLayout(_:animated:completion:)``.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes the layout; an animated change moves the views over 0.3 seconds.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        guard layout !== currentLayout else {
            completion?(true)
            return
        }
        change(to: layout, animated: animated, completion: completion)
    }

    /// Replaces the current layout.
    func replaceLayout(_ layout: UICollectionViewLayout) {
        currentLayout.owningView = nil
        currentLayout = layout
        layout.owningView = self
        isLayoutStale = true
    }

    /// A view that fills the background and does not scroll; nil by default.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The object that provides the items of drags; a weak reference.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate != nil { dragging.installDrag(isEnabled: dragInteractionEnabled) } }
    }
    /// The object that receives what is dropped; a weak reference.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { if dropDelegate != nil { dragging.installDrop() } }
    }
    /// Whether items can be dragged; true by default.
    open var dragInteractionEnabled = true { didSet { dragging.drag.isEnabled = dragInteractionEnabled } }
    /// The speed with which items make space for a dragged item; immediate by default.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Whether the prefetching object is called for items before they become visible; true by default.
    open var isPrefetchingEnabled = true
    /// Whether the user edits the items; false by default.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            for element in shown { (element.view as? UICollectionViewCell)?.stateDidChange() }
        }
    }
    /// Whether taps select items while the user edits them; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether multiple items can be selected while the user edits them; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether taps select items; true by default.
    open var allowsSelection = true
    /// Whether multiple items can be selected; false by default.
    open var allowsMultipleSelection = false
    /// Whether a focused item is selected; false by default, and not used, since there is no focus.
    open var selectionFollowsFocus = false {
        didSet { if selectionFollowsFocus { unsupported("UICollectionView.selectionFollowsFocus") } }
    }
    /// What makes the collection view measure visible items again, animated; `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    @_spi(UIKitLayers) public override var leavesDragToOthers: Bool { panSelection.claims(panGestureRecognizer) }

    // MARK: Layout

    /// Discards all data and views; the next layout pass loads them again.
    open func reloadData() {
        forgetData()
        let context = currentLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        currentLayout.invalidateLayout(with: context)
    }

    private func forgetData() {
        isStale = true
        isLayoutStale = true
        prefetching = Prefetching()
        selection = ListSelection()
        (currentLayout as? UICollectionViewFlowLayout)?.forgetSizes()
        setNeedsLayout()
    }

    func layoutDidBecomeInvalid() {
        isLayoutStale = true
        setNeedsLayout()
    }

    /// The bounds; new bounds invalidate the layout if its `shouldInvalidateLayout(forBoundsChange:)` returns true.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            guard newValue.size == super.bounds.size else { return setBounds(ofOtherSize: newValue) }
            if newValue != super.bounds, !isLayoutStale, currentLayout.shouldInvalidateLayout(forBoundsChange: newValue)
            {
                currentLayout.invalidateLayout(with: currentLayout.invalidationContext(forBoundsChange: newValue))
            }
            super.bounds = newValue
        }
    }

    /// Sets bounds of another size, which a layout that is invalidated because of them already finds, as on iOS.
    private func setBounds(ofOtherSize bounds: CGRect) {
        let context = invalidationContext(for: bounds)
        super.bounds = bounds
        if let context { currentLayout.invalidateLayout(with: context) }
    }

    private func invalidationContext(for bounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
        currentLayout.shouldInvalidateLayout(forBoundsChange: bounds)
            ? currentLayout.invalidationContext(forBoundsChange: bounds) : nil
    }

    /// The frame; a new size invalidates the layout as new bounds do.
    open override var frame: CGRect {
        get { super.frame }
        set {
            guard newValue.size != super.frame.size else { return super.frame = newValue }
            let context = invalidationContext(for: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
            if let context { currentLayout.invalidateLayout(with: context) }
        }
    }

    /// Loads missing views and places all visible ones.
    open override func layoutSubviews() {
        super.layoutSubviews()
        resizeItems()
        updateItems()
        prefetch()
        if hasSwipes { swiping.listDidLayOut() }
    }

    /// Whether rows of the layout can be swiped.
    private var hasSwipes: Bool {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.hasSwipeActions ?? false
    }

    /// Announces the items after the visible ones.
    private func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let paths = prefetching.next(
            after: indexPathsForVisibleItems, counts: (0..<numberOfSections).map(numberOfItems(inSection:)))
        if !paths.cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: paths.cancelled) }
        if !paths.announced.isEmpty { source.collectionView(self, prefetchItemsAt: paths.announced) }
    }

    @_spi(UIKitLayers) public override var placesContentItself: Bool { true }

    @_spi(UIKitLayers) public override func restingPlace(proposed target: CGPoint, velocity: CGPoint) -> CGPoint {
        currentLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    // MARK: Touches

    /// Highlights the item under a touch that begins.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if hasSwipes, swiping.isOpen { return swiping.close() }
        highlight(under: touches.first)
    }
    /// Removes the highlight when the touch leaves the item.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        updateHighlight(for: touches.first)
    }
    /// Selects the item under a touch that ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let cell = selection.highlighted.flatMap(shownCell(at:)) as? UICollectionViewListCell
        if let path = selection.highlighted, let point = touches.first?.location(in: self),
            hasActiveDrag, dragging.add(at: path, point: point)
        {
            unhighlight()
            return
        }
        guard let act = cell?.tapAction else { return selectHighlighted() }
        unhighlight()
        act()
    }
    /// Ends the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }

    // MARK: Reuse

    /// Registers a class for cells with an identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, Self.name(nil, identifier))
    }

    /// Registers a nib with one cell for an identifier; nil removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(nib, Self.name(nil, identifier))
    }

    /// Registers a class for supplementary views of a kind with an identifier; nil removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { pool.register(viewClass, Self.name(elementKind, identifier)) }

    /// Registers a nib with one supplementary view of a kind for an identifier; nil removes the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { pool.register(nib, Self.name(kind, identifier)) }

    /// Returns a cell of an item's size, reused or new; raises an exception if no class is registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = reconfigured?.cell(at: indexPath, identifier) { return cell }
        let attributes = currentLayout.layoutAttributesForItem(at: indexPath)
        guard let cell = dequeue(nil, identifier, attributes) as? UICollectionViewCell else {
            raise(
                .internalInconsistency,
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// Returns a supplementary view, reused or new; raises an exception if no class is registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let attributes = currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        guard let view = dequeue(elementKind, identifier, attributes) else {
            raise(
                .internalInconsistency,
                "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or "
                    + "a class for the identifier or connect a prototype cell in a storyboard")
        }
        return view
    }

    private func dequeue(
        _ kind: String?, _ identifier: String, _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionReusableView? {
        let name = Self.name(kind, identifier)
        let size = attributes?.size ?? .zero
        var view = pool.dequeue(name)
        UIView.performWithoutAnimation {
            if let view {
                if view.bounds.size != size { view.bounds.size = size }
                view.prepareForReuse()
            } else {
                view = pool.make(name) {
                    UICollectionReusableView.make($0, frame: CGRect(origin: .zero, size: size))
                }
                if let view, view.bounds.size != size { view.bounds.size = size }
                view?.reuseIdentifier = identifier
            }
            // The standard configurations of a list's cell depend on its place.
            (view as? UICollectionViewListCell)?.adopt(attributes?.listItemStyle)
        }
        return view
    }

    /// The identifier of the reuse pool for a kind and a reuse identifier.
    static func name(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "")\u{0}\(identifier)" }
}

/// A visible view of a collection view.
struct ShownElement {
    var id: CollectionElement
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
}
