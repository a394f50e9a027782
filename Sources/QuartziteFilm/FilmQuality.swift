import Media

/// How much time and space a film may take for the sake of its looks.
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
