import QuartziteMedia

/// A time limit in seconds, with or without an `s`, up to one day.
package struct TimeLimit: ParsedArgument, Hashable {
    package let seconds: Double

    package init(parsing text: String) throws {
        let digits = text.hasSuffix("s") ? text.dropLast() : text[...]
        guard let value = Rational(decimal: digits, integerDigits: 6, fractionDigits: 3), value > .zero,
            value <= Rational(86_400)
        else { throw InvalidArgument("write seconds as 10 or 0.5, at most 86400") }
        seconds = value.doubleValue
    }
}
