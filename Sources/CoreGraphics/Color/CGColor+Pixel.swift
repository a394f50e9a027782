import Foundation

extension CGColor {
    /// The pixel this colour paints: clamped to 0…1, multiplied by alpha and `opacity`, rounded.
    package func premultipliedBGRA(opacity: Double = 1) -> UInt32 {
        let alpha = CGColor.unit(CGColor.unit(rgba.a) * opacity)
        func byte(_ value: Double) -> UInt32 { UInt32((value * alpha * 255).rounded()) }
        return byte(1) << 24 | byte(CGColor.unit(rgba.r)) << 16 | byte(CGColor.unit(rgba.g)) << 8
            | byte(CGColor.unit(rgba.b))
    }

    /// Clamped to 0…1; NaN counts as 0.
    private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
