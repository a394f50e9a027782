import QuartziteUIDrawing

/// A recognizer for two fingers that pinch.
///
/// The gesture is continuous and begins when the distance between the fingers has changed by 8 points.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private static let threshold: CGFloat = 8

    /// The distance at which the scale equals `baseScale`.
    private var baseDistance: CGFloat = 1
    private var baseScale: CGFloat = 1
    private var pair: TwoFingers?
    private var trail = MotionTrail()

    /// The distance between the fingers relative to the initial one; setting it redefines the scale at the current
    /// distance.
    open var scale: CGFloat {
        get { pair.map { baseScale * $0.distance / baseDistance } ?? baseScale }
        set {
            guard newValue.isFinite else { return }
            baseScale = newValue
            baseDistance = pair?.distance ?? 1
        }
    }

    /// The velocity over the last 0.1 seconds, in scale factor per second.
    open var velocity: CGFloat { trail.velocity.x }

    /// Tracks the first two fingers.
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

    /// Begins the gesture when the distance has changed enough, and reports changes afterwards.
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

    /// Ends the gesture when the first finger is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { state = .ended } else if fingers.isEmpty { state = .failed }
    }

    /// Resets the scale to 1.
    open override func reset() {
        (baseDistance, baseScale, pair) = (1, 1, nil)
        trail = MotionTrail()
    }
}
