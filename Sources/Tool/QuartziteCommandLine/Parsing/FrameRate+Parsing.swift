import QuartziteMedia
import QuartziteFilm

extension FrameRate: ParsedArgument {
    /// Parses frames per second, above 0 and up to 240, exactly: `60`, `29.97` or `30000/1001`.
    package init(parsing text: String) throws {
        let terms = text.split(separator: "/", omittingEmptySubsequences: false)
        let places = terms.count == 1 ? 6 : 0
        let numbers = terms.compactMap { Rational(decimal: $0, integerDigits: 6, fractionDigits: places) }
        guard numbers.count == terms.count, (1...2).contains(terms.count) else {
            throw InvalidArgument("write a frame rate as 60, 29.97 or 30000/1001")
        }
        guard numbers.allSatisfy({ $0 > .zero }) else { throw Self.outOfRange }
        let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
        guard value <= Rational(240) else { throw Self.outOfRange }
        do {
            try self.init(Int(value.numerator), per: Int(value.denominator))
        } catch {
            throw InvalidArgument("\(text) is too precise; as a fraction, its terms may be at most 65535")
        }
    }

    private static var outOfRange: InvalidArgument {
        InvalidArgument("a frame rate must be above 0 and at most 240")
    }
}
