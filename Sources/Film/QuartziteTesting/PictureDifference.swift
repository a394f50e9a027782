import CoreGraphics

/// The difference between two pictures of the same size.
struct PictureDifference {
    /// The number of pixels that differ.
    private(set) var pixels = 0
    /// The largest difference of any channel, 0…255.
    private(set) var largest: UInt8 = 0
    private let expected: Bitmap
    private let actual: Bitmap

    init(_ expected: Bitmap, _ actual: Bitmap) {
        self.expected = expected
        self.actual = actual
        for y in 0..<expected.height {
            for x in 0..<expected.width where expected[x, y] != actual[x, y] {
                pixels += 1
                largest = max(largest, PictureDifference.distance(expected[x, y], actual[x, y]))
            }
        }
    }

    func isWithin(_ tolerance: Tolerance) -> Bool {
        switch tolerance {
        case .exact: pixels == 0
        case .perChannel(let limit): largest <= limit
        case .maxPixels(let limit): pixels <= limit
        }
    }

    /// Returns a dimmed copy of the reference with differing pixels in red, brighter for larger differences.
    func picture() -> Bitmap {
        let result = Bitmap(width: expected.width, height: expected.height)
        for y in 0..<expected.height {
            for x in 0..<expected.width {
                let distance = PictureDifference.distance(expected[x, y], actual[x, y])
                let dimmed = 0xff00_0000 | (expected[x, y] >> 2 & 0x003f_3f3f)
                result[x, y] = distance == 0 ? dimmed : 0xff00_0000 | (0x80 + UInt32(distance) / 2) << 16
            }
        }
        return result
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> UInt8 {
        var result: UInt8 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let x = UInt8(truncatingIfNeeded: a >> shift)
            let y = UInt8(truncatingIfNeeded: b >> shift)
            result = max(result, x > y ? x - y : y - x)
        }
        return result
    }
}
