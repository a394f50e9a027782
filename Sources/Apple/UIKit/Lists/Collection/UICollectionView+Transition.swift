import QuartzCore

extension UICollectionView {
    /// Changes to another layout.
    func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard animated, window != nil, !isStale else {
            replaceLayout(layout)
            setNeedsLayout()
            completion?(true)
            return
        }
        updateItems()
        let old = collectionViewLayout
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        isUpdating = true
        replaceLayout(layout)
        ensureLayout()
        let offset = layout.targetContentOffset(forProposedContentOffset: restingOffset(near: bounds.origin))
        move(to: offset) { element in
            element.kind == nil ? old.layoutAttributesForItem(at: element.path) : nil
        } leaving: {
            []
        } completion: { finished in
            completion?(finished)
        }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        isUpdating = false
        setNeedsLayout()
    }
}
