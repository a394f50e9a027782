/// The moments at which frames are presented, and the number of frames that came too late.
struct FrameSchedule {
    /// The moment of a frame.
    struct Moment: Equatable {
        /// The wall-clock time that the frame shows.
        var wall: Double
        /// The wall-clock time until which to wait before the frame is drawn; nil if presenting waits.
        var wait: Double?
    }

    /// The time from one frame to the next, in seconds.
    let interval: Double
    /// Whether presenting waits for the refresh of the display.
    private(set) var followsDisplay: Bool
    /// The number of frames that were left out because the ones before took too long.
    private(set) var dropped = 0
    private var last: Double?
    /// Recent intervals between frames that the display determined.
    private var recent: [Double] = []

    /// Creates a schedule.
    ///
    /// - Parameter refreshRate: The number of frames per second; 60 if it is not from 20 to 500.
    init(refreshRate: Double, followsDisplay: Bool) {
        interval = 1 / ((20...500).contains(refreshRate) ? refreshRate : 60)
        self.followsDisplay = followsDisplay
    }

    /// Starts again: the time until the next frame does not count.
    mutating func reset() {
        last = nil
        recent = []
    }

    /// Returns the moment of the next frame.
    mutating func next(at now: Double) -> Moment {
        guard let last else {
            self.last = now
            return Moment(wall: now, wait: nil)
        }
        return followsDisplay ? refresh(now, after: last) : deadline(now, after: last)
    }

    private mutating func refresh(_ now: Double, after last: Double) -> Moment {
        dropped += max(0, Int(((now - last) / interval).rounded()) - 1)
        self.last = now
        recent.append(now - last)
        if recent.count == 30 {
            // Some drivers claim to wait, but do not, such as those without a display or for hidden windows.
            followsDisplay = recent.reduce(0, +) / 30 > interval * 0.6
            recent = []
        }
        return Moment(wall: now, wait: nil)
    }

    private mutating func deadline(_ now: Double, after last: Double) -> Moment {
        var next = last + interval
        let late = Int(min(max(0, (now - next) / interval), 1e9))
        dropped += late
        next += Double(late) * interval
        self.last = next
        return Moment(wall: next, wait: next > now ? next : nil)
    }
}
