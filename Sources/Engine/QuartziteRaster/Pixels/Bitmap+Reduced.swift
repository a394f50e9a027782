import CQuartziteKernels

extension Bitmap {
    /// Returns the means of squares with 2^`halvings` pixels a side, as decoders of photos do; what remains is cut off.
    static func halved(_ image: qz_image, _ part: PixelRect, _ halvings: Int) -> Bitmap {
        let side = 1 << halvings
        let result = Bitmap(width: part.width / side, height: part.height / side)
        let half = UInt32(side * side / 2)
        for y in 0..<min(result.height, part.height / side) {
            for x in 0..<min(result.width, part.width / side) {
                var sums = SIMD4<UInt32>(repeating: half)
                for row in 0..<side {
                    let pixels = image.row(part.minY + y * side + row) + part.minX + x * side
                    for column in 0..<side {
                        let pixel = pixels[column]
                        sums &+= SIMD4(pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff, pixel >> 24)
                    }
                }
                sums &>>= UInt32(2 * halvings)
                result.row(y)[x] = sums.x | sums.y << 8 | sums.z << 16 | sums.w << 24
            }
        }
        return result
    }

    /// Returns a part of an image at a smaller size.
    ///
    /// The middles of its outermost pixels are those of the image's. Each pixel mixes those around its place, with the
    /// weights of a Catmull-Rom spline that is stretched by the ratio of each axis, in gamma-encoded values.
    static func reduced(_ image: qz_image, _ part: PixelRect, width: Int, height: Int) -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let across = AxisTaps(width, of: part.minX..<part.maxX)
        let down = AxisTaps(height, of: part.minY..<part.maxY)
        // Of the mixed rows, only as many are kept as one row of pixels needs.
        let slots = down.taps.lazy.map(\.count).max() ?? 1
        var mixed = [Int16](repeating: 0, count: Int(slots) * width * 4)
        var next: Int32 = 0
        for (y, taps) in down.taps.enumerated() {
            mixed.withUnsafeMutableBufferPointer { mixed in
                guard let mixed = mixed.baseAddress else { return }
                for row in max(next, taps.first)..<max(next, taps.first + taps.count) {
                    qz_resample_row(
                        mixed + Int(row % slots) * width * 4, image.row(Int(row)), across.taps, across.weights,
                        Int32(width))
                }
                qz_resample_column(result.row(y), mixed, slots, taps, down.weights, Int32(width))
            }
            next = max(next, taps.first + taps.count)
        }
        return result
    }
}

extension qz_image {
    /// Returns the first pixel of a row, inside of the border.
    fileprivate func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + (y + 1) * Int(stride) + 1 }
}

/// The source pixels of each pixel along one axis, with their weights.
private struct AxisTaps {
    private(set) var taps: [qz_taps] = []
    private(set) var weights: [Int16] = []

    /// Finds the weights of `count` pixels in `source`, which is not smaller.
    init(_ count: Int, of source: Range<Int>) {
        let ratio = count > 1 ? Double(source.count - 1) / Double(count - 1) : Double(source.count)
        taps.reserveCapacity(count)
        for index in 0..<count {
            let place = count > 1 ? 0.5 + Double(index) * ratio : Double(source.count) / 2
            add(Double(source.lowerBound) + place, max(ratio, 1), in: source)
        }
    }

    private mutating func add(_ center: Double, _ scale: Double, in source: Range<Int>) {
        let (first, last) = (Int((center - 2 * scale).rounded(.down)), Int((center + 2 * scale).rounded(.up)))
        let (low, high) = (max(first, source.lowerBound), min(last, source.upperBound - 1))
        // Edge pixels repeat outside the source.
        var values = [Double](repeating: 0, count: high - low + 1)
        for index in first...last {
            values[min(max(index, low), high) - low] += Self.catmullRom((Double(index) + 0.5 - center) / scale)
        }
        let factor = Double(1 << QZ_WEIGHT_BITS) / values.reduce(0, +)
        let start = weights.count
        weights += values.map { Int16(($0 * factor).rounded()) }
        // What rounding leaves goes to the pixel in the middle.
        let rest = (1 << QZ_WEIGHT_BITS) - weights[start...].reduce(0) { $0 + Int($1) }
        let middle = start + min(max(Int(center.rounded(.down)) - low, 0), values.count - 1)
        weights[middle] = Int16(clamping: Int(weights[middle]) + rest)
        taps.append(qz_taps(first: Int32(low), count: Int32(values.count), weight: Int32(start)))
    }

    /// The spline through its points with tangents parallel to the lines between their neighbours, at distance `t`.
    private static func catmullRom(_ t: Double) -> Double {
        let x = abs(t)
        if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
        return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
    }
}
