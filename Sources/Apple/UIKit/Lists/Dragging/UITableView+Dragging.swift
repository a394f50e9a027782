import QuartzCore

extension UITableView {
    /// Whether a row of the table is dragged.
    public var hasActiveDrag: Bool { dragging.session != nil }
    /// Whether a drag is over the table.
    public var hasActiveDrop: Bool { dragging.dropSession != nil }
}

extension UITableView: DraggableList {
    private static let duration: TimeInterval = 0.3

    func dragItems(
        _ session: any UIDragSession, at path: IndexPath, point: CGPoint, isAddition: Bool
    ) -> [UIDragItem] {
        let items =
            isAddition
            ? dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point)
            : dragDelegate?.tableView(self, itemsForBeginning: session, at: path)
        return items ?? []
    }

    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragWillBegin(_ session: any UIDragSession) {
        unhighlight()
        swiping.close()
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

    // MARK: Dropping

    var acceptsDrops: Bool { dropDelegate != nil }

    func dropIsHandled(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func dropProposal(
        _ session: any UIDropSession, at path: IndexPath?
    ) -> (proposal: UIDropProposal, intent: ListDropIntent) {
        let proposal =
            dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UITableViewDropProposal(operation: .cancel)
        return (proposal, proposal.listIntent)
    }

    func performDrop(_ drop: ListDrop) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop))
    }

    // MARK: Places

    /// The row under the point; a row of another view goes below one whose lower half the point is in.
    func dropDestination(at point: CGPoint, isLocal: Bool) -> IndexPath? {
        ensureData()
        if let gap = arrangement.gap(at: point.y) { return gap }
        guard point.y.isFinite, let path = arrangement.rows(in: point.y...point.y.nextUp).first else { return nil }
        let isLast = path.row == arrangement.sections[path.section].rows.count - 1
        let isBelow = point.y > frame(ofRow: path).midY
        return !isLocal && isLast && isBelow ? IndexPath(row: path.row + 1, section: path.section) : path
    }

    func allowsMovement(of path: IndexPath) -> Bool { dataSource?.tableView(self, canMoveRowAt: path) ?? false }

    func openGap(at path: IndexPath, for source: IndexPath?) {
        guard let source else {
            guard arrangement.gap != path else { return }
            let height = arrangement.has(path) ? arrangement.row(path).height : shown.last?.frame.height ?? 44
            arrangement.setGap(path, height: height)
            return settleRows()
        }
        if movement == nil {
            movement = ItemMovement(original: source, current: source)
            shownCell(at: source).map { cell in AnimationContext.outside { cell.alpha = 0 } }
        }
        if movement?.current != path { showMovement(at: path) }
    }

    func closeGap(animated: Bool) {
        func close() {
            arrangement.setGap(nil, height: 0)
            guard let movement else { return settleRows() }
            if movement.original != movement.current { showMovement(at: movement.original) }
            self.movement = nil
            if let index = shown.firstIndex(where: { $0.path == movement.original }) {
                shown[index].frame = .null
                AnimationContext.outside { shown[index].cell.alpha = dragging.alpha(at: movement.original) ?? 1 }
            }
            settleRows()
        }
        if animated { close() } else { UIView.performWithoutAnimation(close) }
    }

    func finishMovement() { endMovement() }

    func setDragged(at path: IndexPath) {
        guard let cell = shownCell(at: path) else { return }
        cell.dragState = .dragging
        if movement == nil { cell.alpha = dragging.alpha(at: path) ?? 1 }
    }

    func clearDragged() {
        for cell in shown.map(\.cell) where cell.dragState != .none {
            cell.dragState = .none
            cell.alpha = 1
        }
    }

    /// Animates the rows to their places.
    private func settleRows() {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { [self] in
            for index in shown.indices { place(index) }
            showTitles()
            fitContent()
        }
        setNeedsLayout()
    }
}

extension UITableViewCell {
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
