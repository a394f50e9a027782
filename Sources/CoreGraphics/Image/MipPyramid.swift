import CKernels

/// A picture and its halvings down to one pixel, each inside a transparent border of one pixel, ready for sampling.
package final class MipPyramid: @unchecked Sendable {
    private let levels: UnsafeMutableBufferPointer<qz_image>
    private let memory: UnsafeMutablePointer<UInt32>

    /// Copies `bitmap`; a side of odd length loses its last pixel to its neighbour when halved.
    package init(_ bitmap: Bitmap) {
        var sizes = [(width: bitmap.width, height: bitmap.height)]
        while let last = sizes.last, max(last.width, last.height) > 1 {
            sizes.append((max(1, last.width / 2), max(1, last.height / 2)))
        }
        let counts = sizes.map { Int(qz_image_pixel_count(Int32($0.width), Int32($0.height))) }
        let total = counts.reduce(0, +)
        memory = .allocate(capacity: total)
        memory.initialize(repeating: 0, count: total)
        levels = .allocate(capacity: sizes.count)
        var start = memory
        for (index, size) in sizes.enumerated() {
            levels.initializeElement(
                at: index,
                to: qz_image(
                    pixels: start, width: Int32(size.width), height: Int32(size.height), stride: Int32(size.width + 2)))
            let inner = start + size.width + 3
            if index == 0 {
                for y in 0..<size.height {
                    (inner + y * (size.width + 2)).update(from: bitmap.row(y), count: size.width)
                }
            } else {
                MipPyramid.halve(levels[index - 1], to: inner, size)
            }
            start += counts[index]
        }
    }

    deinit {
        levels.deallocate()
        memory.deallocate()
    }

    /// Calls `body` with all levels, largest first; they must not be kept.
    package func withImages<R>(_ body: (UnsafeBufferPointer<qz_image>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(levels))
    }

    /// Averages 2 by 2 pixels, rounding to nearest; the last column and row also take what an odd side leaves over.
    private static func halve(
        _ source: qz_image, to target: UnsafeMutablePointer<UInt32>, _ size: (width: Int, height: Int)
    ) {
        let stride = Int(source.stride)
        let inner = source.pixels + stride + 1
        let (width, height) = (Int(source.width), Int(source.height))
        for y in 0..<size.height {
            let rows = 2 * y..<(y == size.height - 1 ? height : 2 * y + 2)
            for x in 0..<size.width {
                let columns = 2 * x..<(x == size.width - 1 ? width : 2 * x + 2)
                // Two channels a sum, 16 bits each: nine pixels of 255 fit.
                var even: UInt32 = 0
                var odd: UInt32 = 0
                for row in rows {
                    for column in columns {
                        let pixel = inner[row * stride + column]
                        even &+= pixel & 0x00FF_00FF
                        odd &+= pixel >> 8 & 0x00FF_00FF
                    }
                }
                let count = UInt32(rows.count * columns.count)
                func mean(_ sum: UInt32) -> UInt32 { (sum &+ count / 2) / count }
                target[y * (size.width + 2) + x] =
                    mean(even & 0xFFFF) | mean(odd & 0xFFFF) << 8 | mean(even >> 16) << 16 | mean(odd >> 16) << 24
            }
        }
    }
}
