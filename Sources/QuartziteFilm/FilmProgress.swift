/// The progress of a film that is being written.
public struct FilmProgress: Hashable, Sendable {
    /// Frames drawn so far, from 1 to `frameCount`.
    public let framesDrawn: Int
    /// Frames of the whole film.
    public let frameCount: Int

    /// The share drawn so far, from above 0 to 1.
    public var fractionCompleted: Double { Double(framesDrawn) / Double(frameCount) }
}
