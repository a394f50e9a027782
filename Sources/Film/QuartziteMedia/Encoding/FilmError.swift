import CoreGraphics

/// An error that prevented a film from being written.
///
/// No partial file remains, and an existing file is unchanged. A cancelled task throws `CancellationError` instead.
public enum FilmError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The extension of the file name `name` is not that of any format.
    case unknownFormat(name: String)
    /// The format does not support the requested content.
    case unsupported(FilmFormat, reason: String)
    /// A size, frame rate, duration, number of frames or loop count is outside its limits.
    case outsideLimits(String)
    /// A file of that name, or a folder with frames, exists, and `FilmOptions.replacesExisting` is false.
    case fileExists(path: String)
    /// Another film is being written to that path, by this process or another.
    case inUse(path: String)
    /// The system does not permit writing there, or the path is not suitable for a film.
    case cannotWrite(path: String, reason: String)
    /// The codec failed.
    case encodingFailed(FilmFormat, reason: String)

    /// A description of the error and how to fix it, in one line.
    public var description: String {
        switch self {
        case .unknownFormat(let name):
            "cannot tell the format of \(name): end it in .mp4, .webm, .gif, .apng, .webp or .png, or give a format"
        case .unsupported(let format, let reason): "\(format) \(reason)"
        case .outsideLimits(let what): what
        case .fileExists(let path): "\(path) exists; set replacesExisting to replace it"
        case .inUse(let path): "another film is being written to \(path); wait for it, or choose another name"
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .encodingFailed(let format, let reason): "cannot encode \(format): \(reason)"
        }
    }

    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension FilmError {
    /// The format cannot be written to a pipe.
    package static func needsFile(_ format: FilmFormat) -> FilmError {
        .unsupported(format, reason: "cannot go to a pipe: write to a file, or choose webm or gif")
    }

    /// The file was already completed or cancelled.
    static func closed(_ format: FilmFormat) -> FilmError {
        .encodingFailed(format, reason: "the file is already finished or cancelled: open another for more frames")
    }

    static func noFrames(_ format: FilmFormat) -> FilmError {
        .encodingFailed(format, reason: "it has no frames: append at least one before finishing")
    }
}
