import QuartzCore

/// Recognizes fingers that stay where they came down; a continuous gesture that goes on while they move afterwards.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    private var taps = 0
    private var isPressing = false

    /// Seconds until the gesture begins; 0.5 by default, 0 or less at once.
    open var minimumPressDuration: TimeInterval = 0.5

    /// Fingers that press together; 1 by default.
    open var numberOfTouchesRequired = 1

    /// Taps that come before the press; 0 by default.
    open var numberOfTapsRequired = 0

    /// How far a finger may stray before the gesture begins, in points; 10 by default.
    open var allowableMovement: CGFloat = 10

    /// Starts the wait once enough fingers are down.
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

    /// Fails where a finger strays too early, and goes on afterwards.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { return state = .changed }
        if requested == nil, touches.contains(where: { $0.travelled > allowableMovement }) { state = .failed }
    }

    /// Ends with the first finger that is lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { return state = .ended }
        guard isPressing, taps < numberOfTapsRequired else { return state = .failed }
        guard fingers.isEmpty else { return }
        taps += 1
        isPressing = false
        cancelTimers()
        schedule(after: UITapGestureRecognizer.longestGap) { [weak self] in self?.state = .failed }
    }

    /// Forgets the press.
    open override func reset() {
        taps = 0
        isPressing = false
    }
}
