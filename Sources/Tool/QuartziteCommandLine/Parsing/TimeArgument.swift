import QuartziteMedia
import QuartziteFilm

/// A time or duration: `1.5`, `1.5s`, `250ms`, `00:01.5`, `1:02:03`, or `45f` (frames of the output).
package enum TimeArgument: ParsedArgument, Equatable {
    case seconds(Rational)
    case frames(Int)

    /// The maximum in seconds, about 32 years.
    static let longest = FilmPlan.longest

    package init(parsing text: String) throws {
        guard !text.hasPrefix("-") else { throw InvalidArgument("a time cannot be negative") }
        if text.hasSuffix("f") {
            guard let count = Int(text.dropLast()), count <= 1_000_000_000 else { throw Self.malformed }
            self = .frames(count)
            return
        }
        let seconds: Rational?
        if text.contains(":") {
            seconds = Self.clock(text)
        } else if text.hasSuffix("ms") {
            seconds = Rational(decimal: text.dropLast(2), fractionDigits: 6).map { $0 / Rational(1000) }
        } else if text.hasSuffix("s") {
            seconds = try Self.decimal(text.dropLast())
        } else {
            seconds = try Self.decimal(text[...])
        }
        guard let seconds else { throw Self.malformed }
        guard seconds <= Self.longest else { throw Self.tooLong }
        self = .seconds(seconds)
    }

    package func seconds(at rate: FrameRate) -> Rational {
        switch self {
        case .seconds(let seconds): seconds
        case .frames(let count): Rational(count) / rate.value
        }
    }

    /// Parses seconds.
    ///
    /// With more than nine decimals, the result is the simplest fraction that equals the number in double precision,
    /// in which `--hashes` prints the times of frames.
    private static func decimal(_ text: Substring) throws -> Rational? {
        if let exact = Rational(decimal: text) { return exact }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count > 9,
            parts.allSatisfy({ part in part.utf8.allSatisfy { (48...57).contains($0) } }),
            let nearest = Double("0" + text)
        else { return nil }
        guard nearest <= longest.doubleValue else { throw Self.tooLong }
        guard let simplest = Rational(nearest: nearest) else {
            throw InvalidArgument("a time has at most nine decimals")
        }
        return simplest
    }

    private static let tooLong = InvalidArgument("a time may be at most 1000000000s")
    private static let malformed = InvalidArgument("write a time as 1.5s, 250ms, 00:01.5 or 45f")

    /// Parses `mm:ss` or `hh:mm:ss`, where the seconds may have a fraction.
    private static func clock(_ text: String) -> Rational? {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        guard fields.count == 2 || fields.count == 3 else { return nil }
        var total = Rational.zero
        for (index, field) in fields.enumerated() {
            let isLast = index == fields.count - 1
            guard !field.isEmpty, isLast || !field.contains("."),
                let value = Rational(decimal: field, integerDigits: 6), index == 0 || value < Rational(60)
            else { return nil }
            total = total * Rational(60) + value
        }
        return total
    }
}
