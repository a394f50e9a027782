/// Seconds.
public typealias CFTimeInterval = Double

/// How long an object plays in its parent's time, how fast, and how often.
///
/// Layers and animations conform. Times are seconds in the parent's time space; see ``MediaTiming`` for the arithmetic.
public protocol CAMediaTiming: AnyObject {
    /// When the object starts, in its parent's time; 0 on an added animation means "when it is committed".
    var beginTime: CFTimeInterval { get set }
    /// Length of one cycle in seconds; 0 on an animation means "fill in when added".
    var duration: CFTimeInterval { get set }
    /// Local seconds per parent second; 0 stands still, negative plays backwards.
    var speed: Float { get set }
    /// Seconds added to local time.
    var timeOffset: CFTimeInterval { get set }
    /// How many cycles to play; may be fractional; 0 means once; 1e9 or more means for ever.
    var repeatCount: Float { get set }
    /// How many seconds to repeat for; wins over ``repeatCount`` where above 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every cycle also plays back to its start.
    var autoreverses: Bool { get set }
    /// Whether the object acts before its start and after its end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an object acts outside its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// A mode by name; unknown names act like ``removed``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stays at its last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows its first value before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Acts on both sides.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Acts only while active.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
