import CoreGraphics

/// The comparison of two pictures of the same size, pixel by pixel, as suites of tests ask for it.
package struct PixelComparison {
    private let expected: Bitmap
    private let actual: Bitmap

    /// Creates a comparison; nil if the sizes differ.
    package init?(_ expected: Bitmap, _ actual: Bitmap) {
        guard expected.width == actual.width, expected.height == actual.height else { return nil }
        (self.expected, self.actual) = (expected, actual)
    }

    /// The number of pixels.
    package var count: Int { expected.width * expected.height }

    /// Whether all pixels are equal.
    package var isEqual: Bool {
        for y in 0..<expected.height {
            let (a, b) = (expected.row(y), actual.row(y))
            for x in 0..<expected.width where a[x] != b[x] { return false }
        }
        return true
    }

    /// The number of bytes that differ: of red, green, blue and alpha, of colours multiplied by alpha.
    package var differingBytes: Int {
        var found = 0
        forEachDifference { a, b in
            let difference = a ^ b
            for shift in stride(from: UInt32(0), to: 32, by: 8) where difference >> shift & 0xff != 0 { found += 1 }
        }
        return found
    }

    /// Returns the number of pixels with a channel that differs by more than a part of its range.
    ///
    /// - Parameter tolerance: The part, 0…1, of 256 steps.
    package func differingPixels(perChannel tolerance: Double) -> Int {
        var found = 0
        forEachDifference { a, b in if Double(Self.distance(a, b)) / 256 > tolerance || tolerance <= 0 { found += 1 } }
        return found
    }

    /// Returns the number of pixels whose colours differ by more than a limit, and the largest such difference.
    ///
    /// - Parameter limit: The difference in the unit of ``LabColor/distance(to:)``.
    package func perceivedDifferences(above limit: Float) -> (pixels: Int, largest: Float) {
        var (pixels, largest) = (0, Float(0))
        forEachDifference { a, b in
            let distance = Self.perceivedDistance(a, b)
            guard distance > limit else { return }
            pixels += 1
            largest = max(largest, distance)
        }
        return (pixels, largest)
    }

    /// The absolute difference of each pixel's channels over black, opaque.
    package var picture: Bitmap {
        let result = Bitmap(width: expected.width, height: expected.height)
        result.clear(0xff00_0000)
        for y in 0..<expected.height {
            let (a, b, row) = (expected.row(y), actual.row(y), result.row(y))
            for x in 0..<expected.width where a[x] != b[x] {
                var pixel: UInt32 = 0xff00_0000
                for shift in stride(from: UInt32(0), to: 24, by: 8) {
                    let (p, q) = (a[x] >> shift & 0xff, b[x] >> shift & 0xff)
                    pixel |= (p > q ? p - q : q - p) << shift
                }
                // Where only alpha differs, the picture would be black.
                row[x] = pixel == 0xff00_0000 ? 0xff80_0080 : pixel
            }
        }
        return result
    }

    private func forEachDifference(_ body: (UInt32, UInt32) -> Void) {
        for y in 0..<expected.height {
            let (a, b) = (expected.row(y), actual.row(y))
            for x in 0..<expected.width where a[x] != b[x] { body(a[x], b[x]) }
        }
    }

    /// Returns the largest difference of a channel, 0…255.
    static func distance(_ a: UInt32, _ b: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let (p, q) = (a >> shift & 0xff, b >> shift & 0xff)
            result = max(result, p > q ? p - q : q - p)
        }
        return result
    }

    /// Returns the difference of two colours over black or over white, whichever is larger.
    private static func perceivedDistance(_ a: UInt32, _ b: UInt32) -> Float {
        let black = LabColor(overBlack: a).distance(to: LabColor(overBlack: b))
        if a >> 24 == 0xff, b >> 24 == 0xff { return black }
        return max(black, LabColor(overWhite: a).distance(to: LabColor(overWhite: b)))
    }
}
