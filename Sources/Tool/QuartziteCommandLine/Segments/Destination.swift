import QuartziteMedia
import QuartziteFilm

/// Where a render writes its frames, and in what form.
package struct Destination {
    package enum Kind: Equatable {
        case film(FilmFormat)
        /// A folder of PNG files.
        case folder
        /// A part of a film for `quartzite join`.
        case segment
    }

    package let path: OutputPath
    package let kind: Kind

    /// The extension of the names of segments.
    package static let segmentExtension = ".qseg"

    /// The format; nil for a segment.
    package var format: FilmFormat? {
        switch kind {
        case .film(let format): format
        case .folder: .pngFolder
        case .segment: nil
        }
    }

    /// Whether transparency is kept.
    package var keepsAlpha: Bool { format?.keepsAlpha ?? true }

    /// Opens the output of a film, which is not a segment.
    ///
    /// - Parameters:
    ///   - film: What the frames belong to.
    ///   - force: Whether the frames of another film in a folder are removed.
    ///   - keepsComplete: Whether complete frames in a folder are kept; by default, they are kept unless `force` is true.
    package func open(
        _ options: EncodingOptions, film: FilmOrigin, frames: Range<Int>, force: Bool, keepsComplete: Bool? = nil
    ) throws -> any FrameSink {
        if case .film(let format) = kind {
            return try format.makeSink(path: path.path, options: options)
        }
        return try FilmFolder(
            path: path.path, options: options, film: film, frames: frames, keepsComplete: keepsComplete ?? !force,
            force: force)
    }

    /// Throws if the output cannot be written, or may not be replaced.
    ///
    /// Segments, and the frames in a folder, may exist: they are compared with the film later.
    package func check(force: Bool) throws {
        switch kind {
        case .film: try path.checkFile(force: force)
        case .folder: try path.checkFolder(isExpected: FilmFolder.isExpected)
        case .segment:
            guard !path.isPipe else { throw Failure.usage("a segment requires a file; name one that ends in .qseg") }
            try path.checkFile(force: true)
        }
    }
}
