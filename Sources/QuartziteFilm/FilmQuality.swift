import Media

/// The balance between a film's quality and its encoding time and file size.
///
/// APNG and PNG lose nothing at any quality.
public enum FilmQuality: String, CaseIterable, Hashable, Sendable {
    /// Encodes fastest.
    case draft
    /// Encodes faster than `medium`.
    case low
    /// The default.
    case medium
    /// Looks better than `medium`.
    case high
    /// Looks best, and takes longest.
    case max

    var encoding: EncodingQuality {
        switch self {
        case .draft: .draft
        case .low: .low
        case .medium: .medium
        case .high: .high
        case .max: .max
        }
    }
}
