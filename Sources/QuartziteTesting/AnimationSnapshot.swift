import Foundation

/// How a stretch of an animation is kept as a reference; its times count from the stage's present.
public enum AnimationSnapshot: Hashable, Sendable {
    /// One PNG with the frames at `from`, `from + every` … up to `to` (seconds) side by side, in rows of `columns`.
    case strip(from: TimeInterval, to: TimeInterval, every: TimeInterval, columns: Int = 4)
    /// An animated PNG, of `fps` frames a second for `duration` seconds; it plays where a pull request shows pictures.
    case apng(fps: Double, duration: TimeInterval)
    /// A line of text for each frame, of `fps` a second for `duration` seconds: its time and its hash.
    case hashes(fps: Double, duration: TimeInterval)

    /// Beyond so many frames something is wrong with the times.
    static let mostFrames = 10_000

    /// When the frames show, in seconds from the present.
    ///
    /// - Throws: ``SnapshotMismatch`` for times that are negative, not finite, or make no frame or too many.
    var times: [TimeInterval] {
        get throws {
            switch self {
            case .strip(let from, let to, let every, let columns):
                let count = ((to - from) / every + 1e-9).rounded(.down) + 1
                guard from >= 0, every > 0, columns > 0, count >= 1, count <= Double(Self.mostFrames) else {
                    throw SnapshotMismatch("a strip from \(from) s to \(to) s every \(every) s has no frames to show")
                }
                return (0..<Int(count)).map { from + Double($0) * every }
            case .apng(let fps, let duration), .hashes(let fps, let duration):
                let count = (fps * duration).rounded()
                guard fps > 0, duration > 0, count >= 1, count <= Double(Self.mostFrames) else {
                    throw SnapshotMismatch("\(duration) s at \(fps) frames a second have no frames to show")
                }
                return (0..<Int(count)).map { Double($0) / fps }
            }
        }
    }

    /// How the reference's name ends.
    var fileType: String {
        switch self {
        case .strip: "png"
        case .apng: "apng"
        case .hashes: "txt"
        }
    }
}
