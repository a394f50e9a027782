import CoreGraphics

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
    public var defaultFrameRate: Double { defaultRate.framesPerSecond }

    /// Whether the format supports transparency.
    public var keepsAlpha: Bool { self != .mp4 }
}

extension FilmFormat {
    /// Creates the format of a file name: that of its extension, or a folder of PNG files if it ends in `/`.
    package init(path: String) throws {
        if path.hasSuffix("/") {
            self = .pngFolder
            return
        }
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), let format = FilmFormat(name: String(name[name.index(after: dot)...]))
        else { throw FilmError.unknownFormat(name: path) }
        self = format
    }

    /// Creates the format with the name `mp4`, `webm`, `gif`, `apng`, `webp` or `png`, ignoring case.
    package init?(name: String) {
        guard let format = FilmFormat(rawValue: name.lowercased()), format != .pngFolder else { return nil }
        self = format
    }

    /// The default frame rate: 60 per second, and 50 for GIF, whose delays are whole hundredths of a second.
    package var defaultRate: FrameRate { self == .gif ? .fps50 : .fps60 }

    package var isAnimated: Bool { self != .png }

    /// Whether the format can be written without seeking backward.
    package var isStreamable: Bool {
        switch self {
        case .webm, .gif, .webp, .png: true
        case .mp4, .apng, .pngFolder: false
        }
    }

    /// Opens a file for frames.
    ///
    /// `-`, pipes and devices are written to directly.
    package func makeSink(path: String, options: EncodingOptions) throws -> any FrameSink {
        try options.validate()
        guard keepsAlpha || !options.keepsAlpha else {
            throw FilmError.unsupported(
                self, reason: "has no transparency: give a background, or choose webm, gif, apng or webp")
        }
        return switch self {
        case .pngFolder: try FrameFolder(path: path, options: options)
        case .gif: try GIFSink(path: path, options: options)
        default: try EncodedSink(format: self, path: path, options: options)
        }
    }
}
