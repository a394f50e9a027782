import QuartzCore

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
            if isClaimed, isDeliveredToView, !isKeptFromView { send(.cancelled, event) }
            isKeptFromView = true
            backlog = []
            return
        }
        while let next = backlog.first {
            if next == .began, isDelayed(by: \.delaysTouchesBegan) { return }
            if next == .ended, isDelayed(by: \.delaysTouchesEnded) { return }
            backlog.removeFirst()
            send(next, event)
        }
    }

    /// Returns whether a recognizer in the possible state delays delivery to the view.
    private func isDelayed(by delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        recognizers.contains { $0.state == .possible && $0[keyPath: delays] && $0.touches.contains(self) }
    }

    private func send(_ reported: Phase, _ event: UIEvent?) {
        let present = phase
        phase = reported
        defer { phase = present }
        isDeliveredToView = reported != .ended && reported != .cancelled
        switch reported {
        case .began: view?.touchesBegan([self], with: event)
        case .moved, .stationary: view?.touchesMoved([self], with: event)
        case .ended: view?.touchesEnded([self], with: event)
        case .cancelled: view?.touchesCancelled([self], with: event)
        }
    }
}
