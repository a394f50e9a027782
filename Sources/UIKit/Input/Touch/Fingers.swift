import QuartzCore

/// The fingers on the screen: what was sent becomes touches and events.
@MainActor final class Fingers {
    /// Presses that count as one series: how far apart in time, from lifting to coming down, and in place (observed).
    static let tapGap: TimeInterval = 0.35
    static let tapReach: CGFloat = 45

    private unowned let application: UIApplication
    private var down: [(finger: Int, touch: UITouch)] = []
    private let event = UIEvent()
    private var lastTap: (count: Int, time: TimeInterval, point: CGPoint)?

    init(application: UIApplication) { self.application = application }

    /// What one finger does now: one that comes down twice moves, and what one that is not down does is left out, as is
    /// a point that is not finite.
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
        lastTap =
            phase == .ended && touch.tapCount > 0
            ? (touch.tapCount, MediaClock.current.now, touch.startPoint) : nil
        down.removeAll { $0.touch === touch }
        event.touches.removeAll { $0 === touch }
    }

    private func begin(_ finger: Int, at point: CGPoint) {
        let touch = UITouch()
        down.append((finger, touch))
        event.touches.append(touch)
        event.timestamp = MediaClock.current.now
        let target = application.isIgnoringInteractionEvents ? nil : target(at: point)
        touch.window = target?.window ?? application.keyWindow ?? application.windows.last
        let place = touch.window?.layer.convert(point, from: nil) ?? point
        touch.point = place
        touch.previousPoint = place
        touch.startPoint = place
        touch.tapCount = 1
        if let last = lastTap, MediaClock.current.now - last.time <= Fingers.tapGap,
            place.distance(to: last.point) <= Fingers.tapReach
        {
            touch.tapCount = last.count + 1
        }
        if let target, !isExcluded(target) {
            touch.view = target
            // A view for one finger hears only of the first, while recognizers hear of all.
            touch.isKeptFromView = !target.isMultipleTouchEnabled && touches(on: target).count > 1
        }
        send(touch, .began)
    }

    /// The view at a point of the screen, in the front-most window that has one there.
    private func target(at point: CGPoint) -> UIView? {
        application.windows.reversed().lazy.filter { !$0.isHidden }.compactMap { [event] window in
            window.hitTest(window.layer.convert(point, from: nil), with: event)
        }.first
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
        for other in down where other.touch !== touch { other.touch.phase = .stationary }
        touch.phase = phase
        touch.timestamp = MediaClock.current.now
        event.timestamp = touch.timestamp
        event.changed = touch
        application.sendEvent(event)
    }

    private func touches(on view: UIView) -> [UITouch] { down.map(\.touch).filter { $0.view === view } }

    /// Whether a view that wants to be alone keeps a finger from this one.
    private func isExcluded(_ view: UIView) -> Bool {
        let touched = down.compactMap(\.touch.view).filter { $0 !== view }
        return view.isExclusiveTouch ? !touched.isEmpty : touched.contains(where: \.isExclusiveTouch)
    }
}

extension CGPoint {
    /// How far another point is, in points.
    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}

extension UIApplication {
    /// A finger comes down, moves, is lifted or taken away, at the present time; nil stands for where it was.
    package func touch(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint?) {
        fingers.change(finger, phase, at: point)
    }
}
