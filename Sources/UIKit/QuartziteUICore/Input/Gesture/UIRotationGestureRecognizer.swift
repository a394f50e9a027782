import QuartziteUIDrawing

/// A recognizer for two rotating fingers; a continuous gesture that begins after 0.09 radians.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private static let threshold: CGFloat = 0.09

    private var pair: TwoFingers?
    private var trail = MotionTrail()

    /// The rotation of the gesture in radians, clockwise on screen; setting it redefines the current rotation.
    open var rotation: CGFloat = 0 {
        didSet { if !rotation.isFinite { rotation = oldValue } }
    }

    /// The velocity over the last 0.1 seconds, in radians per second.
    open var velocity: CGFloat { trail.velocity.x }
    /// The rotation so far, unaffected by setting `rotation`.
    private var turned: CGFloat = 0

    /// Tracks the first two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count > 2 {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        pair = TwoFingers(fingers)
        trail.add(.zero)
    }

    /// Begins the gesture after enough rotation, and reports changes afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let now = TwoFingers(fingers), let before = pair else { return }
        pair = now
        let angle = now.angle(since: before)
        turned += angle
        rotation += angle
        trail.add(CGPoint(x: turned, y: 0))
        if state != .possible {
            state = .changed
        } else if abs(turned) > UIRotationGestureRecognizer.threshold {
            state = .began
        }
    }

    /// Ends the gesture when the first finger is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { state = .ended } else if fingers.isEmpty { state = .failed }
    }

    /// Resets the rotation to 0.
    open override func reset() {
        (pair, turned, rotation) = (nil, 0, 0)
        trail = MotionTrail()
    }
}
