import CoreGraphics

/// Turns one picture into the bytes of a file.
package enum ImageEncoder {
    /// A PNG with straight alpha; the same pixels give the same bytes.
    package static func png(_ picture: Bitmap) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        let sink = try OutputFormat.png.makeSink(
            path: file.path,
            options: EncodingOptions(width: picture.width, height: picture.height, keepsAlpha: true)
        )
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try sink.append(picture)
            try sink.finish()
        } catch {
            sink.cancel()
            throw error
        }
        return try Data(contentsOf: file)
    }
}
