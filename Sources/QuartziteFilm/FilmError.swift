import Foundation
import Media

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

    /// Converts an error of the Media module to an error about films.
    init(_ error: MediaError) {
        self =
            switch error {
            case .unknownFormat(let name): .unknownFormat(name: name)
            case .needsFile(let format): .unsupported(FilmFormat(format), reason: "requires a seekable file")
            case .unsupported(let format, let reason): .unsupported(FilmFormat(format), reason: reason)
            case .outsideLimits(let what): .outsideLimits(what)
            case .cannotWrite(let path, let reason), .cannotRead(let path, let reason):
                .cannotWrite(path: path, reason: reason)
            case .exists(let path): .fileExists(path: path)
            case .busy(let path): .inUse(path: path)
            case .encodingFailed(let format, let reason): .encodingFailed(FilmFormat(format), reason: reason)
            case .wrongFrameSize, .closed, .noFrames, .notAnImage, .damaged, .tooLarge:
                .outsideLimits(error.description)
            }
    }

    /// Calls `body` and converts the media errors that it throws to film errors.
    static func wrapping<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let error as MediaError { throw FilmError(error) }
    }
}
