/// A random number generator with the same numbers in every run: SplitMix64.
public struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator whose numbers depend only on `seed`.
    public init(seed: UInt64) { state = seed }

    /// Returns the next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    /// Returns a number from 0 up to, but not including, 1.
    public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Returns a number in `range`.
    public mutating func number(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * unit()
    }

    /// Returns a whole number from 0 up to, but not including, `count`, which must be positive.
    public mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
