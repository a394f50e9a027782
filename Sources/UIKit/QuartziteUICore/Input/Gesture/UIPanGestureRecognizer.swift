import QuartziteUIDrawing

/// A recognizer for panning fingers; a continuous gesture that begins after 10 points.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The distance before the gesture begins, in points (observed).
    package static let threshold: CGFloat = 10

    /// The movement of the centroid since the touches began, without jumps when fingers are added or lifted.
    final package private(set) var travel = CGPoint.zero
    /// The movement and the centroid when a finger was last added or lifted.
    private var base = (travel: CGPoint.zero, middle: CGPoint.zero)
    /// The movement that corresponds to a translation of zero.
    private var origin = CGPoint.zero
    private var trail = MotionTrail()

    /// The minimum number of fingers; 1 by default.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers; unlimited by default.
    open var maximumNumberOfTouches = Int.max

    /// Returns the translation since the gesture was recognized, in a view's coordinates; nil means the window.
    open func translation(in view: UIView?) -> CGPoint {
        convertVector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), to: view)
    }

    /// Sets the current translation; the velocity is unaffected.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let window = touches.first?.window ?? view?.window, let view else {
            return origin = CGPoint(x: travel.x - translation.x, y: travel.y - translation.y)
        }
        let (end, start) = (window.convert(translation, from: view), window.convert(CGPoint.zero, from: view))
        origin = CGPoint(x: travel.x - (end.x - start.x), y: travel.y - (end.y - start.y))
    }

    /// Returns the velocity over the last 0.1 seconds, in points per second and a view's coordinates; nil means the
    /// window.
    open func velocity(in view: UIView?) -> CGPoint { convertVector(trail.velocity, to: view) }

    /// Adds a finger to the gesture.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count > maximumNumberOfTouches {
            guard state != .possible else { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        rebase()
        trail.add(travel)
    }

    /// Begins the gesture after 10 points, and reports movement afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow()
        if state != .possible { return state = .changed }
        if fingers.count >= minimumNumberOfTouches, travel.distance(to: .zero) > UIPanGestureRecognizer.threshold {
            state = mayPan ? .began : .failed
        }
    }

    /// Ends the gesture when too few fingers remain.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // The touch may have moved in the same event that ended it.
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

    /// Resets the movement.
    open override func reset() {
        travel = .zero
        origin = .zero
        base = (.zero, .zero)
        trail = MotionTrail()
    }

    override func willRecognize() { origin = travel }

    /// Whether the movement so far may start the gesture.
    var mayPan: Bool { true }

    private func rebase() { base = (travel, middle) }

    private func follow() { follow(to: middle) }

    private func follow(to point: CGPoint) {
        travel = CGPoint(
            x: base.travel.x + point.x - base.middle.x, y: base.travel.y + point.y - base.middle.y)
        trail.add(travel)
    }
}
