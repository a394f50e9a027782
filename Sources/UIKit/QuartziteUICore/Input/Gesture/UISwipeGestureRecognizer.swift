import QuartziteUIDrawing

/// A recognizer for swipes: 50 points in a direction, at most 50 points across it, within 0.5 seconds.
///
/// A clearly straight movement is recognized while the finger moves, any other when the finger is lifted.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The directions as bits.
        public let rawValue: UInt
        /// Creates a set of directions from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right, towards larger x.
        public static let right = Direction(rawValue: 1)
        /// To the left, towards smaller x.
        public static let left = Direction(rawValue: 2)
        /// Up, towards smaller y.
        public static let up = Direction(rawValue: 4)
        /// Down, towards larger y.
        public static let down = Direction(rawValue: 8)
    }

    private static let length: CGFloat = 50
    private static let width: CGFloat = 50
    private static let duration: TimeInterval = 0.5

    private var start: (point: CGPoint, time: TimeInterval)?

    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1

    /// The permitted directions; right by default.
    open var direction = Direction.right

    /// Returns the start of the swipe in a view's coordinates; nil means the window.
    open override func location(in view: UIView?) -> CGPoint { convert(start?.point ?? middle, to: view) }

    /// Adds a finger to the gesture.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count > numberOfTouchesRequired { return state = .failed }
        if start == nil {
            schedule(after: UISwipeGestureRecognizer.duration) { [weak self] in
                if self?.requested == nil { self?.state = .failed }
            }
        }
        start = (middle, start?.time ?? SceneContext.current.clock.now)
    }

    /// Recognizes a movement that is clearly straight.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count == numberOfTouchesRequired, isSwipe(to: middle, slope: 0.5) { state = .recognized }
    }

    /// Recognizes any movement that is straight enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if numberOfTouchesRequired == 1, isSwipe(to: touch.point, slope: .infinity) { return state = .recognized }
        if requested == nil { state = .failed }
    }

    /// Resets the movement.
    open override func reset() { start = nil }

    /// Returns whether the movement to a point is a swipe whose deviation is at most `slope` times its length.
    private func isSwipe(to point: CGPoint, slope: CGFloat) -> Bool {
        guard let start, SceneContext.current.clock.now - start.time <= UISwipeGestureRecognizer.duration else {
            return false
        }
        let (x, y) = (point.x - start.point.x, point.y - start.point.y)
        func leads(_ candidate: Direction, _ along: CGFloat, _ across: CGFloat) -> Bool {
            direction.contains(candidate) && along >= UISwipeGestureRecognizer.length
                && abs(across) <= min(UISwipeGestureRecognizer.width, slope * along)
        }
        return leads(.right, x, y) || leads(.left, -x, y) || leads(.down, y, x) || leads(.up, -y, x)
    }
}
