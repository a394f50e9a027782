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

    /// Returns a regular file's bytes, up to one more than the limit.
    static func read(_ path: String, limits: DecodingLimits) throws -> Data {
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
