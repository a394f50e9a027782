import CoreGraphics
import Foundation

extension Stage {
    /// One finger does something now.
    ///
    /// The stage remembers what fingers did: when it seeks back, or builds the scene anew, the same touches come at the
    /// same times. A finger that comes down twice moves; what a finger that is not down does is left out, and so is a
    /// point that is not finite.
    public func send(_ touch: StageTouch) { add([TimedTouch(time, touch)]) }

    /// A finger comes down on a point of the screen and is lifted at once.
    ///
    /// Several taps follow one another every tenth of a second, and time moves on with them.
    public func tap(at point: CGPoint, count: Int = 1) { perform(.tap(at: point, count: count)) }

    /// A finger stays on a point of the screen for so many seconds; time moves on by as much.
    public func longPress(at point: CGPoint, duration: TimeInterval = 1) {
        perform(.press(at: point, duration: duration))
    }

    /// A finger moves along a line in so many seconds, and is lifted; time moves on by as much.
    ///
    /// It is seen 60 times a second. Durations end at an hour.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
        perform(.drag(from: start, to: end, duration: duration))
    }

    /// A finger moves along a line quickly enough for a swipe: ``drag(from:to:duration:)`` in 0.2 seconds.
    public func swipe(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.2) {
        perform(.drag(from: start, to: end, duration: duration))
    }

    /// Two fingers left and right of a point change their distance, in points, in so many seconds; time moves on by as
    /// much.
    public func pinch(at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.5) {
        perform(.pinch(at: center, from: start, to: end, duration: duration))
    }

    /// Plays a gesture from now on, while time moves on.
    private func perform(_ gesture: Gesture) {
        let start = time
        add(gesture.touches.map { TimedTouch(start + $0.time, $0.touch) })
        advance(to: start + gesture.duration)
    }

    /// Takes the touches of a script, at their times since the scene began.
    ///
    /// Those that lie before now change the present, too.
    public func play(_ script: TouchScript) { add(script.touches) }
}
