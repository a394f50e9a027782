/// How images are interpolated between their pixels; raw values are Apple's.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's default: linear, with mip levels if the image is drawn below half its size.
    case `default`
    /// Nearest neighbour.
    case none
    /// Linear interpolation.
    case low
    /// The same as the default.
    case high
    /// The same as the default.
    case medium = 4
}
