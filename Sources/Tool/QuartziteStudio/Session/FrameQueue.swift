import QuartziteMedia

/// The frames that were sent to the page, as far as their number and time matter.
struct FrameQueue {
    /// The largest number of frames that were sent but not shown yet.
    static let maximumInFlight: UInt32 = 2
    /// The time in seconds from frame to frame.
    static let interval = 1.0 / 60

    /// Whether a new frame is due at once.
    var isStale = false
    /// Whether frames are compressed while time runs.
    var compresses = true
    /// The machine time at which the next frame is due while time runs.
    private(set) var nextTime = 0.0
    private var lastSent: UInt32 = 0
    private var lastShown: UInt32 = 0
    /// The number of the last input that was passed to the scene.
    var input: UInt32 = 0
    let encoder = JPEGEncoder(quality: 80)
    /// What has changed since the last picture that was sent.
    let changes = PictureChanges()

    /// Whether the page can take another frame.
    var hasSpace: Bool { lastSent &- lastShown < Self.maximumInFlight }

    /// The page has shown a frame, and all earlier ones.
    mutating func shown(_ sequence: UInt32) {
        // Numbers that were never sent, or are older, have no effect.
        if lastSent &- sequence < lastSent &- lastShown { lastShown = sequence }
    }

    /// The number of the frame that is sent now.
    mutating func next(at now: Double) -> UInt32 {
        isStale = false
        // A late frame moves those after it, so that none is drawn for a time that has passed.
        nextTime = max(nextTime + Self.interval, now + Self.interval / 2)
        lastSent &+= 1
        return lastSent
    }

    /// Starts the rhythm of frames again.
    mutating func restart(at now: Double) { nextTime = now }
}
