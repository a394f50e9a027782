/// The timing of an object: when it starts in its parent's time, how long and how fast it plays, and how often.
///
/// Layers and animations conform to this protocol. Times are in seconds in the parent's time space.
public protocol CAMediaTiming: AnyObject {
    /// The time at which the object starts, in its parent's time.
    ///
    /// An added animation whose begin time is 0 starts when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// The length of one cycle in seconds; an animation whose duration is 0 gets the default when it is added.
    var duration: CFTimeInterval { get set }
    /// The rate of local time relative to the parent's; 0 pauses the object, and negative values play it backwards.
    var speed: Float { get set }
    /// The number of seconds added to local time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles to play, which may be fractional; 0 means once, and 1e9 or more means forever.
    var repeatCount: Float { get set }
    /// The number of seconds to repeat for; takes precedence over ``repeatCount`` if greater than 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every cycle also plays in reverse.
    var autoreverses: Bool { get set }
    /// Whether the object has an effect before its start and after its end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The times outside an object's active duration at which it has an effect.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name; unknown names act like ``removed``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The object keeps its last value after its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The object shows its first value before its start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The object has an effect before its start and after its end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The object has an effect only while it is active.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
