/// A window onto pixel memory that is addressed in frame coordinates.
///
/// An offscreen picture of part of a frame is drawn with the frame's own coordinates, so that a pixel's value never
/// depends on where the window lies.
package struct Surface: @unchecked Sendable {
    /// Where pixel (0, 0) of the frame would lie; only pixels inside `rect` are there.
    package let origin: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    package let stride: Int
    package let rect: PixelRect
    /// Keeps the memory alive.
    package let bitmap: Bitmap

    /// The bitmap's top-left pixel stands for pixel (x, y) of the frame.
    package init(_ bitmap: Bitmap, x: Int = 0, y: Int = 0) {
        self.bitmap = bitmap
        stride = bitmap.stride
        origin = bitmap.pixels - (y * bitmap.stride + x)
        rect = PixelRect(minX: x, minY: y, maxX: x + bitmap.width, maxY: y + bitmap.height)
    }

    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { origin + y * stride }
}
