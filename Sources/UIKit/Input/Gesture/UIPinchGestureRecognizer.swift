import QuartzCore

/// Recognizes two fingers that move apart or together; a continuous gesture, which begins once their distance has
/// changed by 8 points.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private static let threshold: CGFloat = 8

    /// The distance at which the scale was `baseScale`.
    private var baseDistance: CGFloat = 1
    private var baseScale: CGFloat = 1
    private var pair: TwoFingers?
    private var trail = MotionTrail()

    /// The fingers' distance by that at the start; setting it lets the distance now count as this scale.
    open var scale: CGFloat {
        get { pair.map { baseScale * $0.distance / baseDistance } ?? baseScale }
        set {
            guard newValue.isFinite else { return }
            baseScale = newValue
            baseDistance = pair?.distance ?? 1
        }
    }

    /// Scale a second, over the last tenth of a second.
    open var velocity: CGFloat { trail.velocity.x }

    /// Takes the first two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count > 2 {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard let now = TwoFingers(fingers) else { return }
        pair = now
        baseDistance = now.distance
        trail.add(CGPoint(x: scale, y: 0))
    }

    /// Begins once the distance has changed, and goes on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let now = TwoFingers(fingers) else { return }
        pair = now
        trail.add(CGPoint(x: scale, y: 0))
        if state != .possible {
            state = .changed
        } else if abs(now.distance - baseDistance) > UIPinchGestureRecognizer.threshold {
            state = .began
        }
    }

    /// Ends with the first finger that is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { state = .ended } else if fingers.isEmpty { state = .failed }
    }

    /// Goes back to a scale of 1.
    open override func reset() {
        (baseDistance, baseScale, pair) = (1, 1, nil)
        trail = MotionTrail()
    }
}
