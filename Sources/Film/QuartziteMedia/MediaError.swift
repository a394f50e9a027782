import CoreGraphics

/// An error in reading a media file; its description names the problem and the place.
package enum MediaError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    case cannotRead(path: String, reason: String)
    /// The bytes are not an image in a supported format.
    case notAnImage
    /// The image is truncated or violates its format.
    case damaged(ImageFormat, String)
    /// The image exceeds a limit of `DecodingLimits`.
    case tooLarge(String)

    package var description: String {
        switch self {
        case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
        case .notAnImage: "not a picture: expected PNG, APNG, JPEG, GIF or WebP"
        case .damaged(let format, let what): "damaged \(format): \(what)"
        case .tooLarge(let what): "picture too large: \(what)"
        }
    }

    package var errorDescription: String? { description }
}
