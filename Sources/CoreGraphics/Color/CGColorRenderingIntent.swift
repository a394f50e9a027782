/// What to keep when colours of one space do not fit another; raw values are Apple's.
///
/// Accepted wherever Apple's API takes it; conversion here always clips, whatever the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's own choice.
    case defaultIntent
    /// Keeps colours, clips what does not fit.
    case absoluteColorimetric
    /// Keeps colours relative to white, clips what does not fit.
    case relativeColorimetric
    /// Keeps relations between colours.
    case perceptual
    /// Keeps saturation.
    case saturation
}
