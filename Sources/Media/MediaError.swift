import CoreGraphics

/// An error in reading or writing a media file; its description names the problem, the place and the remedy.
package enum MediaError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The extension of the file name is not that of an output format.
    case unknownFormat(name: String)
    /// The format cannot be written to a pipe.
    case needsFile(OutputFormat)
    /// The format does not support the requested content.
    case unsupported(OutputFormat, String)
    /// The size, frame rate or number of frames is outside the limits.
    case outsideLimits(String)
    case cannotWrite(path: String, reason: String)
    /// The file exists and must not be replaced.
    case exists(path: String)
    /// Another process is writing the same file.
    case busy(path: String)
    case encodingFailed(OutputFormat, reason: String)
    /// A frame has another size than the earlier frames.
    case wrongFrameSize(expected: String, actual: String)
    /// The sink was already finished or cancelled.
    case closed
    case noFrames(OutputFormat)

    case cannotRead(path: String, reason: String)
    /// The bytes are not an image in a supported format.
    case notAnImage
    /// The image is truncated or violates its format.
    case damaged(ImageFormat, String)
    /// The image exceeds a limit of `DecodingLimits`.
    case tooLarge(String)

    package var description: String {
        switch self {
        case .unknownFormat(let name):
            "cannot tell the format of \(name): end it in .mp4, .webm, .gif, .apng, .webp, .png, or / for a folder of PNGs"
        case .needsFile(let format): "\(format) cannot go to a pipe: write to a file, or choose webm or gif"
        case .unsupported(let format, let what): "\(format) \(what)"
        case .outsideLimits(let what): what
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .exists(let path): "\(path) exists: remove it, or choose another name"
        case .busy(let path): "another process is writing \(path); wait for it, or choose another name"
        case .encodingFailed(let format, let reason): "cannot encode \(format): \(reason)"
        case .wrongFrameSize(let expected, let actual):
            "a frame is \(actual) pixels in a file of \(expected): draw every frame at the file's size"
        case .closed: "the file is already finished or cancelled: open another for more frames"
        case .noFrames(let format): "\(format) has no frames: append at least one before finishing"
        case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
        case .notAnImage: "not a picture: expected PNG, APNG, JPEG, GIF or WebP"
        case .damaged(let format, let what): "damaged \(format): \(what)"
        case .tooLarge(let what): "picture too large: \(what)"
        }
    }

    package var errorDescription: String? { description }
}
