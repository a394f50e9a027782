import CQuartziteKernels

/// The transfer curve of sRGB.
package enum StandardRGB {
    /// Applies sRGB's transfer curve, mirrored below 0 and continued above 1.
    package static func gammaEncoded(_ value: Double) -> Double {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * qz_pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    /// Reverses sRGB's transfer curve.
    package static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : qz_pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }
}
