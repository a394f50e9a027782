import Media

/// The kinds of file that a film can be written as.
public enum FilmFormat: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// H.264 video in `.mp4`, without transparency; a side of an odd number of pixels grows by one.
    case mp4
    /// VP9 video in `.webm`; a side of an odd number of pixels grows by one.
    case webm
    /// An animated GIF: up to 255 colours and 50 frames a second, each pixel opaque or clear.
    case gif
    /// An animated PNG, without loss.
    case apng
    /// An animated WebP.
    case webp
    /// A picture of one frame, without loss.
    case png
    /// A folder of pictures `frame-000000.png`, `frame-000001.png` and so on, without loss.
    case pngFolder = "png folder"

    /// The name as messages use it.
    public var description: String { rawValue }

    /// Frames a second where none are asked for: 60, and 50 for GIF.
    public var defaultFrameRate: Double { output.defaultFrameRate.framesPerSecond }

    /// Whether pixels may be transparent.
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
