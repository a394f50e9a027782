import CoreGraphics

/// A picture over white.
struct OpaquePicture {
    private let width: Int
    private let height: Int
    /// The pixels, as words `0x00RRGGBB`.
    private let pixels: [UInt32]

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let row = bitmap.row(y)
            for x in 0..<width {
                let rest = 255 - (row[x] >> 24)
                pixels.append((row[x] & 0xff_ffff) &+ rest &* 0x1_0101)
            }
        }
        self.pixels = pixels
    }

    /// Returns the places at which a channel differs from another picture's by more than a limit.
    func differs(from other: OpaquePicture, by limit: UInt32) -> InkMask {
        InkMask(
            width: width, height: height,
            values: zip(pixels, other.pixels).map { $0 != $1 && PixelComparison.distance($0, $1) > limit })
    }

    /// The places that differ from the background, which has the colour of most of the picture's edge.
    var ink: InkMask {
        let ground = background
        return InkMask(
            width: width, height: height,
            values: pixels.map { $0 != ground && PixelComparison.distance($0, ground) > 24 })
    }

    private var background: UInt32 {
        var counts: [UInt32: Int] = [:]
        for x in 0..<width {
            counts[pixels[x], default: 0] += 1
            counts[pixels[(height - 1) * width + x], default: 0] += 1
        }
        for y in 0..<height {
            counts[pixels[y * width], default: 0] += 1
            counts[pixels[y * width + width - 1], default: 0] += 1
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    }
}
