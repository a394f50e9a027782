import QuartziteUICore

extension UICollectionView {
    /// Positions to which an item can be scrolled; raw values are Apple's.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The top.
        public static let top = ScrollPosition(rawValue: 1)
        /// The vertical centre.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// The horizontal centre.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The number of sections.
    public var numberOfSections: Int {
        ensureData()
        return counts.count
    }

    /// Returns the number of items in a section; 0 for an index out of range.
    public func numberOfItems(inSection section: Int) -> Int {
        ensureData()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Returns the layout attributes of an item.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        ensureLayout()
        return reflected(collectionViewLayout.layoutAttributesForItem(at: indexPath))
    }

    /// Returns the layout attributes of a supplementary view.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        ensureLayout()
        return reflected(collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }

    /// The visible cells, ordered by item.
    public var visibleCells: [UICollectionViewCell] {
        updateItems()
        return shown.filter { $0.id.kind == nil }.compactMap { $0.view as? UICollectionViewCell }
    }

    /// The index paths of the visible items, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        updateItems()
        return shown.filter { $0.id.kind == nil }.map(\.id.path)
    }

    /// Returns the cell of an item, or nil if it is not visible.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        updateItems()
        return shown.first { $0.id == CollectionElement(kind: nil, path: indexPath) }?.view as? UICollectionViewCell
    }

    /// Returns the index path of a cell, or nil if it is not visible.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.view === cell && $0.id.kind == nil }?.id.path
    }

    /// Returns the index path of the frontmost item at a point of the content, or nil if there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        ensureLayout()
        let found = attributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        return found.filter { $0.representedElementCategory == .cell && shownFrame($0).contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// Returns a supplementary view, or nil if it is not visible.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        updateItems()
        return shown.first { $0.id == CollectionElement(kind: elementKind, path: indexPath) }?.view
    }

    /// Returns the visible supplementary views of a kind.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        updateItems()
        return shown.filter { $0.id.kind == elementKind }.map(\.view)
    }

    /// Scrolls to an item; one that does not exist raises an exception, as on iOS.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        ensureData()
        requireItem(indexPath)
        guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
        scrollSection(to: attributes, at: scrollPosition, animated: animated)
        let frame = scrollFrame(of: attributes)
        let shown = bounds.inset(by: adjustedContentInset)
        let (x, y) = (scrollPosition.x(frame, in: shown), scrollPosition.y(frame, in: shown))
        let inset = adjustedContentInset
        let offset = restingOffset(near: CGPoint(x: x - inset.left, y: y - inset.top))
        if offset != bounds.origin { setContentOffset(offset, animated: animated) }
    }

    /// Raises an exception for an item that does not exist.
    private func requireItem(_ path: IndexPath) {
        guard counts.indices.contains(path.section) else {
            raise(
                .invalidArgument,
                "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there are "
                    + "only \(counts.count) sections. Collection view: \(identity(of: self))")
        }
        guard !hasElement(at: path), path.item != NSNotFound else { return }
        raise(
            .invalidArgument,
            "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
                + "\(counts[path.section]) items in section \(path.section). Collection view: \(identity(of: self))")
    }
}

extension UICollectionView.ScrollPosition {
    private func place(
        _ low: CGFloat, _ length: CGFloat, _ now: CGFloat, _ available: CGFloat, _ isStart: Bool, _ isMiddle: Bool,
        _ isEnd: Bool
    ) -> CGFloat {
        if isStart { return low }
        if isMiddle { return low + (length - available) / 2 }
        if isEnd { return low + length - available }
        return min(max(now, low + length - available), low)
    }

    /// Returns the left edge of a shown area that is scrolled to a frame.
    func x(_ frame: CGRect, in shown: CGRect) -> CGFloat {
        place(
            frame.minX, frame.width, shown.minX, shown.width, contains(.left), contains(.centeredHorizontally),
            contains(.right))
    }

    /// Returns the top edge of a shown area that is scrolled to a frame.
    func y(_ frame: CGRect, in shown: CGRect) -> CGFloat {
        place(
            frame.minY, frame.height, shown.minY, shown.height, contains(.top), contains(.centeredVertically),
            contains(.bottom))
    }
}
