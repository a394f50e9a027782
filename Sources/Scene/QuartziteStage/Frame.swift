import CoreGraphics

/// A drawn frame: premultiplied BGRA8 pixels in sRGB.
public struct Frame: @unchecked Sendable {
    package let bitmap: Bitmap

    package init(bitmap: Bitmap) { self.bitmap = bitmap }

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }

    /// The 64-bit FNV-1a hash of the pixels as words `0xAARRGGBB`, row by row; equal frames have equal hashes.
    public var hash: UInt64 { bitmap.hash }

    /// Returns the premultiplied components, 0…255, of a pixel, counted from the top left.
    ///
    /// A pixel outside the frame stops the program.
    public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let word = bitmap[x, y]
        return (
            UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 8),
            UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 24)
        )
    }

    /// The frame as an image.
    public var image: CGImage { CGImage(bitmap: bitmap) }
}
