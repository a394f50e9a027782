import CoreGraphics

/// A number of frames per second, as an exact fraction in lowest terms.
package struct FrameRate: Hashable, Sendable, CustomStringConvertible {
    package let numerator: Int
    package let denominator: Int

    package static let fps50 = FrameRate(numerator: 50, denominator: 1)
    package static let fps60 = FrameRate(numerator: 60, denominator: 1)

    private init(numerator: Int, denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// Creates a rate in (0, 240] whose terms fit in 16 bits, so that every format can store it.
    package init(_ numerator: Int, per denominator: Int) throws {
        guard numerator > 0, denominator > 0 else { throw FrameRate.outside("\(numerator)/\(denominator)") }
        var (divisor, rest) = (numerator, denominator)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        let (n, d) = (numerator / divisor, denominator / divisor)
        guard n <= 65535, d <= 65535, n / d < 240 || (n == 240 && d == 1) else {
            throw FrameRate.outside("\(numerator)/\(denominator)")
        }
        self.init(numerator: n, denominator: d)
    }

    /// Creates a rate from a decimal number; 29.97 and the like become 30000/1001, others are rounded to a hundredth.
    package init(_ framesPerSecond: Double) throws {
        guard framesPerSecond > 0, framesPerSecond <= 240 else { throw FrameRate.outside("\(framesPerSecond)") }
        let whole = framesPerSecond.rounded()
        if whole == framesPerSecond {
            try self.init(Int(whole), per: 1)
        } else if abs(whole * 1000 / 1001 - framesPerSecond) < 0.006, whole >= 24, whole.remainder(dividingBy: 6) == 0 {
            try self.init(Int(whole) * 1000, per: 1001)
        } else {
            try self.init(Int((framesPerSecond * 100).rounded()), per: 100)
        }
    }

    /// The rate as an exact fraction.
    package var value: Rational { Rational(Int128(numerator), over: Int128(denominator)) }

    package var framesPerSecond: Double { Double(numerator) / Double(denominator) }

    /// Returns the start of a frame, rounded from the exact time so that rounding errors do not accumulate.
    func time(ofFrame index: Int, ticksPerSecond: Int) -> Int {
        (2 * index * ticksPerSecond * denominator + numerator) / (2 * numerator)
    }

    package var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    private static func outside(_ rate: String) -> FilmError {
        .outsideLimits("frame rate \(rate) is out of range: choose more than 0 and at most 240 frames a second")
    }
}
