import QuartziteMedia
import UIKit

/// Options for writing a film.
///
/// ```swift
/// var options = FilmOptions()
/// options.background = .white
/// options.replacesExisting = true
/// ```
public struct FilmOptions: Sendable {
    /// The file format; by default that of the file name's extension, or a folder of PNG files for a folder's URL.
    public var format: FilmFormat?
    /// The balance between quality, encoding time and file size; `medium` by default.
    public var quality: FilmQuality
    /// The colour behind transparent parts of the scene; black by default.
    ///
    /// `UIColor.clear` preserves transparency, except in MP4. A pattern colour is replaced by its mean colour.
    public var background: UIColor
    /// The number of times that GIF, APNG and WebP play, from 1 to 65,535; 0, the default, plays forever.
    public var loopCount: Int
    /// Whether an existing file is replaced; false by default.
    ///
    /// The existing file remains until the film is complete.
    public var replacesExisting: Bool

    /// Creates options; see each property for its default.
    public init(
        format: FilmFormat? = nil, quality: FilmQuality = .medium, background: UIColor = .black, loopCount: Int = 0,
        replacesExisting: Bool = false
    ) {
        self.format = format
        self.quality = quality
        self.background = background
        self.loopCount = loopCount
        self.replacesExisting = replacesExisting
    }
}

extension FilmOptions {
    /// The background colour, premultiplied, as `0xAARRGGBB`.
    var premultipliedBackground: UInt32 { background.cgColor.premultipliedBGRA() }

    /// Returns the format of a film at a URL.
    func format(of url: URL) throws -> FilmFormat {
        try format ?? (url.hasDirectoryPath ? .pngFolder : FilmFormat(path: url.lastPathComponent))
    }

    /// Returns a number of frames per second, by default that of the format of a film at a URL.
    func rate(_ framesPerSecond: Double?, of url: URL) throws -> FrameRate {
        try framesPerSecond.map(FrameRate.init) ?? format(of: url).defaultRate
    }
}
