/// A view of pixel memory that is addressed in frame coordinates.
///
/// An offscreen picture of part of a frame is drawn with the frame's coordinates, so that a pixel's value does not
/// depend on the position of the part.
package struct Surface: @unchecked Sendable {
    /// The address of the frame's pixel (0, 0); only pixels inside `rect` exist.
    package let origin: UnsafeMutablePointer<UInt32>
    /// The number of pixels from one row to the next.
    package let stride: Int
    package let rect: PixelRect
    /// The bitmap, retained to keep the memory valid.
    package let bitmap: Bitmap

    /// Creates a surface whose top-left pixel is pixel (x, y) of the frame.
    package init(_ bitmap: Bitmap, x: Int = 0, y: Int = 0) {
        self.bitmap = bitmap
        stride = bitmap.stride
        origin = bitmap.pixels - (y * bitmap.stride + x)
        rect = PixelRect(minX: x, minY: y, maxX: x + bitmap.width, maxY: y + bitmap.height)
    }

    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { origin + y * stride }

    /// Copies the pixels inside `area` from another surface; pixels outside either surface are left out.
    package func copy(_ other: Surface, _ area: PixelRect) {
        let area = area.intersection(rect).intersection(other.rect)
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            (row(y) + area.minX).update(from: other.row(y) + area.minX, count: area.width)
        }
    }
}
