import CQuartziteKernels

/// The colour space in which a gradient mixes the colours of its stops.
package enum GradientMixing: Hashable, Sendable {
    /// sRGB, as on screen.
    case sRGB
    /// Generic RGB, in which Core Animation mixes gradients that it draws into a context of Core Graphics.
    ///
    /// Its gamma is 1.8, and colours outside its gamut, such as pure blue, are clamped to it (facts drw-102, drw-132).
    case genericRGB
}

extension GradientMixing {
    private typealias Components = (red: Double, green: Double, blue: Double)

    /// Returns a stop whose components are those of this space.
    func encode(_ stop: GradientPaint.Stop) -> GradientPaint.Stop {
        guard self == .genericRGB else { return stop }
        let light: Components = (
            StandardRGB.linear(stop.red), StandardRGB.linear(stop.green), StandardRGB.linear(stop.blue)
        )
        func curve(_ value: Double) -> Double { value > 0 ? qz_pow(min(value, 1), 1 / 1.8) : 0 }
        return stop.replacing(
            red: curve(0.975261362841 * light.red + 0.028528898609 * light.green - 0.00379026145 * light.blue),
            green: curve(-0.021471728851 * light.red + 1.05344410816 * light.green - 0.031972379309 * light.blue),
            blue: curve(0.001939068855 * light.red + 0.002078122698 * light.green + 0.995982808448 * light.blue))
    }

    /// Returns a stop with sRGB components from one with components of this space.
    func decode(_ stop: GradientPaint.Stop) -> GradientPaint.Stop {
        guard self == .genericRGB else { return stop }
        let light: Components = (qz_pow(stop.red, 1.8), qz_pow(stop.green, 1.8), qz_pow(stop.blue, 1.8))
        return stop.replacing(
            red: StandardRGB.gammaEncoded(
                1.024749054624 * light.red - 0.02775772729 * light.green + 0.003008672666 * light.blue),
            green: StandardRGB.gammaEncoded(
                0.020824984617 * light.red + 0.948643054932 * light.green + 0.030531960451 * light.blue),
            blue: StandardRGB.gammaEncoded(
                -0.002038524994 * light.red - 0.001925306846 * light.green + 1.003963831841 * light.blue))
    }
}

extension GradientPaint.Stop {
    fileprivate func replacing(red: Double, green: Double, blue: Double) -> GradientPaint.Stop {
        GradientPaint.Stop(location: location, red: red, green: green, blue: blue, alpha: alpha)
    }
}
