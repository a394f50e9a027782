import QuartziteUIDrawing

/// The fingers on the screen, whose changes become touches and events.
@MainActor final class Fingers {
    /// The maximum time from the end of one tap to the start of the next, in seconds (observed).
    static let tapGap: TimeInterval = 0.35
    /// The maximum distance between successive taps, in points (observed).
    static let tapReach: CGFloat = 45

    private unowned let application: UIApplication
    private var down: [(finger: Int, touch: UITouch)] = []
    private let event = UIEvent()
    /// What the fingers reached that went up last without a reaction; "nothing" for no view.
    private var unanswered: [Int: String] = [:]
    private var lastTap: (count: Int, time: TimeInterval, point: CGPoint)?

    init(application: UIApplication) { self.application = application }

    /// Handles a change of one finger.
    ///
    /// A finger that begins twice moves instead; changes of fingers that are not down and nonfinite points are ignored.
    func change(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint?) {
        let known = down.first { $0.finger == finger }?.touch
        if let point, !(point.x.isFinite && point.y.isFinite) { return }
        guard let touch = known else {
            if phase == .began, let point { begin(finger, at: point) }
            return
        }
        let phase = phase == .began ? .moved : phase
        let place = point.map { touch.window?.layer.convert($0, from: nil) ?? $0 } ?? touch.point
        if phase == .moved, place == touch.point { return }
        touch.previousPoint = touch.point
        touch.point = place
        if touch.travelled > Fingers.tapReach { touch.tapCount = 0 }
        send(touch, phase)
        guard phase != .moved else { return }
        unanswered[finger] = phase == .ended && !touch.isAnswered ? touch.view.map(name) ?? "nothing" : nil
        lastTap =
            phase == .ended && touch.tapCount > 0
            ? (touch.tapCount, SceneContext.current.clock.now, touch.startPoint) : nil
        down.removeAll { $0.touch === touch }
        event.touches.removeAll { $0 === touch }
    }

    private func begin(_ finger: Int, at point: CGPoint) {
        let touch = UITouch()
        down.append((finger, touch))
        event.touches.append(touch)
        event.timestamp = SceneContext.current.clock.now
        let target = application.isIgnoringInteractionEvents ? nil : target(at: point)
        touch.window = target?.window ?? application.keyWindow ?? application.windows.last
        let place = touch.window?.layer.convert(point, from: nil) ?? point
        touch.point = place
        touch.previousPoint = place
        touch.startPoint = place
        touch.tapCount = 1
        if let last = lastTap, SceneContext.current.clock.now - last.time <= Fingers.tapGap,
            place.distance(to: last.point) <= Fingers.tapReach
        {
            touch.tapCount = last.count + 1
        }
        if let target, !isExcluded(target) {
            touch.view = target
            // A view without multiple touch receives only its first touch, whereas recognizers receive all.
            touch.isKeptFromView = !target.isMultipleTouchEnabled && touches(on: target).count > 1
        }
        send(touch, .began)
    }

    /// Returns the view that a finger touches, or nil if the finger is not down or touches no view.
    func view(under finger: Int) -> UIView? { down.first { $0.finger == finger }?.touch.view }

    /// Returns what the last touch of a finger reached, if that did not react; nil otherwise.
    func unansweredView(of finger: Int) -> String? { unanswered[finger] }

    /// Describes a view by its class, and its identifier or title.
    func name(_ view: UIView) -> String {
        let name = view.accessibilityIdentifier ?? (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text
        return "\(type(of: view))" + (name.map { " \($0)" } ?? "")
    }

    /// Returns the view at a point on the screen, in the frontmost window that has one there.
    func target(at point: CGPoint) -> UIView? {
        application.windows.reversed().lazy.filter { !$0.isHidden }.compactMap { [event] window in
            window.hitTest(window.layer.convert(point, from: nil), with: event)
        }.first
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        for other in down where other.touch !== touch { other.touch.phase = .stationary }
        touch.phase = phase
        touch.timestamp = SceneContext.current.clock.now
        event.timestamp = touch.timestamp
        event.changed = touch
        SceneContext.current.requestUpdate()
        application.sendEvent(event)
    }

    private func touches(on view: UIView) -> [UITouch] { down.map(\.touch).filter { $0.view === view } }

    /// Returns whether a view with exclusive touch prevents the touch in this view.
    private func isExcluded(_ view: UIView) -> Bool {
        let touched = down.compactMap(\.touch.view).filter { $0 !== view }
        return view.isExclusiveTouch ? !touched.isEmpty : touched.contains(where: \.isExclusiveTouch)
    }
}

extension CGPoint {
    /// Returns the distance to another point, in points.
    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}

extension UIApplication {
    /// Changes a finger at the current time; a nil point means its last location.
    package func touch(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint?) {
        fingers.change(finger, phase, at: point)
    }

    /// Describes what the last touch of a finger reached, if that did not react; nil otherwise.
    package func unansweredTarget(of finger: Int) -> String? { fingers.unansweredView(of: finger) }

    /// Returns the view that a touch at a point of the screen would reach; nil for none.
    package func touchedView(at point: CGPoint) -> UIView? { fingers.target(at: point) }

    /// Describes the view that a finger touches: its class, and its identifier or title; nil if it touches no view.
    package func target(of finger: Int) -> String? {
        fingers.view(under: finger).map(fingers.name)
    }
}
