import QuartzCore

/// Items that the user moves.
extension UICollectionView {
    /// Begins to move an item with the finger; returns false if the data source does not allow it.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        ensureLayout()
        guard movement == nil, hasElement(at: indexPath),
            dataSource?.collectionView(self, canMoveItemAt: indexPath) == true,
            let attributes = layoutAttributesForItem(at: indexPath)
        else { return false }
        unhighlight()
        movement = ItemMovement(original: indexPath, current: indexPath)
        movementTarget = attributes.center
        shownCell(at: indexPath)?.isReordering = true
        return true
    }

    /// Moves the item to a point of the content; the others make room for it.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let movement else { return }
        movementTarget = targetPosition
        if let slot = slot(at: targetPosition), slot != movement.current {
            let target =
                delegate?.collectionView(
                    self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
                    atCurrentIndexPath: movement.current, toProposedIndexPath: slot) ?? slot
            if target != movement.current { showMovement(at: target) }
        }
        for element in shown where element.id == CollectionElement(kind: nil, path: self.movement?.current ?? []) {
            AnimationContext.outside { element.view.adopt(hosted(lifted(element.attributes))) }
        }
    }

    /// Ends the move; the data source is told of the item's new place.
    public func endInteractiveMovement() {
        guard let movement else { return }
        settle()
        if movement.original != movement.current {
            dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
        }
    }

    /// Ends the move; the item returns to its place.
    public func cancelInteractiveMovement() {
        guard let movement else { return }
        if movement.original != movement.current { showMovement(at: movement.original) }
        settle()
    }

    // MARK: Places

    /// The place of an item in the data source, given the place at which it is shown.
    func source(of path: IndexPath) -> IndexPath { movement?.source(of: path) ?? path }

    /// Returns the attributes of the moved item where the finger is, and those of others as a drag displaces them.
    func lifted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.representedElementCategory == .cell else { return attributes }
        if hasActiveDrag, let alpha = dragging.alpha(at: source(of: attributes.indexPath)) {
            let copy = displaced(attributes).duplicate
            copy.alpha = alpha
            return copy
        }
        guard let movement, attributes.indexPath == movement.current else { return displaced(attributes) }
        let copy = attributes.duplicate
        copy.center = movementTarget
        copy.zIndex = 1000
        return copy
    }

    /// The place in the layout at a point.
    func slot(at point: CGPoint) -> IndexPath? {
        let near = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return (collectionViewLayout.layoutAttributesForElements(in: reflected(near)) ?? [])
            .compactMap(reflected)
            .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
            .map(\.indexPath).min()
    }

    /// Shows the moved item at another place of the layout, and animates the others.
    func showMovement(at target: IndexPath) {
        guard let movement, counts.indices.contains(target.section) else { return }
        updateItems()
        let (mapping, after) = movement.mapping(to: target, counts: counts, noun: "item")
        self.movement?.current = target
        counts = after
        isUpdating = true
        isLayoutStale = true
        collectionViewLayout.follow(mapping)
        ensureLayout()
        selection.move(to: mapping.new)
        shown = shown.map { element in
            var element = element
            if element.id.kind == nil, let path = mapping.new(element.id.path) { element.id.path = path }
            return element
        }
        move(to: bounds.origin) { _ in
            nil
        } leaving: {
            []
        } completion: { _ in
        }
        isUpdating = false
        setNeedsLayout()
    }

    private func settle() {
        guard let movement else { return }
        let cell = shownCell(at: movement.current)
        self.movement = nil
        cell?.isReordering = false
        isUpdating = true
        move(to: bounds.origin) { _ in
            nil
        } leaving: {
            []
        } completion: { _ in
        }
        isUpdating = false
        setNeedsLayout()
    }
}
