import Testing

@testable import QuartziteMedia

@Suite("Frame rates") struct FrameRateTests {
    @Test("Frame rates are stored in lowest terms") func lowestTerms() throws {
        let rate = try FrameRate(120, per: 4)
        #expect(rate.numerator == 30 && rate.denominator == 1)
    }

    @Test(
        "Decimals give the exact rates that they abbreviate",
        arguments: [
            (60.0, 60, 1), (29.97, 30000, 1001), (23.976, 24000, 1001), (59.94, 60000, 1001), (12.5, 25, 2),
            (0.1, 1, 10),
        ])
    func decimals(value: Double, numerator: Int, denominator: Int) throws {
        let rate = try FrameRate(value)
        #expect(rate.numerator == numerator && rate.denominator == denominator)
    }

    @Test("Rates outside (0, 240] are refused", arguments: [0, -1, 240.01, 1e300, .infinity, -.infinity, .nan, 1e-9])
    func outside(value: Double) {
        #expect(throws: FilmError.self) { try FrameRate(value) }
    }
}
