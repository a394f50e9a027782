import CoreGraphics
import Testing

/// Conversions of `CGFloat` in generic code, which are Quartzite's own.
@Suite struct CGFloatConversionTests {
    private func converted<T: BinaryFloatingPoint>(_ value: CGFloat, to type: T.Type) -> T { T(value) }

    /// Converts with the standard library, which does not know the type here.
    private func expected<S: BinaryFloatingPoint, T: BinaryFloatingPoint>(_ value: S, as type: T.Type) -> T { T(value) }

    private static let numbers: [CGFloat] = [
        0, -0.0, 0.1, -.pi, 16_777_217, 16_777_219, .leastNonzeroMagnitude, 1e-40, 3.5e38,
        .greatestFiniteMagnitude, .infinity,
    ]

    @Test("A generic type takes the nearest number to a CGFloat", arguments: numbers)
    func nearest(value: CGFloat) {
        #expect(converted(value, to: Double.self).bitPattern == expected(value, as: Double.self).bitPattern)
        #expect(converted(value, to: Float.self).bitPattern == expected(value, as: Float.self).bitPattern)
        let same = converted(value, to: CGFloat.self)
        #expect(same == value && same.sign == value.sign)
    }

    @Test("NaN stays NaN in every type") func notANumber() {
        #expect(converted(.nan, to: Double.self).isNaN && converted(.nan, to: Float.self).isNaN)
        #expect(converted(.nan, to: CGFloat.self).isNaN)
    }
}
