import QuartziteUICore

/// A list whose rows can be swiped.
@MainActor protocol SwipeableList: UIScrollView {
    var swiping: RowSwipe { get }
    /// The row at a point of the content.
    func swipeRow(at point: CGPoint) -> (cell: UIView, path: IndexPath)?
    /// The actions of a row; nil for none.
    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
    /// A row is about to show its actions, or no longer does.
    func setSwiped(_ isSwiped: Bool, _ cell: UIView, at path: IndexPath)
}

/// The swipe that shows the actions of a row.
@MainActor final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
    /// The part of a row's width over which a full swipe must go.
    private static let fullPart: CGFloat = 0.6

    private weak var list: (any SwipeableList)?
    private let pan = UIPanGestureRecognizer()
    private var row: (cell: UIView, path: IndexPath, actions: SwipeActionsView)?
    /// The shift of the row when the pan began.
    private var start: CGFloat = 0
    private var scrolled: CGFloat = 0

    init(_ list: any SwipeableList) {
        self.list = list
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self, action: Selector("swipe:", RowSwipe.swipe))
        list.addGestureRecognizer(pan)
    }

    /// Whether a row shows its actions.
    var isOpen: Bool { row != nil }
    /// The row that shows its actions.
    var path: IndexPath? { row?.path }

    // MARK: Gesture

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, list.window != nil, (list as? UITableView)?.isEditing != true || isOpen else { return false }
        let travel = pan.travel
        guard abs(travel.x) > abs(travel.y) else { return false }
        let point = pan.location(in: list)
        guard let (cell, path) = list.swipeRow(at: CGPoint(x: point.x - travel.x, y: point.y - travel.y)) else {
            return false
        }
        if row?.cell === cell { return true }
        close()
        return open(cell, at: path, isLeft: travel.x > 0)
    }

    /// Recognizers of views around the list, such as that of a drawer, come before the standard action of a table.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        guard !isOpen, let list, let view = other.view, other is UIPanGestureRecognizer, !(view is UIScrollView) else {
            return false
        }
        return view !== list && list.isDescendant(of: view)
    }

    /// Prepares the actions at a side of a row; returns false if it has none.
    private func open(_ cell: UIView, at path: IndexPath, isLeft: Bool) -> Bool {
        guard let list, let superview = cell.superview else { return false }
        guard let configuration = list.swipeActions(at: path, isLeading: isLeft != list.isRightToLeft),
            !configuration.actions.isEmpty
        else { return false }
        let view = SwipeActionsView(configuration, isLeft: isLeft)
        AnimationContext.outside {
            view.frame = cell.frame
            view.layer.cornerRadius = cell.layer.cornerRadius
            view.layer.maskedCorners = cell.layer.maskedCorners
            superview.insertSubview(view, belowSubview: cell)
            view.layoutIfNeeded()
        }
        for button in view.buttons { button.tapped = { [weak self] in self?.perform(button.action, button) } }
        row = (cell, path, view)
        scrolled = list.bounds.minY
        list.setSwiped(true, cell, at: path)
        return true
    }

    func swipe(_ pan: UIPanGestureRecognizer) {
        guard let row, let list else { return }
        let sign: CGFloat = row.actions.isLeft ? 1 : -1
        let width = row.cell.bounds.width
        switch pan.state {
        case .began, .changed:
            if pan.state == .began { start = row.cell.transform.tx }
            var shift = (start + pan.translation(in: list).x) * sign
            let mayBeFull = row.actions.configuration.performsFirstActionWithFullSwipe
            if shift < 0 { shift = 0 }
            if !mayBeFull, shift > row.actions.width { shift = row.actions.width + (shift - row.actions.width) / 3 }
            let isFull = mayBeFull && shift > width * Self.fullPart
            if isFull != row.actions.isFull {
                row.actions.isFull = isFull
                UIView.animate(withDuration: 0.2) { self.show(shift) }
            } else {
                show(shift)
            }
        case .ended, .cancelled, .failed:
            let shift = row.cell.transform.tx * sign
            let speed = pan.velocity(in: list).x * sign
            if pan.state == .ended, row.actions.isFull, let first = row.actions.buttons.first {
                UIView.animate(withDuration: 0.2) { self.show(width) }
                return perform(first.action, first)
            }
            row.actions.isFull = false
            let stays = pan.state == .ended && (speed > 100 || speed > -100 && shift > row.actions.width / 2)
            if stays { settle() } else { close() }
        case .possible: break
        }
    }

    private func show(_ shift: CGFloat) {
        guard let row else { return }
        row.cell.transform = CGAffineTransform(translationX: row.actions.isLeft ? shift : -shift, y: 0)
        row.actions.revealed = shift
        row.actions.setNeedsLayout()
        row.actions.layoutIfNeeded()
    }

    private func settle() {
        guard let row else { return }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.show(row.actions.width)
        }
    }

    // MARK: Opening and closing

    /// Shows the trailing actions of a row, as a tap on its delete control does.
    func showTrailingActions(of cell: UIView) {
        guard let list, let path = list.swipeRow(at: cell.center)?.path else { return }
        close()
        guard open(cell, at: path, isLeft: list.isRightToLeft) else { return }
        settle()
    }

    /// Hides the actions.
    func close(animated: Bool = true) {
        guard let (cell, path, actions) = row else { return }
        row = nil
        list?.setSwiped(false, cell, at: path)
        guard animated, cell.window != nil else {
            cell.transform = .identity
            return actions.removeFromSuperview()
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            cell.transform = .identity
            actions.revealed = 0
            actions.setNeedsLayout()
            actions.layoutIfNeeded()
        } completion: { _ in
            actions.removeFromSuperview()
        }
    }

    /// Hides the actions if the list has scrolled, or the row is gone.
    func listDidLayOut() {
        guard let row, let list else { return }
        if row.cell.superview == nil || abs(list.bounds.minY - scrolled) > 0.5, pan.state == .possible { close() }
    }

    private func perform(_ action: UIContextualAction, _ source: UIView) {
        action.handler(action, source) { [weak self] _ in self?.close() }
    }
}
