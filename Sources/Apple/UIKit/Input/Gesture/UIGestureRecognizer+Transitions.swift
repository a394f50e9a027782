import QuartzCore

extension UIGestureRecognizer {
    /// The touches that are down.
    final var fingers: [UITouch] { touches.filter(\.isDown) }

    /// The centroid of the fingers in the window; the last one if no finger is down.
    final var middle: CGPoint {
        let fingers = fingers
        guard let first = fingers.first else { return lastMiddle }
        guard fingers.count > 1 else { return first.point }
        let count = CGFloat(fingers.count)
        return CGPoint(
            x: fingers.reduce(0) { $0 + $1.point.x } / count, y: fingers.reduce(0) { $0 + $1.point.y } / count)
    }

    /// Converts a point from the window to a view.
    final func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
        guard let other, let window = touches.first?.window ?? view?.window else { return point }
        return other.convert(point, from: window)
    }

    /// Converts a vector from the window to a view.
    final func convertVector(_ vector: CGPoint, to other: UIView?) -> CGPoint {
        let (end, start) = (convert(vector, to: other), convert(.zero, to: other))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    // MARK: States

    final func change(to new: State) {
        inEnvironment { [self] in
            switch (current, new) {
            case (.possible, .began), (.possible, .ended): ask(for: new)
            case (.possible, .failed), (.possible, .cancelled): fail()
            case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
                current = new
                announcements.append(new)
            case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
                guard hasWon else { return fail() }
                current = .cancelled
                announcements.append(.cancelled)
            default: break
            }
        }
    }

    /// Recognizes the gesture, or waits for the recognizers that must fail first.
    private func ask(for new: State) {
        guard let environment else { return grant(new) }
        switch environment.obstacle(to: self) {
        case .none: grant(new)
        case .mayFail: requested = new
        case .stays: fail()
        }
    }

    final func grant(_ new: State) {
        requested = nil
        guard mayBegin else { return fail() }
        current = new
        announcements.append(new)
        isContender = true
        willRecognize()
    }

    private var mayBegin: Bool {
        if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        if view?.gestureRecognizerShouldBegin(self) == false { return false }
        guard isPlainTap, let touched = touches.last?.view, touched !== view else { return true }
        // A control handles taps on it, so recognizers of its superviews ignore them.
        let inner = sequence(first: touched) { $0.superview }.prefix { $0 !== view }
        return !inner.contains { ($0 as? UIControl)?.keepsTaps == true }
    }

    private var isPlainTap: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    final func fail() {
        current = .failed
        requested = nil
        announcements = []
        isContender = false
        cancelTimers()
        KeyValueObservations.current.check()
    }

    /// Cancels the current gesture.
    final func cancelGesture() {
        guard !touches.isEmpty || current != .possible else { return }
        inEnvironment { [self] in
            state = .cancelled
            touches = []
        }
    }

    /// Calls the targets for the next pending state.
    final func announce() {
        guard !announcements.isEmpty else { return }
        let (announced, latest) = (announcements.removeFirst(), current)
        current = announced
        KeyValueObservations.current.check()
        for target in targets {
            if let object = target.object { target.action.send(to: object, self) }
        }
        if current == announced { current = latest }
    }

    /// Resets the recognizer to the possible state.
    final func startAnew() {
        cancelTimers()
        (current, requested, isContender, hasWon) = (.possible, nil, false, false)
        announcements = []
        reset()
        touches = []
        KeyValueObservations.current.check()
    }

    // MARK: Touches

    /// Handles the change of a touch that was assigned to the recognizer.
    final func handle(_ touch: UITouch, _ event: UIEvent) {
        recordMiddle(touch)
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved, .stationary: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled:
            touchesCancelled([touch], with: event)
            state = .cancelled
        }
    }

    // MARK: Time

    /// Schedules an action after a delay in seconds of stage time; it is cancelled if the gesture ends first.
    final func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        let scene = SceneContext.current
        guard !scene.isIdle else { return }
        let ticket = scene.runLoop.add(at: scene.clock.now + delay) { [weak self] in
            MainActor.assumeIsolated { self?.inEnvironment(action) }
        }
        timers.append((scene, ticket))
    }

    final func cancelTimers() {
        for timer in timers { timer.scene.runLoop.cancel(timer.ticket) }
        timers = []
    }

    /// Performs a change and processes its consequences.
    final func inEnvironment(_ change: () -> Void) {
        if let environment = environment ?? view?.window?.gestures {
            environment.update(with: self, change)
            return
        }
        change()
        isContender = false
        while !announcements.isEmpty { announce() }
        if current == .ended || current == .cancelled || current == .failed { startAnew() }
    }
}
