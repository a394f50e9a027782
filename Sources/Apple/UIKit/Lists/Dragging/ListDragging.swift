import QuartzCore

/// What a drop on a list would do with the element at its destination.
enum ListDropIntent {
    case unspecified, insertAt, insertInto, automatic
}

/// A list from which and to which elements are dragged.
@MainActor protocol DraggableList: SelectableList {
    var dragging: ListDragging { get }
    /// The element at a point of the content.
    func elementPath(at point: CGPoint) -> IndexPath?

    // The drag delegate.
    func dragItems(_ session: any UIDragSession, at path: IndexPath, point: CGPoint, isAddition: Bool) -> [UIDragItem]
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)

    // The drop delegate.
    var acceptsDrops: Bool { get }
    func dropIsHandled(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// What a drop would do; nil for the standard of the list.
    func dropProposal(
        _ session: any UIDropSession, at path: IndexPath?
    ) -> (proposal: UIDropProposal, intent: ListDropIntent)
    func performDrop(_ drop: ListDrop)

    // Places.
    /// Where an element that is dropped at a point of the content goes.
    func dropDestination(at point: CGPoint, isLocal: Bool) -> IndexPath?
    /// Makes the elements leave a place free, for the dragged element of the list if it is given.
    func openGap(at path: IndexPath, for source: IndexPath?)
    /// Lets the elements return to their places.
    func closeGap(animated: Bool)
    /// Whether the data source lets the user move an element.
    func allowsMovement(of path: IndexPath) -> Bool
    /// Moves an element to where the gap is, and tells the data source.
    func finishMovement()
    func setDragged(at path: IndexPath)
    /// Ends the state of all cells that were dragged.
    func clearDragged()
}

/// The drags from a list and the drops on it.
@MainActor final class ListDragging: NSObject {
    weak var list: (any DraggableList)?
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private lazy var drop = UIDropInteraction(delegate: self)
    /// The drag that began in the list, and the elements whose items it has.
    private(set) var session: (any UIDragSession)?
    private(set) var sources: [(item: UIDragItem, path: IndexPath)] = []
    /// The drag that is over the list.
    private(set) var dropSession: (any UIDropSession)?
    private var destination: IndexPath?
    private var proposal: (proposal: UIDropProposal, intent: ListDropIntent)?
    private var hasGap = false
    /// The element that a drop would change.
    private var target: IndexPath?
    private lazy var scroller = EdgeScroller { [weak self] in self?.drag.flight?.update() }

    init(_ list: any DraggableList) {
        self.list = list
        super.init()
    }

    /// Lets elements of the list be dragged.
    func installDrag(isEnabled: Bool) {
        list?.addInteraction(drag)
        drag.isEnabled = isEnabled
        installDrop()
    }

    /// Lets elements be dropped on the list.
    func installDrop() { list?.addInteraction(drop) }

    /// Whether an element is dragged, and how visible it is meanwhile.
    func alpha(at path: IndexPath) -> CGFloat? { sources.contains { $0.path == path } ? (hasGap ? 0 : 0.5) : nil }

    /// Adds the items of an element to the drag for a tap; returns whether there is a drag.
    func add(at path: IndexPath, point: CGPoint) -> Bool {
        guard let list, let session, let flight = drag.flight else { return false }
        guard !sources.contains(where: { $0.path == path }) else { return true }
        let items = list.dragItems(session, at: path, point: point, isAddition: true)
        sources += items.map { ($0, path) }
        flight.add(items)
        if !items.isEmpty { list.setDragged(at: path) }
        return true
    }
}

// MARK: - Dragging

extension ListDragging: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let list, self.session == nil else { return [] }
        let point = session.location(in: list)
        guard let path = list.elementPath(at: point) else { return [] }
        let items = list.dragItems(session, at: path, point: point, isAddition: false)
        sources = items.map { ($0, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview(of: item) }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) ?? defaultPreview }

    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let list, let path = sources.first(where: { $0.item === item })?.path else { return nil }
        let cell: UIView? = list.shownCell(at: path)
        guard let cell, cell.window != nil, cell.superview != nil else { return nil }
        return UITargetedDragPreview(
            view: cell, parameters: list.dragPreviewParameters(at: path) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list?.dragAllowsMove(session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list?.dragIsRestricted(session) ?? false }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        self.session = session
        list?.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        for source in sources { list?.setDragged(at: source.path) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        (self.session, sources) = (nil, [])
        list?.clearDragged()
        list?.dragDidEnd(session)
    }
}

// MARK: - Dropping

extension ListDragging: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let list else { return false }
        return list.acceptsDrops ? list.dropIsHandled(session) : movableSource(session) != nil
    }

    /// The element that a list without a drop delegate lets the user move.
    private func movableSource(_ session: any UIDropSession) -> IndexPath? {
        guard let list, sources.count == 1, let path = sources.first?.path, isLocal(session) else { return nil }
        return list.allowsMovement(of: path) ? path : nil
    }

    private func isLocal(_ other: any UIDropSession) -> Bool { session.map { $0 === other.localDragSession } ?? false }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        dropSession = session
        list?.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        scroller.follow(session.location(in: list), in: list)
        destination = list.dropDestination(at: session.location(in: list), isLocal: isLocal(session))
        let proposal =
            list.acceptsDrops
            ? list.dropProposal(session, at: destination) : (UIDropProposal(operation: .move), .insertAt)
        self.proposal = proposal
        let isDesired = proposal.0.operation == .copy || proposal.0.operation == .move
        show(isDesired ? proposal.1 : .unspecified, session)
        return proposal.0
    }

    /// Shows what a drop would do: a gap, or a highlighted cell.
    private func show(_ intent: ListDropIntent, _ session: any UIDropSession) {
        let inserts = intent == .insertAt || intent == .automatic
        if inserts, let destination {
            let own = isLocal(session) && sources.count == 1 ? sources.first?.path : nil
            hasGap = true
            list?.openGap(at: destination, for: own)
        } else if hasGap {
            closeGap(animated: true)
        }
        highlight(intent == .insertInto ? destination : nil)
    }

    private func closeGap(animated: Bool) {
        guard hasGap else { return }
        hasGap = false
        list?.closeGap(animated: animated)
    }

    private func highlight(_ path: IndexPath?) {
        guard path != target, let list else { return }
        func set(_ isHighlighted: Bool, _ path: IndexPath, in list: some DraggableList) {
            if let cell = list.shownCell(at: path) { list.setHighlighted(isHighlighted, in: cell) }
        }
        if let target { set(false, target, in: list) }
        if let path { set(true, path, in: list) }
        target = path
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        list?.dropDidExit(session)
    }

    private func leave() {
        scroller.stop()
        closeGap(animated: true)
        highlight(nil)
        (destination, proposal, dropSession) = (nil, nil, nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        scroller.stop()
        highlight(nil)
        guard let list, let session = session as? DragSession else { return }
        if !list.acceptsDrops {
            let (place, item) = (destination, sources.first?.item)
            forget()
            list.finishMovement()
            list.clearDragged()
            if let item, let place { session.land(item, on: list, at: place) }
            return
        }
        let drop = ListDrop(
            list: list, session: session, destination: destination, proposal: proposal?.proposal,
            intent: proposal?.intent ?? .unspecified,
            items: session.items.map { item in (item, sources.first { $0.item === item }?.path) })
        let hadGap = hasGap
        if hadGap { list.closeGap(animated: false) }
        forget()
        list.clearDragged()
        // The elements already are where the gap has sent them.
        if hadGap { UIView.performWithoutAnimation { list.performDrop(drop) } } else { list.performDrop(drop) }
    }

    private func forget() { (hasGap, sources, proposal, destination) = (false, [], nil, nil) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        list?.dropDidEnd(session)
    }
}
