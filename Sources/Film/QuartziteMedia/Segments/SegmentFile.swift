import CoreGraphics

/// A segment's file, whose manifest has been read.
package struct SegmentFile {
    package let path: String
    /// The manifest, as it was passed to `SegmentSink`.
    package let manifest: Data
    private let contents: SegmentTrailer.Contents

    /// Opens a file and checks its manifest; throws `SegmentError`.
    package init(path: String) throws {
        self.path = path
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw SegmentError.unreadable(path: path, reason: "there is no such file")
        }
        let file: Data
        do {
            file = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        } catch {
            throw SegmentError.unreadable(path: path, reason: "it cannot be opened")
        }
        guard let contents = SegmentTrailer.Contents(file) else {
            let isMatroska = file.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
            throw isMatroska ? SegmentError.truncated(path: path) : SegmentError.notSegment(path: path)
        }
        self.contents = contents
        manifest = contents.manifest
    }

    /// The path for libav, which otherwise takes a name with a colon for that of a protocol.
    var location: String { "file:\(path)" }

    /// Throws if the video is not as it was written; reads the whole file.
    package func check() throws {
        guard contents.isIntact else { throw SegmentError.damaged(path: path) }
    }
}

/// The reason why a segment cannot be used.
package enum SegmentError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    /// The end of the file is missing or damaged.
    case truncated(path: String)
    /// The frames are not those that were written.
    case damaged(path: String)
    /// The file is not a segment.
    case notSegment(path: String)
    /// The encoded video cannot continue that of the other segments.
    case different(path: String)

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .truncated(let path): "\(path) is truncated or damaged at its end; render it again"
        case .damaged(let path): "\(path) is damaged; render it again"
        case .different(let path):
            "\(path) was encoded by another version of the encoder than the others; render all segments with the same one"
        case .notSegment(let path):
            "\(path) is not a segment; `quartzite render` writes one to a name that ends in .qseg"
        }
    }
}
