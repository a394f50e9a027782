/// How carefully pictures are read between their pixels; raw values are Apple's.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's own choice: linear, with smaller copies of the picture where it shrinks to less than half.
    case `default`
    /// The nearest pixel.
    case none
    /// Linear.
    case low
    /// Like the default.
    case high
    /// Like the default.
    case medium = 4
}
