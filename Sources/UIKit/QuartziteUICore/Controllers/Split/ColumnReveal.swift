import QuartziteUIDrawing

/// The swipe from the edge that shows the side columns over the secondary one, and the touches that hide them.
@MainActor final class ColumnReveal: NSObject, UIGestureRecognizerDelegate {
    /// Darkens the secondary column while others are over it; a tap hides them.
    let shade = UIView()
    private let edge = UIScreenEdgePanGestureRecognizer()
    private let back = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private unowned let split: UISplitViewController

    init(_ split: UISplitViewController) {
        self.split = split
        super.init()
        shade.backgroundColor = UIColor(white: 0, alpha: 0.12)
        shade.alpha = 0
        edge.edges = .left
        for recognizer in [edge, back, tap] as [UIGestureRecognizer] { recognizer.delegate = self }
        edge.addTarget(self, action: Selector("reveal:", ColumnReveal.reveal(_:)))
        back.addTarget(self, action: Selector("swipeBack:", ColumnReveal.swipeBack(_:)))
        tap.addTarget(self, action: Selector("hide:", ColumnReveal.hide(_:)))
        shade.addGestureRecognizer(tap)
    }

    /// Adds the recognizers to the view of the controller.
    func attach(to view: UIView) {
        view.addGestureRecognizer(edge)
        view.addGestureRecognizer(back)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !split.isCollapsed else { return false }
        edge.edges = split.view.isRightToLeft ? .right : .left
        if gestureRecognizer === edge { return split.presentsWithGesture && split.displayMode == .secondaryOnly }
        guard split.arrangement.isOver else { return false }
        if gestureRecognizer === tap { return true }
        let movement = back.translation(in: split.view)
        let outward = split.view.isRightToLeft ? movement.x : -movement.x
        return outward > abs(movement.y)
    }

    private func reveal(_ recognizer: UIPanGestureRecognizer) {
        if recognizer.state == .began { split.change(to: .oneOverSecondary, animated: true) }
    }

    private func swipeBack(_ recognizer: UIPanGestureRecognizer) {
        if recognizer.state == .began { split.change(to: .secondaryOnly, animated: true) }
    }

    private func hide(_ recognizer: UITapGestureRecognizer) { split.change(to: .secondaryOnly, animated: true) }
}
