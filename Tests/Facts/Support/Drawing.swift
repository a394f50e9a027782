import CoreGraphics
import QuartzCore
import Testing

/// The premultiplied red, green, blue and alpha of a pixel.
public typealias Pixel = (UInt8, UInt8, UInt8, UInt8)

/// Returns a pixel of the bitmap that a layer renders into; row 0 is the top row of the bitmap.
///
/// The context's y-axis points up, so the layer's own y = 0 is in the last row.
@MainActor public func pixel(_ layer: CALayer, _ width: Int, _ height: Int, _ x: Int, _ y: Int) -> Pixel {
    let bytes = Drawing(of: layer, width, height).bytes(x, y)
    return (bytes[0], bytes[1], bytes[2], bytes[3])
}

/// Returns the number of pixels that a layer paints, even if only faintly.
@MainActor public func paintedCount(_ layer: CALayer, _ width: Int, _ height: Int) -> Int {
    Drawing(of: layer, width, height).painted.count
}

/// Returns the smallest rectangle that contains the pixels a layer paints; null if it paints none.
@MainActor public func paintedBox(_ layer: CALayer, _ width: Int, _ height: Int) -> CGRect {
    Drawing(of: layer, width, height).painted.reduce(.null) { $0.union($1) }
}

/// The pixels that a layer renders into a bitmap of premultiplied RGBA.
@MainActor private struct Drawing {
    private let pixels: [UInt8]
    private let bytesPerRow: Int
    private let width: Int
    private let height: Int

    init(of layer: CALayer, _ width: Int, _ height: Int) {
        (self.width, self.height) = (width, height)
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context, let memory = context.data else {
            Issue.record("There is no bitmap of \(width) × \(height) pixels")
            (bytesPerRow, pixels) = (4 * width, [UInt8](repeating: 0, count: 4 * width * height))
            return
        }
        layer.render(in: context)
        bytesPerRow = context.bytesPerRow
        pixels = Array(UnsafeRawBufferPointer(start: memory, count: bytesPerRow * height))
    }

    func bytes(_ x: Int, _ y: Int) -> [UInt8] {
        let start = y * bytesPerRow + 4 * x
        return Array(pixels[start..<start + 4])
    }

    /// The rectangles of the pixels that are not clear.
    var painted: [CGRect] {
        (0..<height).flatMap { y in
            (0..<width).filter { bytes($0, y) != [0, 0, 0, 0] }.map { CGRect(x: $0, y: y, width: 1, height: 1) }
        }
    }
}
