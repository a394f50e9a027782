import Foundation

extension CGColorSpace {
    /// Converts this space's components (alpha last) to straight extended sRGB.
    func extendedSRGB(_ components: [CGFloat]) -> (r: Double, g: Double, b: Double, a: Double) {
        let c = components.map { Double($0) }
        switch encoding {
        case .gray: return (c[0], c[0], c[0], c[1])
        case .pattern: return (0, 0, 0, c[0])
        case .linearGray:
            let value = StandardRGB.gammaEncoded(c[0])
            return (value, value, value, c[1])
        case .sRGB: return (c[0], c[1], c[2], c[3])
        case .linearSRGB:
            return (
                StandardRGB.gammaEncoded(c[0]), StandardRGB.gammaEncoded(c[1]), StandardRGB.gammaEncoded(c[2]), c[3]
            )
        case .displayP3:
            let r = StandardRGB.linear(c[0])
            let g = StandardRGB.linear(c[1])
            let b = StandardRGB.linear(c[2])
            return (
                StandardRGB.gammaEncoded(1.2249401762805598 * r - 0.2249401762805598 * g),
                StandardRGB.gammaEncoded(1.0420569547096881 * g - 0.0420569547096881 * r),
                StandardRGB.gammaEncoded(
                    1.0982736001409663 * b - 0.0196375545903344 * r - 0.0786360455506319 * g),
                c[3]
            )
        }
    }

    /// Converts straight extended sRGB to this space's components, alpha last; clamped unless the space is extended.
    func components(fromExtendedSRGB c: (r: Double, g: Double, b: Double, a: Double)) -> [CGFloat] {
        var values: [Double]
        switch encoding {
        case .sRGB: values = [c.r, c.g, c.b]
        case .pattern: values = []
        case .gray, .linearGray:
            let light = luminance(c)
            values = [encoding == .gray ? light.encoded : light.linear]
        case .linearSRGB: values = [c.r, c.g, c.b].map(StandardRGB.linear)
        case .displayP3:
            let r = StandardRGB.linear(c.r)
            let g = StandardRGB.linear(c.g)
            let b = StandardRGB.linear(c.b)
            values = [
                0.8224619687143623 * r + 0.1775380312856377 * g,
                0.0331941988509616 * r + 0.9668058011490384 * g,
                0.0170826307211200 * r + 0.0723974407263991 * g + 0.9105199285524809 * b,
            ].map(StandardRGB.gammaEncoded)
        }
        if !isExtended { values = values.map { $0 > 0 ? min($0, 1) : 0 } }
        return (values + [c.a]).map { CGFloat($0) }
    }

    /// Returns the luminance; equal channels keep their value exactly, others are weighted in linear light.
    private func luminance(_ c: (r: Double, g: Double, b: Double, a: Double)) -> (linear: Double, encoded: Double) {
        if c.r == c.g && c.g == c.b { return (StandardRGB.linear(c.r), c.r) }
        let light =
            0.2126 * StandardRGB.linear(c.r) + 0.7152 * StandardRGB.linear(c.g) + 0.0722 * StandardRGB.linear(c.b)
        return (light, StandardRGB.gammaEncoded(light))
    }
}
