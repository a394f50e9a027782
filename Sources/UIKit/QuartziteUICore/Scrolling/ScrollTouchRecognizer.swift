import QuartziteUIDrawing

/// A recognizer that delays touches in a scroll view until they are known not to be drags.
///
/// It recognizes nothing itself. A touch also stops decelerating content.
final class ScrollTouchRecognizer: UIGestureRecognizer {
    private static let delay: TimeInterval = 0.15

    /// Nil once a touch has removed the scroll view, as the tap that chooses a search suggestion does.
    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.catchContent()
        guard let scrollView, scrollView.isScrollEnabled, scrollView.delaysContentTouches else {
            return state = .failed
        }
        if fingers.count == 1 { schedule(after: ScrollTouchRecognizer.delay) { [weak self] in self?.state = .failed } }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isEmpty { state = .failed }
    }

    override func reset() { scrollView?.releaseContent() }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
