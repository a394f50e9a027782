import Media

/// The file formats of films.
public enum FilmFormat: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// H.264 video in `.mp4`, without transparency; sides with an odd number of pixels are extended by one pixel.
    case mp4
    /// VP9 video in `.webm`; sides with an odd number of pixels are extended by one pixel.
    case webm
    /// An animated GIF: up to 255 colours and 50 frames per second, each pixel opaque or clear.
    case gif
    /// An animated PNG, lossless.
    case apng
    /// An animated WebP.
    case webp
    /// A single frame as a PNG, lossless.
    case png
    /// A folder of PNG files `frame-000000.png`, `frame-000001.png` and so on, lossless.
    case pngFolder = "png folder"

    /// The name of the format in messages.
    public var description: String { rawValue }

    /// The default number of frames per second: 60, and 50 for GIF.
    public var defaultFrameRate: Double { output.defaultFrameRate.framesPerSecond }

    /// Whether the format supports transparency.
    public var keepsAlpha: Bool { output.keepsAlpha }

    package var output: OutputFormat {
        switch self {
        case .mp4: .mp4
        case .webm: .webm
        case .gif: .gif
        case .apng: .apng
        case .webp: .webp
        case .png: .png
        case .pngFolder: .pngFolder
        }
    }

    package init(_ output: OutputFormat) {
        self =
            switch output {
            case .mp4: .mp4
            case .webm: .webm
            case .gif: .gif
            case .apng: .apng
            case .webp: .webp
            case .png: .png
            case .pngFolder: .pngFolder
            }
    }
}
