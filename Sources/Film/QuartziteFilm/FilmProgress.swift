/// The progress of writing a film.
public struct FilmProgress: Hashable, Sendable {
    /// The number of frames drawn so far, from 1 to `frameCount`.
    public let framesDrawn: Int
    /// The number of frames in the film.
    public let frameCount: Int

    /// The fraction of the film drawn so far, above 0 and up to 1.
    public var fractionCompleted: Double { Double(framesDrawn) / Double(frameCount) }
}
