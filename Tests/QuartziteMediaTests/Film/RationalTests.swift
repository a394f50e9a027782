import QuartziteMedia
import Testing

@Suite("Exact fractions")
struct RationalTests {
    @Test("Fractions are reduced, with the sign in the numerator")
    func reduces() {
        #expect(Rational(6, over: -4) == Rational(-3, over: 2))
        #expect(Rational(0, over: -7) == .zero)
        #expect(Rational(6, over: -4).denominator == 2)
    }

    @Test("Arithmetic has no rounding errors")
    func arithmetic() {
        let third = Rational(1, over: 3)
        #expect(third + third + third == .one)
        #expect(Rational(1, over: 10) + Rational(2, over: 10) == Rational(3, over: 10))
        #expect(third * Rational(3) / Rational(2) == Rational(1, over: 2))
        #expect(third - .one == Rational(-2, over: 3))
        #expect(third < Rational(34, over: 100))
    }

    @Test(
        "roundedUp rounds towards positive infinity",
        arguments: [(7, 2, 4), (8, 2, 4), (-7, 2, -3), (0, 5, 0)] as [(Int128, Int128, Int128)])
    func roundsUp(numerator: Int128, denominator: Int128, expected: Int128) {
        #expect(Rational(numerator, over: denominator).roundedUp == expected)
    }

    @Test("doubleValue is the nearest double")
    func doubles() throws {
        #expect(Rational(1, over: 10).doubleValue == 0.1)
        #expect(Rational(1001, over: 30000).doubleValue == 1001.0 / 30000)
        #expect(try #require(Rational(decimal: "123.456")).doubleValue == 123.456)
    }
}
