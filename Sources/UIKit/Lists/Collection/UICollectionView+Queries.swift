import QuartzCore

extension UICollectionView {
    /// Where an item is scrolled to; raw values are Apple's.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Positions by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// To the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// To the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// To the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// To the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// To the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// How many sections there are.
    public var numberOfSections: Int {
        ensureData()
        return counts.count
    }

    /// How many items a section has; 0 for a section that is none.
    public func numberOfItems(inSection section: Int) -> Int {
        ensureData()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// What the layout says of an item's cell.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        ensureLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// What the layout says of a supplementary view.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        ensureLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The cells in sight, by their items.
    public var visibleCells: [UICollectionViewCell] {
        updateItems()
        return shown.compactMap { $0.view as? UICollectionViewCell }
    }

    /// The items in sight, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        updateItems()
        return shown.filter { $0.id.kind == nil }.map(\.id.path)
    }

    /// The cell of an item in sight; nil for other items.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        updateItems()
        return shown.first { $0.id == CollectionElement(kind: nil, path: indexPath) }?.view as? UICollectionViewCell
    }

    /// The item that a cell in sight shows; nil for other cells.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.view === cell }?.id.path }

    /// The front-most item at a point of the content; nil where there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        ensureLayout()
        let found = attributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        return found.filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// A supplementary view in sight; nil for others.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        updateItems()
        return shown.first { $0.id == CollectionElement(kind: elementKind, path: indexPath) }?.view
    }

    /// The supplementary views of a kind in sight.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        updateItems()
        return shown.filter { $0.id.kind == elementKind }.map(\.view)
    }

    /// Scrolls to an item; one that is none is left out.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let shown = bounds.inset(by: adjustedContentInset)
        func place(
            _ low: CGFloat, _ length: CGFloat, _ now: CGFloat, _ room: CGFloat, _ isStart: Bool, _ isMiddle: Bool,
            _ isEnd: Bool
        ) -> CGFloat {
            if isStart { return low }
            if isMiddle { return low + (length - room) / 2 }
            if isEnd { return low + length - room }
            return min(max(now, low + length - room), low)
        }
        let position = scrollPosition
        let x = place(
            frame.minX, frame.width, shown.minX, shown.width, position.contains(.left),
            position.contains(.centeredHorizontally), position.contains(.right))
        let y = place(
            frame.minY, frame.height, shown.minY, shown.height, position.contains(.top),
            position.contains(.centeredVertically), position.contains(.bottom))
        let inset = adjustedContentInset
        let offset = restingOffset(near: CGPoint(x: x - inset.left, y: y - inset.top))
        if offset != bounds.origin { setContentOffset(offset, animated: animated) }
    }
}
