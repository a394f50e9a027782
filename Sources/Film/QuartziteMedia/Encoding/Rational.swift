/// An exact fraction, for computing frame times from frame numbers without accumulating rounding errors.
///
/// The limits on times, frame rates, speeds and frame counts keep every intermediate product within 128 bits.
package struct Rational: Hashable, Sendable, Comparable {
    package let numerator: Int128
    /// The denominator, positive and without a common divisor with the numerator.
    package let denominator: Int128

    package static let zero = Rational(0)
    package static let one = Rational(1)

    package init(_ whole: Int) {
        numerator = Int128(whole)
        denominator = 1
    }

    package init(_ numerator: Int128, over denominator: Int128) {
        precondition(denominator != 0, "a fraction over zero")
        var (a, b) = (numerator.magnitude, denominator.magnitude)
        while b != 0 { (a, b) = (b, a % b) }
        let divisor = Int128(a) * (denominator < 0 ? -1 : 1)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// Parses digits with an optional fraction (`12`, `0.25`, `.5`), without sign or exponent; nil for anything else.
    package init?(decimal text: some StringProtocol, integerDigits: Int = 12, fractionDigits: Int = 9) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }) else { return nil }
        guard parts.allSatisfy({ part in part.utf8.allSatisfy { (48...57).contains($0) } }) else { return nil }
        let whole = parts[0].drop { $0 == "0" }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard whole.count <= integerDigits, fraction.count <= fractionDigits else { return nil }
        var value: Int128 = 0
        var unit: Int128 = 1
        for digit in whole.utf8 { value = value * 10 + Int128(digit - 48) }
        for digit in fraction.utf8 {
            value = value * 10 + Int128(digit - 48)
            unit *= 10
        }
        self.init(value, over: unit)
    }

    /// Creates the simplest fraction whose nearest double is `value`; nil if its denominator is above a billion.
    ///
    /// - Parameter value: A number from 0 to a billion; other values give nil.
    package init?(nearest value: Double) {
        guard value != 0 else {
            self = .zero
            return
        }
        guard value >= 1e-9, value <= 1e9 else { return nil }
        // The convergents of the exact value's continued fraction are the simplest fractions near it.
        var numerator = Int128(value.significandBitPattern | 1 << 52)
        var denominator = Int128(1) << (52 - Int(value.exponent))
        var (last, before): ((Int128, Int128), (Int128, Int128)) = ((1, 0), (0, 1))
        while denominator != 0 {
            let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
            (last, before) = ((whole * last.0 + before.0, whole * last.1 + before.1), last)
            guard last.1 <= 1_000_000_000 else { return nil }
            if Double(last.0) / Double(last.1) == value { break }
            (numerator, denominator) = (denominator, rest)
        }
        self.init(last.0, over: last.1)
    }

    /// The nearest double if both terms are below 2^53; otherwise at most one unit in the last place off.
    package var doubleValue: Double { Double(numerator) / Double(denominator) }

    /// The fraction rounded up to a whole number.
    package var roundedUp: Int128 {
        let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
        return remainder > 0 ? quotient + 1 : quotient
    }

    package static func + (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator + b.numerator * a.denominator, over: a.denominator * b.denominator)
    }

    package static func - (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator - b.numerator * a.denominator, over: a.denominator * b.denominator)
    }

    package static func * (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.numerator, over: a.denominator * b.denominator)
    }

    package static func / (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator, over: a.denominator * b.numerator)
    }

    package static func < (a: Rational, b: Rational) -> Bool {
        a.numerator * b.denominator < b.numerator * a.denominator
    }
}
