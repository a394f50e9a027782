/// The random number generator of one run of a scene.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, 2014), which starts with the stage's seed.
package struct SceneRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64
    /// The 48-bit state of the generator that POSIX specifies for `drand48`.
    private var congruence: UInt64

    package init(seed: UInt64) {
        state = seed
        congruence = 0
        congruence = next() >> 16
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
        return word ^ word >> 31
    }

    /// Restarts ``next48()`` with a seed, like POSIX's `srand48`.
    package mutating func seed48(_ seed: Int) {
        congruence = (UInt64(truncatingIfNeeded: seed) << 16 | 0x330e) & 0xffff_ffff_ffff
    }

    /// Returns a number in 0..<1, as POSIX's `drand48` computes it.
    package mutating func next48() -> Double {
        congruence = (congruence &* 0x5_deec_e66d &+ 0xb) & 0xffff_ffff_ffff
        return Double(congruence) * 0x1p-48
    }
}
