/// The balance between a film's quality and its encoding time and file size.
///
/// APNG and PNG are lossless at every quality.
public enum FilmQuality: String, CaseIterable, Hashable, Sendable {
    /// The fastest encoding.
    case draft
    /// Encoding faster than `medium`.
    case low
    /// The default.
    case medium
    /// A better picture than `medium`.
    case high
    /// The best picture and the slowest encoding.
    case max
}
