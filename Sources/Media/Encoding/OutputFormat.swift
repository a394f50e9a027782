import CoreGraphics

/// The formats that a frame sink can write.
package enum OutputFormat: String, CaseIterable, Sendable, CustomStringConvertible {
    /// H.264 at 4:2:0 with the index at the start; odd sides are extended by one pixel that repeats the edge.
    case mp4
    /// VP9 at 4:2:0, with alpha if it is preserved; odd sides are extended as in MP4.
    case webm
    /// 255 colours per frame, delays in whole hundredths of a second, and alpha that is either opaque or clear.
    case gif
    case apng
    case webp
    /// A single image.
    case png
    /// A folder of images named `frame-000000.png` and so on; a slice keeps the frame numbers of the whole film.
    case pngFolder = "png folder"

    /// Creates the format of a file name: that of its extension, or a folder of PNG files if it ends in `/`.
    package init(path: String) throws {
        if path.hasSuffix("/") {
            self = .pngFolder
            return
        }
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."),
            let format = OutputFormat(name: String(name[name.index(after: dot)...]))
        else { throw MediaError.unknownFormat(name: path) }
        self = format
    }

    /// Creates the format with the name `mp4`, `webm`, `gif`, `apng`, `webp` or `png`, ignoring case.
    package init?(name: String) {
        guard let format = OutputFormat(rawValue: name.lowercased()), format != .pngFolder else { return nil }
        self = format
    }

    package var description: String { rawValue }

    /// The default frame rate: 60 per second, and 50 for GIF, whose delays are whole hundredths of a second.
    package var defaultFrameRate: FrameRate { self == .gif ? .fps50 : .fps60 }

    package var isAnimated: Bool { self != .png }

    package var keepsAlpha: Bool { self != .mp4 }

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
            throw MediaError.unsupported(
                self, "has no transparency: give a background, or choose webm, gif, apng or webp")
        }
        return switch self {
        case .pngFolder: try PNGFolderSink(path: path, options: options)
        case .gif: try GIFSink(path: path, options: options)
        default: try EncodedSink(format: self, path: path, options: options)
        }
    }
}
