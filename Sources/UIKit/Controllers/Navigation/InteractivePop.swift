import QuartzCore

/// The swipe from the left edge that pops: the slide follows the finger, and then goes on or back by itself.
@MainActor final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// How fast a finger has to be to decide where the slide goes, wherever it is, in points a second.
    private static let flick: CGFloat = 300

    let recognizer = UIScreenEdgePanGestureRecognizer()
    /// What moves the slide while a finger does.
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
            // A change under way is not followed by one that nobody holds.
            guard !navigation.content.isTransitioning, navigation.viewControllers.count > 1 else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            interaction?.completionCurve = .easeOut
            navigation.popViewController(animated: true)
        case .changed:
            interaction?.update(pan.translation(in: view).x / view.bounds.width)
        case .ended:
            let fraction = pan.translation(in: view).x / view.bounds.width
            let speed = pan.velocity(in: view).x
            let goesOn = abs(speed) > Self.flick ? speed > 0 : fraction > 0.5
            if goesOn { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        case .possible: break
        }
    }

    /// Whether the bar offers the way back as well.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation else { return false }
        return navigation.viewControllers.count > 1 && !navigation.isNavigationBarHidden
            && navigation.topViewController?.navigationItem.showsBackButton == true
    }

    /// Content that scrolls waits for the swipe.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view is UIScrollView }
}
