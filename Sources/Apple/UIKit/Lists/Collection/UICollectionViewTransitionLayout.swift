import QuartzCore

/// A layout between two others, as far as an interactive transition from one to the other has come.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the beginning of the transition.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// How far the transition has come, from 0 to 1; 0 by default.
    ///
    /// Setting it invalidates the layout.
    open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Creates a layout between two empty ones; `coder` is not read.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// Sets a value that belongs to the transition, such as the distance of two fingers.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns a value that belongs to the transition; 0 if it was not set.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    /// Prepares both layouts.
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.owningView = collectionView
            layout.prepare()
        }
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    /// The size between those of both layouts.
    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    private func between(
        _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let start = from ?? to, let end = to ?? from else { return nil }
        let middle = start.duplicate
        middle.center = CGPoint(x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
        middle.size = CGSize(
            width: between(start.size.width, end.size.width), height: between(start.size.height, end.size.height))
        middle.alpha = between(from == nil ? 0 : start.alpha, to == nil ? 0 : end.alpha)
        middle.transform3D = .between(start.transform3D, end.transform3D, transitionProgress)
        if transitionProgress >= 0.5 { (middle.zIndex, middle.isHidden) = (end.zIndex, end.isHidden) }
        return middle
    }

    /// Returns the attributes of all views that either layout has in a rectangle or will have there.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // An item can come from far away.
        let wide = rect.insetBy(dx: -rect.width, dy: -rect.height)
        let start = currentLayout.layoutAttributesForElements(in: wide) ?? []
        let end = nextLayout.layoutAttributesForElements(in: wide) ?? []
        let known = Set(start.map(\.id))
        return start.compactMap { between($0, place(of: $0, in: nextLayout)) }
            + end.filter { !known.contains($0.id) }.compactMap { between(place(of: $0, in: currentLayout), $0) }
    }

    private func place(
        of attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes? {
        let path = attributes.indexPath
        return switch attributes.representedElementCategory {
        case .cell: layout.layoutAttributesForItem(at: path)
        case .supplementaryView:
            layout.layoutAttributesForSupplementaryView(ofKind: attributes.representedElementKind ?? "", at: path)
        case .decorationView:
            layout.layoutAttributesForDecorationView(ofKind: attributes.representedElementKind ?? "", at: path)
        }
    }

    /// Returns the attributes of an item between those of both layouts.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }

    /// Returns the attributes of a supplementary view between those of both layouts.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }
}

extension CATransform3D {
    /// Returns the matrix between two.
    fileprivate static func between(_ from: CATransform3D, _ to: CATransform3D, _ progress: CGFloat) -> CATransform3D {
        guard !CATransform3DEqualToTransform(from, to) else { return from }
        func mix(_ part: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
            from[keyPath: part] + (to[keyPath: part] - from[keyPath: part]) * progress
        }
        return CATransform3D(
            m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14), m21: mix(\.m21), m22: mix(\.m22),
            m23: mix(\.m23), m24: mix(\.m24), m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
            m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
    }
}

extension UICollectionView {
    /// A closure that is called at the end of an interactive transition.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins a transition to another layout, which follows the returned layout's `transitionProgress`.
    @discardableResult
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        updateItems()
        let old = collectionViewLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        transitionCompletion = completion
        replaceLayout(between)
        setNeedsLayout()
        return between
    }

    /// Ends a transition; the views move to the next layout over 0.3 seconds.
    public func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Ends a transition; the views move back to the layout at its beginning over 0.3 seconds.
    public func cancelInteractiveTransition() { endTransition(isFinished: false) }

    private func endTransition(isFinished: Bool) {
        guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        let completion = transitionCompletion
        transitionCompletion = nil
        let end = isFinished ? between.nextLayout : between.currentLayout
        change(to: end, animated: true) { completed in completion?(completed, isFinished) }
    }
}
