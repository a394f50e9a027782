import CoreGraphics

/// Decodes PNG, APNG, JPEG, GIF and WebP.
///
/// Sizes are checked before memory is allocated, and a truncated or damaged file is rejected as a whole. The pixels are
/// the same on every machine. Colour profiles and gamma are ignored; every image counts as sRGB.
package enum ImageDecoder {
    /// Decodes an image and its first frame.
    ///
    /// Throws `MediaError`.
    package static func decode(_ data: Data, limits: DecodingLimits = DecodingLimits()) throws -> DecodedImage {
        guard data.count <= limits.fileSize else {
            throw MediaError.tooLarge("\(data.count) bytes are more than \(limits.fileSize)")
        }
        let bytes = [UInt8](data)
        guard let format = ImageFormat(signatureOf: bytes) else { throw MediaError.notAnImage }
        switch format {
        case .png: return try DecodedImage(PNGFile(bytes, limits: limits), limits: limits)
        case .jpeg:
            return try DecodedImage(
                JPEGFile(bytes, limits: limits), orientation: EXIF.orientation(ofJPEG: bytes), limits: limits)
        case .gif: return try DecodedImage(GIFFile(bytes, limits: limits), limits: limits)
        case .webp: return try DecodedImage(WebPFile(bytes, limits: limits), limits: limits)
        }
    }

    /// Decodes an image from a regular file.
    ///
    /// Throws `MediaError`.
    package static func decode(contentsOf path: String, limits: DecodingLimits = DecodingLimits()) throws
        -> DecodedImage
    { try decode(read(path, limits: limits), limits: limits) }

    /// Returns the format whose signature data begin with; nil for an unknown one, or too few bytes.
    package static func format(of data: Data) -> ImageFormat? { ImageFormat(signatureOf: [UInt8](data.prefix(16))) }

    /// Whether the header of the file declares an alpha channel.
    package static func hasAlpha(_ data: Data) -> Bool {
        let bytes = [UInt8](data.prefix(32))
        return switch ImageFormat(signatureOf: bytes) {
        // The type of colours: grey or red, green and blue, with alpha.
        case .png: bytes.count > 25 && (bytes[25] == 4 || bytes[25] == 6)
        case .gif: true
        // The flags of an extended file, or the alpha bit of a lossless one.
        case .webp:
            bytes.count > 24
                && (bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 0x10 != 0
                    || bytes[12..<16].elementsEqual("VP8L".utf8) && bytes[24] & 0x10 != 0)
        case .jpeg, nil: false
        }
    }

    /// Whether a JPEG file stores its picture in several scans.
    package static func isProgressive(jpeg data: Data) -> Bool {
        let bytes = [UInt8](data.prefix(1 << 20))
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            switch bytes[position + 1] {
            case 0xC2, 0xC6, 0xCA, 0xCE: return true
            // Another kind of frame, or the first scan.
            case 0xC0, 0xC1, 0xC3, 0xDA: return false
            default: position += 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
            }
        }
        return false
    }

    /// Returns a regular file's bytes, up to one more than the limit.
    package static func read(_ path: String, limits: DecodingLimits = DecodingLimits()) throws -> Data {
        // Nonblocking, since opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw MediaError.cannotRead(path: path, reason: systemReason()) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw MediaError.cannotRead(path: path, reason: "not a regular file")
        }
        do {
            // The extra byte detects a file that is larger than the limit.
            return try file.read(upToCount: limits.fileSize + 1) ?? Data()
        } catch {
            throw MediaError.cannotRead(path: path, reason: "reading failed")
        }
    }
}
