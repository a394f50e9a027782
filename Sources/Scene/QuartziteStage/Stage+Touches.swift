import CoreGraphics
import Foundation

extension Stage {
    /// Sends a touch of one finger at the current time.
    ///
    /// The stage remembers all touches: when it seeks backward or rebuilds the scene, the same touches occur at the
    /// same times. A second `down` of a finger that is already down counts as a move. Other actions of a finger that is
    /// not down are ignored, as are nonfinite points.
    public func send(_ touch: StageTouch) { add([TimedInput(time, touch)]) }

    /// Taps a point of the screen: a finger goes down and up at once.
    ///
    /// Several taps are a tenth of a second apart, and time advances with them.
    public func tap(at point: CGPoint, count: Int = 1) { perform(.tap(at: point, count: count)) }

    /// Holds a finger on a point of the screen for `duration` seconds; time advances with it.
    public func longPress(at point: CGPoint, duration: TimeInterval = 1) {
        perform(.press(at: point, duration: duration))
    }

    /// Moves a finger along a line for `duration` seconds and lifts it; time advances with it.
    ///
    /// The finger's position is sampled 60 times per second. Durations are limited to an hour.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
        perform(.drag(from: start, to: end, duration: duration))
    }

    /// Moves a finger along a line as fast as a swipe: ``drag(from:to:duration:)`` with a duration of 0.2 seconds.
    public func swipe(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.2) {
        perform(.drag(from: start, to: end, duration: duration))
    }

    /// Moves two fingers, left and right of a point, from one distance to another; time advances with them.
    ///
    /// Distances are in points, and the duration is in seconds.
    public func pinch(at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.5) {
        perform(.pinch(at: center, from: start, to: end, duration: duration))
    }

    /// Moves the pointer to a point of the screen at the current time; nil removes it.
    ///
    /// Views react to the pointer as to that of a mouse: hover gestures, pointer interactions and hover styles.
    public func hover(at point: CGPoint?) { add([TimedInput(time, .pointer(point))]) }

    /// Performs a gesture from the current time on, and advances time with it.
    private func perform(_ gesture: Gesture) {
        let start = time
        add(gesture.touches.map { TimedInput(start + $0.time, $0.input) })
        advance(to: start + gesture.duration)
    }

    /// Adds the touches and rotations of a script, at their times since the start of the scene.
    ///
    /// Touches and rotations before the current time change the current state as well.
    public func play(_ script: TouchScript) { add(script.touches) }
}
