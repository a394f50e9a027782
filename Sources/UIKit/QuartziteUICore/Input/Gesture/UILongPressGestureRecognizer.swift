import QuartziteUIDrawing

/// A recognizer for long presses.
///
/// The gesture is continuous: it begins when the fingers have stayed in place long enough, and then reports movement.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    private var taps = 0
    private var isPressing = false

    /// The duration of the press before the gesture begins, in seconds; 0.5 by default, and 0 or less begins
    /// immediately.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1

    /// The number of taps before the press; 0 by default.
    open var numberOfTapsRequired = 0

    /// The maximum movement before the gesture begins, in points; 10 by default.
    open var allowableMovement: CGFloat = 10

    /// Starts the timer when enough fingers are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        if isPressing || fingers.count > numberOfTouchesRequired { return state = .failed }
        guard fingers.count == numberOfTouchesRequired else { return }
        cancelTimers()
        isPressing = true
        guard taps >= numberOfTapsRequired else {
            schedule(after: UITapGestureRecognizer.longestPress) { [weak self] in self?.state = .failed }
            return
        }
        guard minimumPressDuration > 0 else { return state = .began }
        schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    /// Fails if a finger moves too far before the gesture begins; reports movement afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { return state = .changed }
        if requested == nil, touches.contains(where: { $0.travelled > allowableMovement }) { state = .failed }
    }

    /// Ends the gesture when the first finger is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { return state = .ended }
        guard isPressing, taps < numberOfTapsRequired else { return state = .failed }
        guard fingers.isEmpty else { return }
        taps += 1
        isPressing = false
        cancelTimers()
        schedule(after: UITapGestureRecognizer.longestGap) { [weak self] in self?.state = .failed }
    }

    /// Resets the taps and the press.
    open override func reset() {
        taps = 0
        isPressing = false
    }
}
