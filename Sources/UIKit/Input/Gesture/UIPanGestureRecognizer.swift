import QuartzCore

/// Recognizes fingers that move; a continuous gesture, which begins after 10 points.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers move before the gesture begins, in points (observed).
    static let threshold: CGFloat = 10

    /// The way of the fingers' middle since they came down, without the jumps as fingers come and go.
    private(set) var travel = CGPoint.zero
    /// Where travel and the fingers' middle were when the fingers last came or went.
    private var base = (travel: CGPoint.zero, middle: CGPoint.zero)
    /// The travel that counts as no translation.
    private var origin = CGPoint.zero
    private var trail = MotionTrail()

    /// The fewest fingers that pan; 1 by default.
    open var minimumNumberOfTouches = 1

    /// The most fingers that pan; without limit by default.
    open var maximumNumberOfTouches = Int.max

    /// The way from where the gesture was recognized, in a view's coordinates; nil stands for the window.
    open func translation(in view: UIView?) -> CGPoint {
        convertVector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), to: view)
    }

    /// Lets the way so far count as this; the velocity stays.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let window = touches.first?.window ?? view?.window, let view else {
            return origin = CGPoint(x: travel.x - translation.x, y: travel.y - translation.y)
        }
        let (end, start) = (window.convert(translation, from: view), window.convert(CGPoint.zero, from: view))
        origin = CGPoint(x: travel.x - (end.x - start.x), y: travel.y - (end.y - start.y))
    }

    /// Points a second over the last tenth of a second, in a view's coordinates; nil stands for the window.
    open func velocity(in view: UIView?) -> CGPoint { convertVector(trail.velocity, to: view) }

    /// Takes a finger in.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count > maximumNumberOfTouches {
            guard state != .possible else { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        rebase()
        trail.add(travel)
    }

    /// Begins after 10 points, and goes on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow()
        if state != .possible { return state = .changed }
        if fingers.count >= minimumNumberOfTouches, travel.distance(to: .zero) > UIPanGestureRecognizer.threshold {
            state = mayPan ? .began : .failed
        }
    }

    /// Ends when too few fingers are left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // The finger may have moved as it was lifted.
        if fingers.isEmpty, let touch = touches.first { follow(to: touch.point) }
        let left = fingers.count
        if state == .possible {
            if left == 0 { state = .failed } else { rebase() }
        } else if left == 0 || left < minimumNumberOfTouches {
            state = .ended
        } else {
            rebase()
        }
    }

    /// Forgets the way; the velocity stays until the next.
    open override func reset() {
        travel = .zero
        origin = .zero
        base = (.zero, .zero)
        trail = MotionTrail()
    }

    override func willRecognize() { origin = travel }

    /// Whether the way so far is one to follow.
    var mayPan: Bool { true }

    private func rebase() { base = (travel, middle) }

    private func follow() { follow(to: middle) }

    private func follow(to point: CGPoint) {
        travel = CGPoint(
            x: base.travel.x + point.x - base.middle.x, y: base.travel.y + point.y - base.middle.y)
        trail.add(travel)
    }
}
