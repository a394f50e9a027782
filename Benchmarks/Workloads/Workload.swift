import CoreGraphics
import Media

/// One thing to measure: it makes the same picture each time it is drawn.
public struct Workload {
    /// The name, as in `W2-over`.
    public let name: String
    /// Nominal millions of pixels in one drawing.
    public let megapixels: Double
    /// Whether more than one thread can draw it.
    public let isThreaded: Bool
    /// Brings the target back to what it was before drawing, unmeasured.
    public let prepare: () -> Void
    /// Draws on a number of threads; this is what is measured.
    public let draw: (_ threads: Int) -> Void
    /// The hash of what was drawn.
    public let hash: () -> UInt64
    /// What was drawn, for `dump`.
    let picture: () -> Bitmap

    /// Writes what was drawn as a PNG.
    public func dump(to path: String) throws {
        let bitmap = picture()
        let options = EncodingOptions(width: bitmap.width, height: bitmap.height)
        let sink = try OutputFormat.png.makeSink(path: path, options: options)
        try sink.append(bitmap)
        try sink.finish()
    }
}

/// The surface that the drawing workloads share: 1080p, opaque dark grey before each drawing.
final class Screen {
    static let background: UInt32 = 0xff20_2020

    let bitmap = Bitmap(width: 1920, height: 1080)

    func workload(
        _ name: String, megapixels: Double, isThreaded: Bool = true, draw: @escaping (Bitmap, _ threads: Int) -> Void
    ) -> Workload {
        Workload(
            name: name, megapixels: megapixels, isThreaded: isThreaded,
            prepare: { self.bitmap.clear(Self.background) }, draw: { draw(self.bitmap, $0) },
            hash: { self.bitmap.hash }, picture: { self.bitmap })
    }
}
