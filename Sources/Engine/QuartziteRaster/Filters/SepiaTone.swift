import Foundation

/// A tone from black over brown to white that depends on luminance alone, mixed with the picture in linear light.
package struct SepiaTone: Hashable, Sendable {
    /// The part of the tone in the mixture, 0…1.
    package let intensity: Double

    package init(intensity: Double) { self.intensity = intensity.isNaN ? 0 : min(max(intensity, 0), 1) }

    /// The tone at some luminances, measured on Apple's pictures; all values are in linear light.
    private static let ramp: [(luminance: Double, color: SIMD3<Double>)] = [
        (0, [0, 0, 0]), (0.05, [0.087, 0.035, 0.003]), (0.15, [0.233, 0.131, 0.027]), (0.25, [0.336, 0.218, 0.064]),
        (0.45, [0.538, 0.417, 0.201]), (0.55, [0.631, 0.522, 0.297]), (0.65, [0.717, 0.625, 0.407]),
        (0.75, [0.8, 0.731, 0.535]), (0.85, [0.905, 0.863, 0.73]), (1, [1, 0.99, 0.92]),
    ]

    private static func tone(_ luminance: Double) -> SIMD3<Double> {
        let end = min(max(ramp.firstIndex { $0.luminance >= luminance } ?? ramp.count - 1, 1), ramp.count - 1)
        let (a, b) = (ramp[end - 1], ramp[end])
        return a.color + (b.color - a.color) * ((luminance - a.luminance) / (b.luminance - a.luminance))
    }

    /// The entries of the tables by which light is encoded.
    private static let steps = 4096
    private static let linear = (0...255).map { StandardRGB.linear(Double($0) / 255) }
    private static let encoded = (0...steps).map { StandardRGB.gammaEncoded(Double($0) / Double(steps)) }
    private static let tones = (0...steps).map { tone(Double($0) / Double(steps)) }
    private static let luma = SIMD3(0.2126, 0.7152, 0.0722)

    /// Tones the pixels of a part of a surface; their alpha stays.
    func apply(to surface: Surface, keeping rect: PixelRect) {
        let (linear, encoded, tones) = (Self.linear, Self.encoded, Self.tones)
        let scale = Double(Self.steps)
        for y in rect.minY..<rect.maxY {
            let row = surface.row(y)
            for x in rect.minX..<rect.maxX {
                let pixel = row[x]
                let alpha = Int(pixel >> 24)
                guard alpha > 0 else { continue }
                func light(_ shift: UInt32) -> Double {
                    linear[min((Int(pixel >> shift & 0xff) * 255 + alpha / 2) / alpha, 255)]
                }
                let source = SIMD3(light(16), light(8), light(0))
                let tone = tones[Int(((source * Self.luma).sum() * scale).rounded())]
                let mixed = source + (tone - source) * intensity
                func byte(_ value: Double) -> UInt32 {
                    UInt32((encoded[Int((min(max(value, 0), 1) * scale).rounded())] * Double(alpha)).rounded())
                }
                row[x] = UInt32(alpha) << 24 | byte(mixed.x) << 16 | byte(mixed.y) << 8 | byte(mixed.z)
            }
        }
    }
}
