import QuartziteFilm
import QuartziteMedia
import Testing

@testable import QuartziteCommandLine

@Suite("Times on the command line")
struct TimeArgumentTests {
    @Test(
        "Every supported form of a time is parsed",
        arguments: [
            ("0", 0, 1), ("1.5", 3, 2), ("1.5s", 3, 2), (".25s", 1, 4), ("2.", 2, 1), ("250ms", 1, 4),
            ("0.5ms", 1, 2000),
            ("00:01.5", 3, 2), ("1:02:03", 3723, 1), ("90:00", 5400, 1), ("1000000000", 1_000_000_000, 1),
            ("0.000000001s", 1, 1_000_000_000),
        ] as [(String, Int128, Int128)])
    func accepts(text: String, numerator: Int128, denominator: Int128) throws {
        #expect(try TimeArgument(parsing: text) == .seconds(Rational(numerator, over: denominator)))
    }

    @Test(
        "A time as `--hashes` prints it is parsed as the simplest fraction with that value",
        arguments: [
            (1, 60), (7, 60), (1, 24_000), (2002, 30_000), (86_400 * 60 + 1, 60), (61, 600), (1001 * 999, 30_000),
        ] as [(Int128, Int128)])
    func printed(numerator: Int128, denominator: Int128) throws {
        let exact = Rational(numerator, over: denominator)
        let text = "\(shortestDecimal(exact.doubleValue))"
        #expect(!text.contains("e"))
        for form in [text, text + "s"] {
            guard case .seconds(let seconds) = try TimeArgument(parsing: form) else { continue }
            #expect(seconds.doubleValue == exact.doubleValue && seconds.denominator <= exact.denominator)
        }
    }

    @Test("A time with many decimals is parsed as a double")
    func manyDecimals() throws {
        for text in ["1.0166666667", "0.12345678901234567", "999999999.1234567890123"] {
            guard case .seconds(let seconds) = try TimeArgument(parsing: text) else { continue }
            #expect(seconds.doubleValue == Double(text))
        }
        #expect(try TimeArgument(parsing: "0.00000000000") == .seconds(.zero))
    }

    @Test("Frames count at the output's rate")
    func frames() throws {
        let time = try TimeArgument(parsing: "45f")
        #expect(time == .frames(45))
        #expect(try time.seconds(at: FrameRate(30, per: 1)) == Rational(3, over: 2))
    }

    @Test(
        "Any other text is refused",
        arguments: [
            "", "s", "ms", "f", ".", "1e3", "1.5m", "-1s", "-0", "+1", "nan", "inf", "1..2", "1.2.3", "0:60", "1:2.5:3",
            ":1", "1:", "1:2:3:4", "1.5f", "٣s", "1000000000.1", "99999999999999999999", "0.0000000001",
            "1.00000000001e5", "1000000000.00000000001x", "1000000001.00000000001",
        ])
    func refuses(text: String) {
        #expect(throws: InvalidArgument.self) { try TimeArgument(parsing: text) }
    }
}
