import QuartzCore

extension UICollectionView {
    /// The speed with which items make space for a dragged item.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// After a short delay.
        case fast = 1
        /// After a longer delay.
        case slow = 2
    }

    /// Whether an item of the collection view is dragged.
    public var hasActiveDrag: Bool { dragging.session != nil }
    /// Whether a drag is over the collection view.
    public var hasActiveDrop: Bool { dragging.dropSession != nil }
}

extension UICollectionView: DraggableList {
    func dragItems(
        _ session: any UIDragSession, at path: IndexPath, point: CGPoint, isAddition: Bool
    ) -> [UIDragItem] {
        let items =
            isAddition
            ? dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point)
            : dragDelegate?.collectionView(self, itemsForBeginning: session, at: path)
        return items ?? []
    }

    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragWillBegin(_ session: any UIDragSession) {
        unhighlight()
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

    // MARK: Dropping

    var acceptsDrops: Bool { dropDelegate != nil }

    func dropIsHandled(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func dropProposal(
        _ session: any UIDropSession, at path: IndexPath?
    ) -> (proposal: UIDropProposal, intent: ListDropIntent) {
        let proposal =
            dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UICollectionViewDropProposal(operation: .cancel)
        return (proposal, proposal.listIntent)
    }

    func performDrop(_ drop: ListDrop) {
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop))
    }

    // MARK: Places

    func dropDestination(at point: CGPoint, isLocal: Bool) -> IndexPath? { slot(at: point) }

    func allowsMovement(of path: IndexPath) -> Bool {
        dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    }

    func openGap(at path: IndexPath, for source: IndexPath?) {
        let delay = reorderingCadence.delay
        guard delay > 0 else { return makeSpace(at: path, for: source) }
        guard waitingGap?.path != path else { return }
        waitingGap = nil
        guard (source == nil ? gap : movement?.current ?? source) != path else { return }
        let waiting = WaitingGap(path: path, source: source)
        waitingGap = waiting
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            if let self, self.waitingGap === waiting { self.stopWaiting(makesSpace: true) }
        }
    }

    private func stopWaiting(makesSpace: Bool) {
        let waiting = waitingGap
        waitingGap = nil
        if makesSpace, let waiting { makeSpace(at: waiting.path, for: waiting.source) }
    }

    private func makeSpace(at path: IndexPath, for source: IndexPath?) {
        guard let source else {
            guard gap != path else { return }
            gap = path
            return settleItems()
        }
        if movement == nil { movement = ItemMovement(original: source, current: source) }
        if movement?.current != path { showMovement(at: path) } else { setNeedsLayout() }
    }

    func closeGap(animated: Bool) {
        stopWaiting(makesSpace: false)
        func close() {
            gap = nil
            if let movement, movement.original != movement.current { showMovement(at: movement.original) }
            movement = nil
            settleItems()
        }
        if animated { close() } else { UIView.performWithoutAnimation(close) }
    }

    func finishMovement() {
        stopWaiting(makesSpace: true)
        endInteractiveMovement()
    }

    func setDragged(at path: IndexPath) {
        shownCell(at: path)?.dragState = .dragging
        setNeedsLayout()
    }

    func clearDragged() {
        for element in shown { (element.view as? UICollectionViewCell)?.dragState = .none }
        setNeedsLayout()
    }

    /// Returns attributes of an item that makes space for one that would be inserted: those of the next place.
    func displaced(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let path = attributes.indexPath
        guard let gap, path.section == gap.section, path.item >= gap.item else { return attributes }
        let copy = attributes.duplicate
        let next = IndexPath(item: path.item + 1, section: path.section)
        if hasElement(at: next), let place = reflected(collectionViewLayout.layoutAttributesForItem(at: next)) {
            copy.frame.origin = place.frame.origin
        } else if path.item > 0,
            let before = reflected(
                collectionViewLayout.layoutAttributesForItem(
                    at: IndexPath(item: path.item - 1, section: path.section)))
        {
            let (x, y) = (copy.frame.minX - before.frame.minX, copy.frame.minY - before.frame.minY)
            let step = y == 0 ? x : pitch(inSection: path.section)
            // The last item goes to the next place of its line, or to the next line.
            if step > 0, copy.frame.maxX + step <= bounds.width {
                copy.frame.origin.x += step
            } else {
                let first = layoutAttributesForItem(at: IndexPath(item: 0, section: path.section))
                copy.frame.origin.x = first?.frame.minX ?? copy.frame.minX
                copy.frame.origin.y += y > 0 ? y : copy.frame.height
            }
        }
        return copy
    }

    /// The distance of the first two items of a section along their line; 0 if each has its own line.
    private func pitch(inSection section: Int) -> CGFloat {
        guard let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
            let second = layoutAttributesForItem(at: IndexPath(item: 1, section: section)),
            first.frame.minY == second.frame.minY
        else { return 0 }
        return second.frame.minX - first.frame.minX
    }

    /// Animates the items to their places.
    private func settleItems() {
        guard !isUpdating, updateDepth == 0 else { return }
        updateItems()
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

extension UICollectionViewCell {
    /// What a drag that began at the cell does; raw values are Apple's.
    public enum DragState: Int, Sendable {
        /// There is no drag.
        case none = 0
        /// The cell is about to be lifted.
        case lifting = 1
        /// The cell is dragged.
        case dragging = 2
    }
}
