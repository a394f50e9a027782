import CoreGraphics

/// A drawn picture: premultiplied BGRA8 pixels in sRGB.
public struct Frame: @unchecked Sendable {
    package let bitmap: Bitmap

    package init(bitmap: Bitmap) { self.bitmap = bitmap }

    /// Pixels.
    public var width: Int { bitmap.width }
    /// Pixels.
    public var height: Int { bitmap.height }

    /// 64-bit FNV-1a over the pixels as words `0xAARRGGBB`, row by row; equal pictures have equal hashes.
    public var hash: UInt64 { bitmap.hash }

    /// The premultiplied components, 0…255, of a pixel counted from the top left.
    ///
    /// A pixel outside the picture stops the program.
    public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let word = bitmap[x, y]
        return (
            UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 8),
            UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 24)
        )
    }

    /// The picture as an image.
    public var image: CGImage { CGImage(bitmap: bitmap) }
}
