import CoreGraphics

extension Bitmap {
    /// Draws a picture over all of the bitmap: reduced until it fits, and centred on a background.
    ///
    /// Every pixel is the mean of the picture's pixels that it covers, each weighted by its part in 1/256 per side.
    ///
    /// - Parameter background: The colour around the picture, premultiplied, as `0xAARRGGBB`.
    package func fit(_ picture: Bitmap, background: UInt32) {
        clear(background)
        let scale = min(Double(width) / Double(picture.width), Double(height) / Double(picture.height), 1)
        let columns = Self.spans(of: picture.width, scale: scale)
        let rows = Self.spans(of: picture.height, scale: scale)
        let (left, top) = ((width - columns.count) / 2, (height - rows.count) / 2)
        var sums = [SIMD4<UInt32>](repeating: .zero, count: picture.width)
        for (y, span) in rows.enumerated() {
            for x in sums.indices { sums[x] = .zero }
            for (offset, weight) in span.weights.enumerated() where weight > 0 {
                let source = picture.row(span.start + offset)
                for x in sums.indices { sums[x] &+= Self.channels(of: source[x]) &* weight }
            }
            let target = row(y + top) + left
            for (x, span) in columns.enumerated() {
                var sum = SIMD4<UInt32>(repeating: 1 << 15)
                for (offset, weight) in span.weights.enumerated() { sum &+= sums[span.start + offset] &* weight }
                target[x] = Self.pixel(from: sum &>> 16)
            }
        }
    }

    /// The pixels that one reduced pixel covers, and their weights in 1/256, whose sum is 256.
    private struct Span {
        var start: Int
        var weights: [UInt32]
    }

    private static func spans(of count: Int, scale: Double) -> [Span] {
        let reduced = max(1, min(count, Int((Double(count) * scale).rounded())))
        let step = Double(count) / Double(reduced)
        return (0..<reduced).map { index in
            let (start, end) = (Double(index) * step, min(Double(index + 1) * step, Double(count)))
            let first = min(Int(start), count - 1)
            let last = min(max(Int(end.rounded(.up)) - 1, first), count - 1)
            var (weights, sum) = ([UInt32](), 0.0)
            for pixel in first...last {
                let part = min(end, Double(pixel + 1)) - max(start, Double(pixel))
                let before = (sum * 256).rounded()
                sum = pixel == last ? 1 : sum + part / step
                weights.append(UInt32(max((sum * 256).rounded() - before, 0)))
            }
            return Span(start: first, weights: weights)
        }
    }

    private static func channels(of pixel: UInt32) -> SIMD4<UInt32> {
        SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    }

    private static func pixel(from channels: SIMD4<UInt32>) -> UInt32 {
        channels.x | channels.y << 8 | channels.z << 16 | channels.w << 24
    }
}
