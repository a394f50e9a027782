import CoreGraphics

/// What a frame sink writes.
package enum OutputFormat: String, CaseIterable, Sendable, CustomStringConvertible {
    /// H.264 at 4:2:0 with its index in front; odd sides grow by one pixel that repeats the edge.
    case mp4
    /// VP9 at 4:2:0, with alpha when that is kept; odd sides grow as in MP4.
    case webm
    /// 255 colours a frame and whole hundredths of a second; alpha is on or off.
    case gif
    case apng
    case webp
    /// One still.
    case png
    /// A folder of stills named `frame-000000.png` and on; those of a slice by their numbers in the whole.
    case pngFolder = "png folder"

    /// The format that a file's name asks for: by its extension, or a folder of PNGs when it ends in `/`.
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

    /// The format called `mp4`, `webm`, `gif`, `apng`, `webp` or `png`, in any case.
    package init?(name: String) {
        guard let format = OutputFormat(rawValue: name.lowercased()), format != .pngFolder else { return nil }
        self = format
    }

    package var description: String { rawValue }

    /// 60 frames a second, and 50 for GIF, whose delays are whole hundredths of a second.
    package var defaultFrameRate: FrameRate { self == .gif ? .fps50 : .fps60 }

    package var isAnimated: Bool { self != .png }

    package var keepsAlpha: Bool { self != .mp4 }

    /// Whether it can be written without seeking back.
    package var isStreamable: Bool {
        switch self {
        case .webm, .gif, .webp, .png: true
        case .mp4, .apng, .pngFolder: false
        }
    }

    /// Opens a file for frames.
    ///
    /// `-` and names of pipes and devices are written to as they are.
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
