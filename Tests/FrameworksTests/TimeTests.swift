import Testing
import _CoreMedia

@Suite("Core Media computes with fractions") struct TimeTests {
    private func time(_ value: Int64, _ scale: Int32) -> CMTime { CMTime(value: value, timescale: scale) }

    @Test("A sum has the least denominator that both have in common, or the largest if that is too large")
    func sum() {
        let sum = time(1, 3) + time(1, 4)
        #expect(sum.value == 7 && sum.timescale == 12 && !sum.hasBeenRounded)
        #expect(time(1, 600) + time(2, 600) == time(3, 600) && time(1, 2) - time(3, 2) == time(-1, 1))
        let large = time(1, 2_147_483_647) + time(1, 2_147_483_629)
        #expect(large.timescale == 2_147_483_647 && large.value == 2 && large.hasBeenRounded)
        // The denominator is halved until the numerator fits.
        let long = time(.max, 4) + time(.max, 4)
        #expect(long.timescale == 2 && long.isNumeric)
        #expect((time(.max, 1) + time(.max, 1)).isPositiveInfinity)
    }

    @Test("No number spreads as far as Apple's documentation says")
    func specials() {
        #expect((CMTime.positiveInfinity + .indefinite).isPositiveInfinity)
        #expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid)
        #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity && (CMTime.indefinite + .zero).isIndefinite)
        #expect(!(CMTime.invalid + .positiveInfinity).isValid)
        let ordered: [CMTime] = [.negativeInfinity, .zero, .indefinite, .positiveInfinity, .invalid]
        #expect([CMTime](ordered.reversed()).sorted() == ordered)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -2).isNegativeInfinity)
        #expect(CMTimeAbsoluteValue(time(-3, 2)) == time(3, 2))
    }

    @Test(
        "Fractions are rounded in each way",
        arguments: zip(
            [
                CMTimeRoundingMethod.roundHalfAwayFromZero, .roundTowardZero, .roundAwayFromZero,
                .roundTowardPositiveInfinity, .roundTowardNegativeInfinity, .quickTime,
            ], [(3, -3), (2, -2), (3, -3), (3, -2), (2, -3), (2, -2)]))
    func rounding(method: CMTimeRoundingMethod, values: (Int64, Int64)) {
        let up = CMTimeConvertScale(time(5, 20), timescale: 10, method: method)
        let down = CMTimeConvertScale(time(-5, 20), timescale: 10, method: method)
        #expect(up.value == values.0 && down.value == values.1 && up.hasBeenRounded)
        #expect(!CMTimeConvertScale(time(1, 2), timescale: 10, method: method).hasBeenRounded)
    }

    @Test("Seconds become the nearest fraction that fits, and multiples stay exact")
    func seconds() {
        #expect(CMTime(seconds: 0.25, preferredTimescale: 600) == time(150, 600))
        #expect(CMTime(seconds: 1e18, preferredTimescale: 600).timescale == 9)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        let half = CMTimeMultiplyByFloat64(time(3, 600), multiplier: 0.5)
        #expect(half.value == 3 && half.timescale == 1200)
        #expect(CMTimeMultiplyByRatio(time(1, 1), multiplier: 2, divisor: -3) == time(-2, 3))
        #expect(!CMTimeMultiplyByRatio(time(1, 1), multiplier: 1, divisor: 0).isValid)
        #expect(time(1, 2) == time(2, 4) && Set([time(1, 2), time(2, 4)]).count == 1)
        #expect(CMTimeCopyDescription(allocator: nil, time: time(-1, 2)) == "{-1/2 = -0.500}")
    }

    @Test("Parts of a timeline have unions, intersections and places in each other")
    func ranges() {
        let (first, second) = (
            CMTimeRange(start: .zero, duration: time(2, 1)), CMTimeRange(start: time(1, 1), end: time(5, 1))
        )
        #expect(first.union(second) == CMTimeRange(start: .zero, duration: time(5, 1)))
        #expect(first.intersection(second) == CMTimeRange(start: time(1, 1), duration: time(1, 1)))
        #expect(first.intersection(CMTimeRange(start: time(3, 1), duration: time(1, 1))) == .zero)
        #expect(CMTimeRangeContainsTime(first, time: time(1, 1)) && !first.containsTime(time(2, 1)))
        #expect(CMTimeMapTimeFromRangeToRange(time(1, 1), fromRange: first, toRange: second) == time(3, 1))
        #expect(CMTimeFoldIntoRange(time(11, 2), foldRange: first) == time(3, 2))
        #expect(CMTimeFoldIntoRange(time(-1, 2), foldRange: first) == time(3, 2))
        #expect(CMTimeClampToRange(time(9, 1), range: second) == time(5, 1))
        #expect(!CMTimeRange(start: .zero, duration: time(-1, 1)).isValid)
    }
}
