import QuartziteUIDrawing

extension UITouch {
    /// The distance from the start of the touch, in points.
    var travelled: CGFloat { point.distance(to: startPoint) }

    /// Whether the finger is on the screen.
    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// Whether the touch has ended and its view has received all phases.
    var isDelivered: Bool { !isDown && backlog.isEmpty }

    /// Delivers the pending phases that recognizers do not delay to the view.
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

    /// Returns whether a recognizer in the possible state delays delivery to the view.
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
