import QuartziteMedia

/// How the frames of an encoded segment are stored.
package struct SegmentEncoding: Codable, Equatable {
    /// What decodes the frames.
    package enum Codec: String, Codable {
        /// The video of an MP4 film.
        case h264
    }

    package let codec: Codec
    package let quality: FilmQuality

    /// What a segment has, in words.
    package var words: String { "frames encoded with --quality \(quality.rawValue)" }
}

extension FilmQuality: Codable {}

extension SegmentEncoding? {
    /// What a segment has, in words.
    package var words: String { self?.words ?? "lossless frames" }
}
