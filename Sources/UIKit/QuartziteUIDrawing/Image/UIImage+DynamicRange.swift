import QuartziteUIFoundation

extension UIImage {
    /// How bright the brightest parts of pictures may be; raw values are Apple's.
    public enum DynamicRange: Int, Sendable {
        /// As others decide.
        case unspecified = -1
        /// As bright as white.
        case standard
        /// Brighter, beside other things.
        case constrainedHigh
        /// As bright as the screen can be.
        case high
    }

    /// Whether the picture has parts that are brighter than white; false.
    public var isHighDynamicRange: Bool { false }

    /// Returns the picture, which has no parts that are brighter than white.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
