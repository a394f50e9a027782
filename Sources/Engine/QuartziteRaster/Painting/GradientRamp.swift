/// The colours of a gradient as a table of premultiplied pixels over the parameter 0…1.
package final class GradientRamp: Sendable {
    /// The number of entries; entry i is for the parameter i / (count − 1).
    package static let count = 1024

    package let pixels: [UInt32]

    /// Creates a table from stops; colours are interpolated straight and then premultiplied.
    ///
    /// Equal locations form a hard edge; the first and last colour continue before the first and after the last stop.
    package init(_ stops: [GradientPaint.Stop], mixing: GradientMixing = .sRGB) {
        let stops = stops.map(mixing.encode)
        pixels = (0..<GradientRamp.count).map { index in
            GradientRamp.color(at: Double(index) / Double(GradientRamp.count - 1), in: stops)
                .map { mixing.decode($0).pixel } ?? 0
        }
    }

    private static func color(at t: Double, in stops: [GradientPaint.Stop]) -> GradientPaint.Stop? {
        guard let first = stops.first, let last = stops.last else { return nil }
        guard t > first.location else { return first }
        guard t < last.location, let upper = stops.firstIndex(where: { $0.location > t }) else { return last }
        let a = stops[upper - 1]
        let b = stops[upper]
        let f = (t - a.location) / (b.location - a.location)
        return GradientPaint.Stop(
            location: t, red: a.red + (b.red - a.red) * f, green: a.green + (b.green - a.green) * f,
            blue: a.blue + (b.blue - a.blue) * f, alpha: a.alpha + (b.alpha - a.alpha) * f)
    }
}

extension GradientPaint.Stop {
    /// The premultiplied BGRA pixel; components are clamped to 0…1 first.
    var pixel: UInt32 {
        func clamped(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
        func byte(_ v: Double) -> UInt32 { UInt32((v * 255).rounded()) }
        let a = clamped(alpha)
        return byte(a) << 24 | byte(clamped(red) * a) << 16 | byte(clamped(green) * a) << 8 | byte(clamped(blue) * a)
    }
}
