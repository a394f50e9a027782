/// How images are interpolated between their pixels; raw values are Apple's.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's default: weights in steps of an eighth of a pixel where the image is enlarged, linear down to
    /// half its size, with mip levels below.
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
