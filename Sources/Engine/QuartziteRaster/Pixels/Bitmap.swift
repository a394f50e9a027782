import CQuartziteKernels

/// A bitmap of premultiplied BGRA8 pixels in sRGB: one little-endian word `0xAARRGGBB` per pixel, top row first.
///
/// Rows have `slack` extra pixels after `width`, so that vector stores may run past the end of a span (they write back
/// what was there). Threads may share a bitmap only if none writes to it or each writes whole rows of its own.
package final class Bitmap: @unchecked Sendable {
    package static let slack = 16

    package let width: Int
    package let height: Int
    /// The number of pixels from one row to the next.
    package let stride: Int
    package let pixels: UnsafeMutablePointer<UInt32>

    /// Creates a transparent bitmap; sides below 1 become 1.
    package init(width: Int, height: Int) {
        self.width = max(1, width)
        self.height = max(1, height)
        stride = Bitmap.stride(self.width)
        let count = stride * self.height
        let raw = UnsafeMutableRawPointer.allocate(byteCount: count * 4, alignment: 64)
        pixels = raw.bindMemory(to: UInt32.self, capacity: count)
        pixels.initialize(repeating: 0, count: count)
    }

    private static func stride(_ width: Int) -> Int { (width + slack + 15) & ~15 }

    /// The number of bytes that a bitmap needs.
    package static func size(width: Int, height: Int) -> Int { stride(width) * height * 4 }

    deinit { UnsafeMutableRawPointer(pixels).deallocate() }

    /// Returns whether a picture of a size in pixels is within the limits: 16,384 a side and 64 million in all.
    package static func isAllowed(width: Int, height: Int) -> Bool {
        (1...16_384).contains(width) && (1...16_384).contains(height) && width * height <= 64_000_000
    }

    package var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

    package subscript(x: Int, y: Int) -> UInt32 {
        get {
            if x < 0 || x >= width || y < 0 || y >= height { stop("pixel (\(x), \(y)) outside the bitmap") }
            return pixels[y * stride + x]
        }
        set {
            if x < 0 || x >= width || y < 0 || y >= height { stop("pixel (\(x), \(y)) outside the bitmap") }
            pixels[y * stride + x] = newValue
        }
    }

    /// Sets every pixel of `rect`, or of the whole bitmap if `rect` is nil.
    package func clear(_ pixel: UInt32 = 0, in rect: PixelRect? = nil) {
        let area = rect?.intersection(bounds) ?? bounds
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            (row(y) + area.minX).update(repeating: pixel, count: area.width)
        }
    }

    package var isTransparent: Bool {
        (0..<height).allSatisfy { y in
            let line = row(y)
            return (0..<width).allSatisfy { line[$0] == 0 }
        }
    }

    package func copy() -> Bitmap {
        let other = Bitmap(width: width, height: height)
        other.pixels.update(from: pixels, count: stride * height)
        return other
    }

    /// The 64-bit FNV-1a hash of the pixels, one word per step, top row first, without padding.
    package var hash: UInt64 { hash(setting: 0) }

    /// The hash of the pixels after setting some bits in each, such as those of alpha.
    package func hash(setting bits: UInt32) -> UInt64 {
        var h: UInt64 = 1_469_598_103_934_665_603
        for y in 0..<height {
            let line = row(y)
            for x in 0..<width { h = (h ^ UInt64(line[x] | bits)) &* 1_099_511_628_211 }
        }
        return h
    }
}
