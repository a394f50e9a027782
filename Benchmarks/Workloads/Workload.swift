import CoreGraphics
import QuartziteMedia

/// A workload to measure; it draws the same picture each time.
public struct Workload {
    /// The name, such as `W2-over`.
    public let name: String
    /// The nominal number of pixels in one drawing, in millions.
    public let megapixels: Double
    /// Whether several threads can draw the workload.
    public let isThreaded: Bool
    /// Restores the target to its state before drawing; not measured.
    public let prepare: () -> Void
    /// Draws the workload on a number of threads; this is what is measured.
    public let draw: (_ threads: Int) -> Void
    /// Returns the hash of the drawing.
    public let hash: () -> UInt64
    /// Returns the drawing, for `dump`.
    let picture: () -> Bitmap

    /// Writes the drawing to a PNG file.
    public func dump(to path: String) throws {
        let bitmap = picture()
        let options = EncodingOptions(width: bitmap.width, height: bitmap.height)
        try FilmFormat.png.makeSink(path: path, options: options).write([bitmap])
    }
}

/// The bitmap that the drawing workloads use: 1080p, opaque dark grey before each drawing.
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
