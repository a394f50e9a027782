import CoreGraphics

/// Reads PNG, APNG, JPEG, GIF and WebP.
///
/// Sizes are checked before memory is taken, and a file that is cut short or broken anywhere is refused whole. The pixels
/// are the same on every machine. Colour profiles and gamma are ignored: every picture is taken for sRGB.
package enum ImageDecoder {
    /// Reads a picture and its first frame.
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

    /// Reads a picture from a regular file.
    ///
    /// Throws `MediaError`.
    package static func decode(contentsOf path: String, limits: DecodingLimits = DecodingLimits()) throws
        -> DecodedImage
    { try decode(read(path, limits: limits), limits: limits) }

    /// A regular file's bytes, up to one more than is allowed.
    static func read(_ path: String, limits: DecodingLimits) throws -> Data {
        // Non-blocking, because opening a pipe would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw MediaError.cannotRead(path: path, reason: systemReason()) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw MediaError.cannotRead(path: path, reason: "not a regular file")
        }
        do {
            // One byte more than allowed tells a file that grew past the limit.
            return try file.read(upToCount: limits.fileSize + 1) ?? Data()
        } catch {
            throw MediaError.cannotRead(path: path, reason: "reading failed")
        }
    }
}
