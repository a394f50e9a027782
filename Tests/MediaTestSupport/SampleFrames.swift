import CoreGraphics
import QuartziteMedia
import TestSupport

/// Frames computed from formulas, and files of them in a temporary folder.
package enum Sample {
    /// A gradient with a moving square; premultiplied, and with every alpha if `isTransparent`.
    package static func frame(_ index: Int = 0, width: Int = 48, height: Int = 32, isTransparent: Bool = false)
        -> Bitmap
    {
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let inSquare = (index * 3..<index * 3 + 8).contains(x) && (4..<12).contains(y)
                let alpha = isTransparent ? (x * 255 / max(1, width - 1)) : 255
                let channels = inSquare ? [240, 60, 20] : [x * 5 & 255, y * 7 & 255, (x * 3 + y * 11) & 255]
                let word = channels.reduce(UInt32(alpha)) { $0 << 8 | UInt32(($1 * alpha + 127) / 255) }
                bitmap[x, y] = word
            }
        }
        return bitmap
    }

    /// A frame with few enough colours to fit a palette.
    package static func flat(_ index: Int = 0, width: Int = 40, height: Int = 30) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let cell = UInt32((x + index) / 5 % 4 + y / 5 % 3 * 4)
                bitmap[x, y] = 0xFF00_0000 | cell &* 0x0011_2233 & 0xFF_FFFF
            }
        }
        return bitmap
    }

    package static func file(
        _ name: String, _ frames: [Bitmap], in folder: TemporaryFolder,
        _ change: (inout EncodingOptions) throws -> Void = { _ in }
    ) throws -> Data {
        var options = EncodingOptions(width: frames[0].width, height: frames[0].height)
        try change(&options)
        let path = folder.path(name)
        let sink = try FilmFormat(path: path).makeSink(path: path, options: options)
        try sink.write(frames)
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }
}

package func samePixels(_ a: Bitmap, _ b: Bitmap) -> Bool {
    a.width == b.width && a.height == b.height
        && (0..<a.height).allSatisfy { y in (0..<a.width).allSatisfy { x in a[x, y] == b[x, y] } }
}

/// The largest difference of a channel; 256 if the sizes differ.
package func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return 256 }
    var largest = 0
    for y in 0..<a.height {
        for x in 0..<a.width {
            for shift: UInt32 in [0, 8, 16, 24] {
                largest = max(largest, abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255)))
            }
        }
    }
    return largest
}
