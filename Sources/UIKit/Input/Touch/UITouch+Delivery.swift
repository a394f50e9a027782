import QuartzCore

extension UITouch {
    /// How far the finger is from where it came down, in points.
    var travelled: CGFloat { point.distance(to: startPoint) }

    /// Whether the finger is on the screen.
    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// Whether nothing is left to tell the view.
    var isDelivered: Bool { !isDown && backlog.isEmpty }

    /// Tells the view what it may hear by now, recognizers permitting.
    func deliver(with event: UIEvent?) {
        if isClaimed || isKeptFromView || view == nil {
            if isClaimed, isToldView, !isKeptFromView { tell(.cancelled, event) }
            isKeptFromView = true
            backlog = []
            return
        }
        while let next = backlog.first {
            if next == .began, isHeld(by: \.delaysTouchesBegan) { return }
            if next == .ended, isHeld(by: \.delaysTouchesEnded) { return }
            backlog.removeFirst()
            tell(next, event)
        }
    }

    /// Whether a recognizer that may yet recognize something keeps news from the view.
    private func isHeld(by delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        recognizers.contains { $0.state == .possible && $0[keyPath: delays] && $0.touches.contains(self) }
    }

    private func tell(_ told: Phase, _ event: UIEvent?) {
        let present = phase
        phase = told
        defer { phase = present }
        isToldView = told != .ended && told != .cancelled
        switch told {
        case .began: view?.touchesBegan([self], with: event)
        case .moved, .stationary: view?.touchesMoved([self], with: event)
        case .ended: view?.touchesEnded([self], with: event)
        case .cancelled: view?.touchesCancelled([self], with: event)
        }
    }
}
