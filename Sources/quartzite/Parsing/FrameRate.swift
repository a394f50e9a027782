/// Frames a second, above 0 and up to 240: `60`, `29.97` or `30000/1001`.
struct FrameRate: ParsedArgument, Hashable, CustomStringConvertible {
    let value: Rational
    let description: String

    init(parsing text: String) throws {
        let terms = text.split(separator: "/", omittingEmptySubsequences: false)
        let places = terms.count == 1 ? 6 : 0
        let numbers = terms.compactMap { Rational(decimal: $0, integerDigits: 6, fractionDigits: places) }
        guard numbers.count == terms.count, (1...2).contains(terms.count) else {
            throw InvalidArgument("write a frame rate as 60, 29.97 or 30000/1001")
        }
        guard numbers.allSatisfy({ $0 > .zero }) else { throw Self.outOfRange }
        let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
        guard value <= Rational(240) else { throw Self.outOfRange }
        self.value = value
        description = text
    }

    /// `whole` must lie in 1…240.
    init(_ whole: Int) {
        precondition((1...240).contains(whole), "a frame rate outside 1…240")
        value = Rational(whole)
        description = String(whole)
    }

    private static let outOfRange = InvalidArgument("a frame rate must be above 0 and at most 240")
}
