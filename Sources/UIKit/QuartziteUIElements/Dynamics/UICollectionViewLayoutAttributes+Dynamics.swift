import QuartziteUICore

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
    /// Returns the attributes of a cell among the animator's items; nil if there are none.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell, nil, indexPath)
    }

    /// Returns the attributes of a supplementary view among the animator's items; nil if there are none.
    public func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementaryView, kind, indexPath) }

    /// Returns the attributes of a decoration view among the animator's items; nil if there are none.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .decorationView, decorationViewKind, indexPath) }

    private func attributes(
        of category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        synchronize()
        return entries.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
        }
    }
}
