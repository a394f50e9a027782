/// Whether a view is turned round where the interface runs from right to left; raw values are Apple's.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Turned round; the default.
    case unspecified
    /// Never: it plays something back.
    case playback
    /// Never: it is about directions in space.
    case spatial
    /// From left to right whatever the interface does.
    case forceLeftToRight
    /// From right to left whatever the interface does.
    case forceRightToLeft
}
