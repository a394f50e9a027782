import CQuartziteImageCodecs
import CoreGraphics
import Foundation

/// Encodes one frame as a PNG and writes it to a file.
///
/// libpng is used rather than libav, whose libraries take longer to load than a picture takes to draw.
final class PNGEncoder: FrameWriting {
    private let options: EncodingOptions
    private let file: PartFile

    init(_ options: EncodingOptions, file: PartFile) {
        self.options = options
        self.file = file
    }

    func write(_ frame: Bitmap, time: Int, change: FrameChange) throws {
        do {
            try file.write([UInt8](Self.encode(frame, keepsAlpha: options.keepsAlpha, options.quality)))
        } catch MediaError.damaged(_, let reason) {
            throw FilmError.encodingFailed(.png, reason: reason)
        }
    }

    func finish() throws {}

    /// Returns the bytes of a file; equal pixels give equal bytes.
    static func encode(_ frame: Bitmap, keepsAlpha: Bool, _ quality: FilmQuality = .medium) throws -> Data {
        var source = qz_png_source()
        source.pixels = UnsafePointer(frame.pixels)
        source.stride = frame.stride
        (source.width, source.height) = (Int32(frame.width), Int32(frame.height))
        source.keeps_alpha = keepsAlpha
        source.level = quality.deflate.level
        source.mixes_filters = quality.deflate.mixesFilters
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        defer { free(bytes) }
        try codec(.png) { qz_png_encode(&source, &bytes, &count, $0) }
        return Data(UnsafeBufferPointer(start: bytes, count: count))
    }
}

extension FilmQuality {
    /// The settings of deflate; choosing a filter for each row takes longer, for files that are a twentieth smaller.
    var deflate: (level: Int32, mixesFilters: Bool) {
        switch self {
        case .draft: (1, false)
        case .low: (3, false)
        case .medium: (6, false)
        case .high: (6, true)
        case .max: (9, true)
        }
    }
}
