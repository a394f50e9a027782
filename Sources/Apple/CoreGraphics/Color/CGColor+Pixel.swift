import Foundation

extension CGColor {
    /// Returns the colour's pixel value: components clamped to 0…1, premultiplied by alpha and `opacity`, and rounded.
    package func premultipliedBGRA(opacity: Double = 1) -> UInt32 {
        CGColor.premultipliedBGRA(SIMD4(rgba.r, rgba.g, rgba.b, rgba.a), opacity: opacity)
    }

    /// Returns the pixel value of a colour given as straight components in the order red, green, blue, alpha.
    package static func premultipliedBGRA(_ rgba: SIMD4<Double>, opacity: Double = 1) -> UInt32 {
        let alpha = unit(unit(rgba.w) * opacity)
        func byte(_ value: Double) -> UInt32 { UInt32((value * alpha * 255).rounded()) }
        return byte(1) << 24 | byte(unit(rgba.x)) << 16 | byte(unit(rgba.y)) << 8 | byte(unit(rgba.z))
    }

    /// Clamps a value to 0…1; NaN counts as 0.
    private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
