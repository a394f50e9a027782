import QuartziteUIDrawing

/// The swipe from the leading edge that pops a controller: the slide follows the finger, then finishes or reverses.
@MainActor final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// The finger speed, in points per second, above which its direction alone decides whether the pop finishes.
    private static let flick: CGFloat = 300

    package let recognizer = UIScreenEdgePanGestureRecognizer()
    /// Drives the slide while the finger is down.
    private(set) var interaction: UIPercentDrivenInteractiveTransition?
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("pop:", InteractivePop.pop(_:)))
    }

    private func pop(_ pan: UIPanGestureRecognizer) {
        guard let navigation, let view = navigation.viewIfLoaded, view.bounds.width > 0 else { return }
        switch pan.state {
        case .began:
            // A pop during another transition would not be interactive.
            guard !navigation.content.isTransitioning, navigation.viewControllers.count > 1 else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .easeOut
            navigation.popViewController(animated: true)
        case .changed:
            interaction?.update(forward(pan.translation(in: view).x, in: view) / view.bounds.width)
        case .ended:
            let fraction = forward(pan.translation(in: view).x, in: view) / view.bounds.width
            let speed = forward(pan.velocity(in: view).x, in: view)
            let goesOn = abs(speed) > Self.flick ? speed > 0 : fraction > 0.5
            if goesOn { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        case .possible: break
        }
    }

    /// Returns a distance or speed to the right, or to the left where the interface runs from right to left.
    private func forward(_ value: CGFloat, in view: UIView) -> CGFloat { view.isRightToLeft ? -value : value }

    /// Sets the edge before the recognizer looks where the touch began: the right one from right to left.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer.edges = navigation?.view.isRightToLeft == true ? .right : .left
        return true
    }

    /// The swipe pops only where the navigation bar also shows a back button.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation else { return false }
        return navigation.viewControllers.count > 1 && !navigation.isNavigationBarHidden
            && navigation.topViewController?.navigationItem.showsBackButton == true
    }

    /// The gestures of scroll views wait for the swipe to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view is UIScrollView }
}
