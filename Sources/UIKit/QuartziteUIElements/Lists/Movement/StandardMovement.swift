import QuartziteUICore

/// The long press with which the user moves the items of a collection view controller.
@MainActor final class StandardMovement: NSObject, UIGestureRecognizerDelegate {
    private let press = UILongPressGestureRecognizer()
    private weak var list: UICollectionView?
    /// Returns whether an item may be moved.
    private let mayMove: (IndexPath) -> Bool
    private lazy var scroller = EdgeScroller { [weak self] in self?.follow() }
    /// The offset from the finger to the item's center, in points.
    private var grip = CGPoint.zero

    init(_ list: UICollectionView, mayMove: @escaping (IndexPath) -> Bool) {
        self.list = list
        self.mayMove = mayMove
        super.init()
        press.delegate = self
        press.addTarget(self, action: Selector("pressed:", StandardMovement.pressed(_:)))
        list.addGestureRecognizer(press)
    }

    /// Removes the gesture.
    func remove() { list?.removeGestureRecognizer(press) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, list.dragDelegate == nil else { return false }
        return list.indexPathForItem(at: press.location(in: list)).map(mayMove) ?? false
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard let list else { return }
        switch press.state {
        case .began:
            let point = press.location(in: list)
            guard let path = list.indexPathForItem(at: point), let cell = list.cellForItem(at: path) else { return }
            grip = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
            list.beginInteractiveMovementForItem(at: path)
        case .changed:
            scroller.follow(press.location(in: list), in: list)
            follow()
        case .ended:
            scroller.stop()
            list.endInteractiveMovement()
        case .cancelled, .failed:
            scroller.stop()
            list.cancelInteractiveMovement()
        case .possible: break
        }
    }

    private func follow() {
        guard let list else { return }
        let point = press.location(in: list)
        list.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.x, y: point.y + grip.y))
    }
}
