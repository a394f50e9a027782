import QuartzCore

/// Recognizes two fingers that turn about one another; a continuous gesture, which begins after 0.09 radians.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private static let threshold: CGFloat = 0.09

    private var pair: TwoFingers?
    private var trail = MotionTrail()

    /// Radians from where the fingers started, clockwise as seen; setting it lets the turn so far count as this.
    open var rotation: CGFloat = 0 {
        didSet { if !rotation.isFinite { rotation = oldValue } }
    }

    /// Radians a second, over the last tenth of a second.
    open var velocity: CGFloat { trail.velocity.x }
    /// The turn so far, whatever `rotation` was set to.
    private var turned: CGFloat = 0

    /// Takes the first two fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count > 2 {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        pair = TwoFingers(fingers)
        trail.add(.zero)
    }

    /// Begins once the fingers have turned, and goes on.
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

    /// Ends with the first finger that is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { state = .ended } else if fingers.isEmpty { state = .failed }
    }

    /// Goes back to no rotation.
    open override func reset() {
        (pair, turned, rotation) = (nil, 0, 0)
        trail = MotionTrail()
    }
}
