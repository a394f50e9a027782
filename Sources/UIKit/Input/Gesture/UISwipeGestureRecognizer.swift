import QuartzCore

/// Recognizes a quick straight move: 50 points along a direction, no more than 50 across it, within 0.5 seconds.
///
/// A move that is clearly straight is recognized on the way; any other when the fingers are lifted.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Ways to swipe, as bits.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Directions by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Towards larger x.
        public static let right = Direction(rawValue: 1)
        /// Towards smaller x.
        public static let left = Direction(rawValue: 2)
        /// Towards smaller y.
        public static let up = Direction(rawValue: 4)
        /// Towards larger y.
        public static let down = Direction(rawValue: 8)
    }

    private static let length: CGFloat = 50
    private static let width: CGFloat = 50
    private static let duration: TimeInterval = 0.5

    private var start: (point: CGPoint, time: TimeInterval)?

    /// Fingers that swipe together; 1 by default.
    open var numberOfTouchesRequired = 1

    /// The ways to swipe; to the right by default.
    open var direction = Direction.right

    /// Where the swipe started, in a view's coordinates; nil stands for the window.
    open override func location(in view: UIView?) -> CGPoint { convert(start?.point ?? middle, to: view) }

    /// Takes a finger in.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count > numberOfTouchesRequired { return state = .failed }
        if start == nil {
            schedule(after: UISwipeGestureRecognizer.duration) { [weak self] in
                if self?.requested == nil { self?.state = .failed }
            }
        }
        start = (middle, start?.time ?? MediaClock.current.now)
    }

    /// Recognizes a move that is clearly straight.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count == numberOfTouchesRequired, isSwipe(to: middle, slope: 0.5) { state = .recognized }
    }

    /// Recognizes any move that is straight enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if numberOfTouchesRequired == 1, isSwipe(to: touch.point, slope: .infinity) { return state = .recognized }
        if requested == nil { state = .failed }
    }

    /// Forgets the move.
    open override func reset() { start = nil }

    /// Whether the way to a point is a swipe that strays no more than by `slope` times its length.
    private func isSwipe(to point: CGPoint, slope: CGFloat) -> Bool {
        guard let start, MediaClock.current.now - start.time <= UISwipeGestureRecognizer.duration else { return false }
        let (x, y) = (point.x - start.point.x, point.y - start.point.y)
        func leads(_ way: Direction, _ along: CGFloat, _ across: CGFloat) -> Bool {
            direction.contains(way) && along >= UISwipeGestureRecognizer.length
                && abs(across) <= min(UISwipeGestureRecognizer.width, slope * along)
        }
        return leads(.right, x, y) || leads(.left, -x, y) || leads(.down, y, x) || leads(.up, -y, x)
    }
}
