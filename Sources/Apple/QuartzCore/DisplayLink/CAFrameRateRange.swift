/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum number of frames per second.
    public var minimum: Float
    /// The maximum number of frames per second.
    public var maximum: Float
    /// The preferred number of frames per second; nil means the maximum.
    public var preferred: Float? { didSet { if preferred == 0 { preferred = nil } } }

    /// Creates a range of rates; `preferred` lies within it, or is nil for no preference.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred == 0 ? nil : preferred
    }

    /// The default range, which has no limits or preference.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
