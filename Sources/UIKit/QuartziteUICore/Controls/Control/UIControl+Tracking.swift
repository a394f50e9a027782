import QuartziteUIDrawing

extension UIControl {
    /// The distance from the control, in points, within which a tracked touch still counts as inside (observed).
    private static let stray: CGFloat = 70

    func trackBegin(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        if showsMenuAsPrimaryAction, opensMenu(for: touch) { return }
        isTouchInside = true
        trackedTouch = touch
        isTracking = beginTracking(touch, with: event)
        guard isTracking else {
            trackedTouch = nil
            isTouchInside = false
            return
        }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, for: event)
    }

    func trackMove(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if followsMenu(touches, .moved) { return }
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            stopTracking()
            endTracking(touch, with: event)
            return
        }
        switch (wasInside, isTouchInside) {
        case (false, true): send(.touchDragEnter, for: event)
        case (true, false): send(.touchDragExit, for: event)
        default: break
        }
        if trackedTouch != nil { send(isTouchInside ? .touchDragInside : .touchDragOutside, for: event) }
    }

    func trackEnd(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if followsMenu(touches, .ended) { return }
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = isNear(touch)
        isTouchInside = isInside
        endTracking(touch, with: event)
        stopTracking()
        send(isInside ? .touchUpInside : .touchUpOutside, for: event)
        if isInside, triggersPrimaryAction { send(.primaryActionTriggered, for: event) }
    }

    func trackCancel(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if followsMenu(touches, .cancelled) { return }
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        stopTracking()
        cancelTracking(with: event)
        send(.touchCancel, for: event)
    }

    /// Cancels tracking when the control is disabled.
    func abandonTracking() {
        guard trackedTouch != nil else { return }
        stopTracking()
        cancelTracking(with: nil)
        send(.touchCancel, for: nil)
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isNear(_ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        return self.point(inside: point, with: nil)
            || bounds.insetBy(dx: -UIControl.stray, dy: -UIControl.stray).contains(point)
    }
}
