import UIKit

/// How a film is written.
///
/// ```swift
/// var options = FilmOptions()
/// options.background = .white
/// options.replacesExisting = true
/// ```
public struct FilmOptions: Sendable {
    /// The kind of file; by default what the name's extension says, or a folder of PNGs for the URL of a folder.
    public var format: FilmFormat?
    /// How much time and space the file may take; `medium` by default.
    public var quality: FilmQuality
    /// The colour behind transparent parts of the scene; black by default.
    ///
    /// `UIColor.clear` keeps transparency in every format except MP4. A pattern colour is replaced by its mean colour.
    public var background: UIColor
    /// How often GIF, APNG and WebP play, from 1 to 65,535; 0, the default, is for ever.
    public var loopCount: Int
    /// Whether a file that exists is replaced; false by default.
    ///
    /// It stays as it is until the film is complete.
    public var replacesExisting: Bool

    /// Options for a film; see each property for its default.
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
