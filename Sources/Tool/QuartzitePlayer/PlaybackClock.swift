/// The time of a scene that plays, as a function of the wall-clock time.
///
/// The scene's time is computed from the moment at which playing began, so that it never drifts, and so that slow frames
/// do not slow it down. While the scene plays, its time is a whole number of microseconds, which `--time` accepts
/// exactly. A paused scene shows a frame of a film with 60 frames per second.
package struct PlaybackClock: Equatable, Sendable {
    /// The number of frames per second among which paused scenes step.
    package static let frameRate = 60.0

    package private(set) var isPaused = true
    /// The seconds of the scene per second of wall-clock time.
    package private(set) var speed = 1.0
    /// The scene's time at `startOnWall`, or while it is paused, in seconds.
    private var start = 0.0
    private var startOnWall = 0.0

    /// Creates a paused clock at time 0.
    package init() {}

    /// Returns the scene's time in seconds at a wall-clock time, which is not earlier than the clock's last change.
    package func time(at wall: Double) -> Double {
        guard !isPaused else { return start }
        return max(start, Self.wholeMicroseconds(start + (wall - startOnWall) * speed))
    }

    private static func wholeMicroseconds(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }

    package mutating func play(at wall: Double) {
        guard isPaused else { return }
        isPaused = false
        startOnWall = wall
    }

    /// Pauses at the next frame.
    package mutating func pause(at wall: Double) {
        guard !isPaused else { return }
        let time = time(at: wall)
        start = Self.isFrame(time) ? time : Self.frame(after: time)
        isPaused = true
    }

    package mutating func setSpeed(_ speed: Double, at wall: Double) {
        seek(to: time(at: wall), at: wall)
        self.speed = speed
    }

    /// Moves to a time in seconds; negative times count as 0.
    ///
    /// The clock remains paused if it is.
    package mutating func seek(to time: Double, at wall: Double) {
        let frame = (time * Self.frameRate).rounded() / Self.frameRate
        start = max(0, abs(frame - time) < 1e-9 ? frame : Self.wholeMicroseconds(time))
        startOnWall = wall
    }

    // MARK: Frames

    /// Whether a film has a frame at a time.
    package static func isFrame(_ time: Double) -> Bool { (time * frameRate).rounded() / frameRate == time }

    /// Returns the time of the first frame later than a time.
    package static func frame(after time: Double) -> Double {
        let nearest = (time * frameRate).rounded()
        return nearest / frameRate > time ? nearest / frameRate : (nearest + 1) / frameRate
    }

    /// Returns the time of the last frame earlier than a time; 0 if there is none.
    package static func frame(before time: Double) -> Double {
        let nearest = (time * frameRate).rounded()
        return max(0, nearest / frameRate < time ? nearest / frameRate : (nearest - 1) / frameRate)
    }

    /// Returns a time of the clock as `--time` accepts it: as the number of a frame, such as 75f, or else in seconds.
    package static func argument(_ time: Double) -> String {
        if isFrame(time), let frame = Int64(exactly: (time * frameRate).rounded()) { return "\(frame)f" }
        let microseconds = Int64(exactly: (time * 1e6).rounded()) ?? 0
        let fraction = String(1_000_000 + microseconds % 1_000_000).dropFirst()
        return "\(microseconds / 1_000_000).\(fraction)s"
    }
}
