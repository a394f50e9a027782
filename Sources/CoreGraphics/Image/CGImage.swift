/// A picture of pixels. (Being built.)
public final class CGImage: @unchecked Sendable {
    package let bitmap: Bitmap
    package init(bitmap: Bitmap) { self.bitmap = bitmap }
    /// Pixels.
    public var width: Int { bitmap.width }
    /// Pixels.
    public var height: Int { bitmap.height }
}
