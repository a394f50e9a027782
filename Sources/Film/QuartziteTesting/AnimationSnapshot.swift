import Foundation

/// The kind of reference that an interval of an animation is compared with; times are relative to the stage's time.
public enum AnimationSnapshot: Hashable, Sendable {
    /// One PNG with the frames at `from`, `from + every` … up to `to` (seconds) side by side, in rows of `columns`.
    case strip(from: TimeInterval, to: TimeInterval, every: TimeInterval, columns: Int = 4)
    /// An animated PNG of `fps` frames per second for `duration` seconds; pull requests that show images can play it.
    case apng(fps: Double, duration: TimeInterval)
    /// A text file with the time and the hash of each frame, at `fps` frames per second for `duration` seconds.
    case hashes(fps: Double, duration: TimeInterval)

    /// The largest number of frames; more indicate a mistake in the times.
    static let maximumFrames = 10_000

    /// The times of the frames, in seconds from the stage's time.
    ///
    /// - Throws: ``SnapshotMismatch`` if times are negative or not finite, or give no frames or too many.
    var times: [TimeInterval] {
        get throws {
            switch self {
            case .strip(let from, let to, let every, let columns):
                let count = ((to - from) / every + 1e-9).rounded(.down) + 1
                guard from >= 0, every > 0, columns > 0, count >= 1, count <= Double(Self.maximumFrames) else {
                    throw SnapshotMismatch("a strip from \(from) s to \(to) s every \(every) s has no frames to show")
                }
                return (0..<Int(count)).map { from + Double($0) * every }
            case .apng(let fps, let duration), .hashes(let fps, let duration):
                let count = (fps * duration).rounded()
                guard fps > 0, duration > 0, count >= 1, count <= Double(Self.maximumFrames) else {
                    throw SnapshotMismatch("\(duration) s at \(fps) frames a second have no frames to show")
                }
                return (0..<Int(count)).map { Double($0) / fps }
            }
        }
    }

    /// The file name extension of the reference.
    var fileType: String {
        switch self {
        case .strip: "png"
        case .apng: "apng"
        case .hashes: "txt"
        }
    }
}
