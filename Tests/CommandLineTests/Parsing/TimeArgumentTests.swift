import QuartziteFilm
import Media
import Testing

@testable import Rendering

@Suite("Times on the command line")
struct TimeArgumentTests {
    @Test(
        "every accepted form",
        arguments: [
            ("0", 0, 1), ("1.5", 3, 2), ("1.5s", 3, 2), (".25s", 1, 4), ("2.", 2, 1), ("250ms", 1, 4),
            ("0.5ms", 1, 2000),
            ("00:01.5", 3, 2), ("1:02:03", 3723, 1), ("90:00", 5400, 1), ("1000000000", 1_000_000_000, 1),
            ("0.000000001s", 1, 1_000_000_000),
        ] as [(String, Int128, Int128)])
    func accepts(text: String, numerator: Int128, denominator: Int128) throws {
        #expect(try TimeArgument(parsing: text) == .seconds(Rational(numerator, over: denominator)))
    }

    @Test("frames count at the output's rate")
    func frames() throws {
        let time = try TimeArgument(parsing: "45f")
        #expect(time == .frames(45))
        #expect(try time.seconds(at: FrameRate(30, per: 1)) == Rational(3, over: 2))
    }

    @Test(
        "everything else is refused",
        arguments: [
            "", "s", "ms", "f", ".", "1e3", "1.5m", "-1s", "-0", "+1", "nan", "inf", "1..2", "1.2.3", "0:60", "1:2.5:3",
            ":1", "1:", "1:2:3:4", "1.5f", "٣s", "1000000000.1", "99999999999999999999", "0.0000000001",
        ])
    func refuses(text: String) {
        #expect(throws: InvalidArgument.self) { try TimeArgument(parsing: text) }
    }
}
