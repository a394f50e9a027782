import QuartziteUICore

/// A drop on a list: what is dropped, where, and where the previews go.
@MainActor final class ListDrop {
    let list: any DraggableList
    let session: DragSession
    let destination: IndexPath?
    let proposal: UIDropProposal?
    let intent: ListDropIntent
    let items: [ListDropItem]

    init(
        list: any DraggableList, session: DragSession, destination: IndexPath?, proposal: UIDropProposal?,
        intent: ListDropIntent, items: [(UIDragItem, IndexPath?)]
    ) {
        self.list = list
        self.session = session
        self.destination = destination
        self.proposal = proposal
        self.intent = intent
        self.items = items.map { item, source in
            let cell: UIView? = source.flatMap { list.shownCell(at: $0) }
            return ListDropItem(item, source, cell?.bounds.size ?? .zero)
        }
    }

    /// Animates an item's preview to the middle of a rectangle in a cell, while the preview shrinks.
    func land(_ item: UIDragItem, into path: IndexPath, rect: CGRect) -> any UIDragAnimating {
        let landing = DropLanding { [weak list] window in
            let cell: UIView? = list?.shownCell(at: path)
            return cell.map { DropLanding.Place(frame: $0.convert(rect, to: window), isInside: true) }
        }
        session.landings.append((item, landing))
        return landing.animator
    }

    /// Animates an item's preview to a point of another view.
    func land(_ item: UIDragItem, on target: UIDragPreviewTarget, size: CGSize) -> any UIDragAnimating {
        let landing = DropLanding { window in
            let center = target.container.convert(target.center, to: window)
            let box = CGRect(origin: .zero, size: size).applying(target.transform)
            return DropLanding.Place(
                frame: CGRect(
                    x: center.x - box.width / 2, y: center.y - box.height / 2, width: box.width, height: box.height))
        }
        session.landings.append((item, landing))
        return landing.animator
    }
}

extension DragSession {
    /// Animates an item's preview to the cell at an index path.
    @discardableResult
    func land(_ item: UIDragItem, on list: any DraggableList, at path: IndexPath) -> any UIDragAnimating {
        let landing = DropLanding { [weak list] window in
            AnimationContext.outside { list?.layoutIfNeeded() }
            let cell: UIView? = list?.shownCell(at: path)
            guard let cell, let superview = cell.superview else { return nil }
            return DropLanding.Place(view: cell, frame: superview.convert(cell.frame, to: window))
        }
        landings.append((item, landing))
        return landing.animator
    }
}

/// An item of a drop on a list.
@MainActor final class ListDropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source, size)
        super.init()
    }
}
