import CoreGraphics

/// A gesture of one or more fingers, such as a tap, drag or pinch, as touches with times that start at 0.
///
/// The positions of moving fingers are sampled 60 times per second.
package struct Gesture {
    package private(set) var touches: [TimedInput] = []
    /// The number of seconds from the first touch to the last.
    package private(set) var duration: TimeInterval = 0

    private static let samplesPerSecond = 60.0
    /// The longest gesture, in seconds.
    package static let longest: TimeInterval = 3600

    /// Returns a gesture that taps a point `count` times; each tap has no duration.
    package static func tap(at point: CGPoint, count: Int = 1) -> Gesture {
        var gesture = Gesture()
        for tap in 0..<max(count, 1) {
            let time = 0.1 * Double(tap)
            gesture.touches += [TimedInput(time, .down(at: point)), TimedInput(time, .up())]
            gesture.duration = time
        }
        return gesture
    }

    /// Returns a gesture that holds a finger at a point.
    package static func press(at point: CGPoint, duration: TimeInterval) -> Gesture {
        var gesture = Gesture()
        gesture.duration = bounded(duration)
        gesture.touches = [TimedInput(0, .down(at: point)), TimedInput(gesture.duration, .up())]
        return gesture
    }

    /// Returns a gesture that moves a finger along a line at constant speed.
    package static func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) -> Gesture {
        moving([(start, end)], duration: duration)
    }

    /// Returns a gesture of two fingers, left and right of a point, whose distance changes.
    package static func pinch(
        at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval
    ) -> Gesture {
        func finger(_ side: CGFloat) -> (CGPoint, CGPoint) {
            (
                CGPoint(x: center.x + side * start / 2, y: center.y),
                CGPoint(x: center.x + side * end / 2, y: center.y)
            )
        }
        return moving([finger(-1), finger(1)], duration: duration)
    }

    /// Returns a gesture in which each finger moves along its own line.
    private static func moving(_ lines: [(start: CGPoint, end: CGPoint)], duration: TimeInterval) -> Gesture {
        var gesture = Gesture()
        gesture.duration = bounded(duration)
        for (finger, line) in lines.enumerated() {
            gesture.touches.append(TimedInput(0, .down(at: line.start, finger: finger)))
        }
        let steps = max(1, Int((gesture.duration * samplesPerSecond).rounded(.up)))
        for step in 1...steps {
            // The last step is exactly at the end, even if the duration is not a whole number of steps.
            let time = step == steps ? gesture.duration : Double(step) / samplesPerSecond
            let part = step == steps ? 1 : time / gesture.duration
            for (finger, line) in lines.enumerated() {
                let point = CGPoint(
                    x: line.start.x + (line.end.x - line.start.x) * part,
                    y: line.start.y + (line.end.y - line.start.y) * part)
                gesture.touches.append(TimedInput(time, .move(to: part == 1 ? line.end : point, finger: finger)))
            }
        }
        for finger in lines.indices { gesture.touches.append(TimedInput(gesture.duration, .up(finger: finger))) }
        return gesture
    }

    private static func bounded(_ duration: TimeInterval) -> TimeInterval {
        duration > 0 ? min(duration, longest) : 0
    }
}
