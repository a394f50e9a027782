import CoreGraphics

extension Surface {
    /// The sum of the premultiplied components of all pixels, 0…1.
    var sum: SIMD4<Double> {
        var sum = SIMD4<UInt64>()
        for y in rect.minY..<rect.maxY {
            let line = row(y)
            for x in rect.minX..<rect.maxX {
                let pixel = UInt64(line[x])
                sum &+= SIMD4(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, pixel >> 24)
            }
        }
        return SIMD4(Double(sum.x), Double(sum.y), Double(sum.z), Double(sum.w)) / 255
    }

    /// Multiplies the straight components of all pixels, 0…1, by a matrix of rows and adds numbers to them.
    func transformColors(rows: [SIMD4<Double>], bias: SIMD4<Double>) {
        for y in rect.minY..<rect.maxY {
            let line = row(y)
            for x in rect.minX..<rect.maxX {
                let pixel = line[x]
                let alpha = Double(pixel >> 24)
                func straight(_ shift: UInt32) -> Double { alpha > 0 ? Double(pixel >> shift & 0xFF) / alpha : 0 }
                let color = SIMD4(straight(16), straight(8), straight(0), alpha / 255)
                var result = bias
                for (i, row) in rows.enumerated() where i < 4 { result[i] += (row * color).sum() }
                result.clamp(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
                func byte(_ value: Double) -> UInt32 { UInt32((value.isNaN ? 0 : value * 255).rounded()) }
                let (red, green, blue) = (result.x * result.w, result.y * result.w, result.z * result.w)
                line[x] = byte(result.w) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
            }
        }
    }
}
