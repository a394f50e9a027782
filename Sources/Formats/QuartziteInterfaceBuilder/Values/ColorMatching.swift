import CQuartziteKernels

/// The red, green and blue components of a colour.
typealias RGB = SIMD3<Double>

/// Conversions of the calibrated colours in documents (interface_builder.md I64, I65).
enum ColorMatching {
    private static let genericGamma = 1.8
    /// The gamma of Adobe RGB (1998), 2 + 51/256.
    private static let adobeGamma = 2.19921875

    /// The matrix from linear generic RGB to linear sRGB.
    private static let matrix = Matrix(
        RGB(1.0240, -0.0275, 0.0030), RGB(0.0208, 0.9495, 0.0305), RGB(-0.0021, -0.0020, 1.0033))
    private static let inverse = matrix.inverse
    /// The matrix from linear Adobe RGB to linear sRGB; the green and blue primaries are the same.
    private static let adobe = Matrix(RGB(1.39836, -0.39836, 0), RGB(0, 1, 0), RGB(0, -0.04293, 1.04293))

    static func sRGB(fromGenericRGB color: RGB) -> RGB {
        (matrix * color.mapped { qz_pow($0, genericGamma) }).mapped(encoded)
    }

    static func sRGB(fromGenericGray white: Double) -> Double { encoded(qz_pow(min(max(white, 0), 1), genericGamma)) }

    static func genericRGB(fromSRGB color: RGB) -> RGB {
        (inverse * color.mapped(linear)).mapped { qz_pow($0, 1 / genericGamma) }
    }

    static func sRGB(fromAdobeRGB color: RGB) -> RGB {
        (adobe * color.mapped { qz_pow($0, adobeGamma) }).mapped(encoded)
    }

    private static func encoded(_ value: Double) -> Double {
        value <= 0.0031308 ? 12.92 * value : 1.055 * qz_pow(value, 1 / 2.4) - 0.055
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : qz_pow((value + 0.055) / 1.055, 2.4)
    }
}

/// A matrix of three rows, for multiplication with a column vector.
private struct Matrix: Sendable {
    let rows: (RGB, RGB, RGB)

    init(_ first: RGB, _ second: RGB, _ third: RGB) { rows = (first, second, third) }

    static func * (matrix: Self, color: RGB) -> RGB {
        RGB((matrix.rows.0 * color).sum(), (matrix.rows.1 * color).sum(), (matrix.rows.2 * color).sum())
    }

    /// The inverse; the cross products of the rows are its columns times the determinant.
    var inverse: Self {
        let (a, b, c) = rows
        let (first, second, third) = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
        let determinant = (a * first).sum()
        return Self(
            RGB(first.x, second.x, third.x) / determinant, RGB(first.y, second.y, third.y) / determinant,
            RGB(first.z, second.z, third.z) / determinant)
    }

    private static func cross(_ a: RGB, _ b: RGB) -> RGB {
        RGB(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}

extension RGB {
    /// Applies a function to each component, clamped to 0...1 before and after.
    fileprivate func mapped(_ function: (Double) -> Double) -> RGB {
        func limited(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1) }
        return RGB(limited(function(limited(x))), limited(function(limited(y))), limited(function(limited(z))))
    }
}
