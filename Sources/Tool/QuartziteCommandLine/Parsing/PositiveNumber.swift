import QuartziteMedia

/// A scale or speed: a decimal number from 0.01 to 100 with at most three decimal places.
package struct PositiveNumber: ParsedArgument, Hashable {
    package let value: Rational

    package init(parsing text: String) throws {
        guard let value = Rational(decimal: text, integerDigits: 6, fractionDigits: 3) else {
            throw InvalidArgument("write a number as 2 or 0.5")
        }
        guard value >= Rational(1, over: 100), value <= Rational(100) else {
            throw InvalidArgument("the number must be between 0.01 and 100")
        }
        self.value = value
    }
}
