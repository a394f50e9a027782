/// How many times a second something wants to be drawn.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest frames a second.
    public var minimum: Float
    /// The most frames a second.
    public var maximum: Float
    /// The rate to aim for; 0 means the maximum.
    public var preferred: Float

    /// A range of rates; `preferred` lies within it, or is nil for none in particular.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred ?? 0
    }

    /// Whatever the screen does.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
