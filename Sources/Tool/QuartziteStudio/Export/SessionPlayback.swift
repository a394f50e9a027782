/// The time that a session shows: at rest, or following the machine's time.
///
/// Times of the scene and of the machine are in seconds; `now` is a time of the machine.
struct SessionPlayback: Equatable {
    /// Whether time runs.
    private(set) var isPlaying = false
    /// The scene's seconds per second; negative plays backward.
    private(set) var speed = 1.0
    /// Whether playing starts again at the other end of ``range``; otherwise it goes on after the end.
    private(set) var loops = true
    /// The times between which playing repeats.
    private(set) var range: ClosedRange<Double>

    /// The scene time at the machine time `start`.
    private var anchor = 0.0
    private var start = 0.0

    /// The latest time that can be shown: about eleven days, beyond any timeline.
    static let latestTime = 1e6

    init(duration: Double) { range = 0...max(duration, 1e-3) }

    /// The scene time to show.
    func time(at now: Double) -> Double {
        guard isPlaying else { return anchor }
        let time = anchor + (now - start) * speed
        guard loops, speed > 0 ? time >= range.upperBound && anchor < range.upperBound : time < range.lowerBound else {
            return min(max(0, time), Self.latestTime)
        }
        // At its end, a loop is at its start.
        let length = range.upperBound - range.lowerBound
        let rest = (time - range.lowerBound).truncatingRemainder(dividingBy: length)
        return range.lowerBound + (rest < 0 ? rest + length : rest)
    }

    mutating func play(at now: Double) { move(to: time(at: now), at: now) { $0.isPlaying = true } }

    mutating func pause(at now: Double) { move(to: time(at: now), at: now) { $0.isPlaying = false } }

    /// Sets the speed, from 0.1 to 2 in either direction.
    mutating func setSpeed(_ speed: Double, at now: Double) {
        let size = min(max(abs(speed), 0.1), 2)
        move(to: time(at: now), at: now) { $0.speed = speed < 0 ? -size : size }
    }

    mutating func seek(to time: Double, at now: Double) {
        move(to: min(max(0, time), Self.latestTime), at: now) { _ in }
    }

    mutating func setLoop(_ loops: Bool, range: ClosedRange<Double>?, at now: Double) {
        move(to: time(at: now), at: now) {
            $0.loops = loops
            if let range { $0.range = range }
        }
    }

    private mutating func move(to time: Double, at now: Double, _ change: (inout SessionPlayback) -> Void) {
        change(&self)
        (anchor, start) = (time, now)
    }
}
