import QuartziteUIFoundation

/// How a stored picture is turned, as EXIF counts; raw values are Apple's.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// Upright.
    case up = 1
    /// Flipped horizontally.
    case upMirrored
    /// Rotated by 180°.
    case down
    /// Flipped vertically.
    case downMirrored
    /// Flipped horizontally, then rotated by 90° counterclockwise.
    case leftMirrored
    /// Rotated by 90° clockwise.
    case right
    /// Flipped horizontally, then rotated by 90° clockwise.
    case rightMirrored
    /// Rotated by 90° counterclockwise.
    case left
}
