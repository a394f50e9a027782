/// How a view adapts to a right-to-left interface; raw values are Apple's.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The view is mirrored; the default.
    case unspecified
    /// The view contains playback controls and is not mirrored.
    case playback
    /// The view contains directional controls and is not mirrored.
    case spatial
    /// The view is always laid out left to right.
    case forceLeftToRight
    /// The view is always laid out right to left.
    case forceRightToLeft
}
