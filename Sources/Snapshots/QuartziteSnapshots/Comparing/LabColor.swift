import Foundation

/// A colour in the space CIE 1976 L*a*b* with the white point D65, in which distances are those that people see.
package struct LabColor {
    private let lightness: Float
    private let greenRed: Float
    private let blueYellow: Float

    /// Creates the colour of a pixel over black; the pixel is a word `0xAARRGGBB`, multiplied by alpha.
    init(overBlack pixel: UInt32) {
        self.init(red: pixel >> 16 & 0xff, green: pixel >> 8 & 0xff, blue: pixel & 0xff)
    }

    /// Creates the colour of a pixel over white.
    init(overWhite pixel: UInt32) {
        let rest = 255 - (pixel >> 24)
        self.init(
            red: (pixel >> 16 & 0xff) + rest, green: (pixel >> 8 & 0xff) + rest, blue: (pixel & 0xff) + rest)
    }

    /// Creates a colour from channels in sRGB, 0…255.
    package init(red: UInt32, green: UInt32, blue: UInt32) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // IEC 61966-2-1, relative to the white point.
        let x = Self.scaled((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
        let y = Self.scaled(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
        let z = Self.scaled((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
        (lightness, greenRed, blueYellow) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// Returns the distance to another colour, ΔE*ab of CIE 1976: 0 for equal ones, 100 between black and white.
    package func distance(to other: LabColor) -> Float {
        let (l, a, b) = (lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow)
        return (l * l + a * a + b * b).squareRoot()
    }

    private static func linear(_ channel: UInt32) -> Float { table[Int(min(channel, 255))] }

    private static let table: [Float] = (0..<256).map { step in
        let value = Double(step) / 255
        return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }

    private static func scaled(_ value: Float) -> Float {
        value > 216 / 24389 ? cbrtf(value) : (24389 / 27 * value + 16) / 116
    }
}
