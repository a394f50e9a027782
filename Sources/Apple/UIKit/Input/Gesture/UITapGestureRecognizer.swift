import QuartzCore

/// A recognizer for one or more taps with one or more fingers.
///
/// A finger may move by up to 45 points and stay down for up to 0.75 seconds. The next of several taps must follow
/// within 0.35 seconds at about the same place.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The maximum movement of a finger, in points (observed).
    static let reach: CGFloat = 45
    /// The maximum duration of a press, in seconds (observed).
    static let longestPress: TimeInterval = 0.75
    /// The maximum time between two taps, in seconds (observed).
    static let longestGap: TimeInterval = 0.35

    private var taps = 0
    private var hasEnoughFingers = false
    private var firstPoint: CGPoint?

    /// The number of taps; 1 by default.
    open var numberOfTapsRequired = 1

    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1

    /// The number of fingers that tapped.
    open override var numberOfTouches: Int { tapping.count }

    /// Returns the location of a finger's tap in a view's coordinates; nil means the window.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard tapping.indices.contains(touchIndex) else { raiseNoTouch(at: touchIndex, of: tapping.count) }
        return tapping[touchIndex].location(in: view)
    }

    /// The touches of the last tap.
    private var tapping: [UITouch] { touches.suffix(max(numberOfTouchesRequired, 1)) }

    /// Counts the fingers that come down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let down = fingers.count
        if down > numberOfTouchesRequired || hasEnoughFingers { return state = .failed }
        if down == 1 {
            cancelTimers()
            schedule(after: UITapGestureRecognizer.longestPress) { [weak self] in self?.state = .failed }
            let first = firstPoint ?? touch.point
            firstPoint = first
            if touch.point.distance(to: first) > UITapGestureRecognizer.reach { return state = .failed }
        }
        if down == numberOfTouchesRequired { hasEnoughFingers = true }
    }

    /// Fails if a finger moves too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.travelled > UITapGestureRecognizer.reach }) { state = .failed }
    }

    /// Counts a tap when all fingers are lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.travelled > UITapGestureRecognizer.reach }) { return state = .failed }
        guard fingers.isEmpty else { return }
        guard hasEnoughFingers else { return state = .failed }
        taps += 1
        hasEnoughFingers = false
        cancelTimers()
        if taps >= numberOfTapsRequired { return state = .recognized }
        schedule(after: UITapGestureRecognizer.longestGap) { [weak self] in self?.state = .failed }
    }

    /// Resets the taps.
    open override func reset() {
        taps = 0
        hasEnoughFingers = false
        firstPoint = nil
    }

    /// Returns whether this gesture prevents another; it does not prevent recognizers of more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    override func recordMiddle(_ touch: UITouch) {
        let count = CGFloat(max(tapping.count, 1))
        lastMiddle = CGPoint(
            x: tapping.reduce(0) { $0 + $1.point.x } / count, y: tapping.reduce(0) { $0 + $1.point.y } / count)
    }
}
