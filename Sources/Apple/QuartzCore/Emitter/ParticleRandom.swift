/// A random number generator whose numbers are a function of a key and an index, so that each particle is independent.
///
/// The mixing function is SplitMix64's finaliser (Steele, Lea and Flood, 2014): a bijection of 64-bit words whose
/// outputs are statistically independent even for consecutive inputs.
struct ParticleRandom: Hashable, Sendable {
    let key: UInt64

    private static let golden: UInt64 = 0x9e37_79b9_7f4a_7c15

    /// Creates the root generator of a layer; if the scene's seed is 0, only the layer's seed counts.
    init(seed: UInt32, sceneSeed: UInt64 = 0) {
        let own = ParticleRandom.mix(UInt64(seed) &+ ParticleRandom.golden)
        key = sceneSeed == 0 ? own : ParticleRandom.mix(own ^ ParticleRandom.mix(sceneSeed))
    }

    private init(key: UInt64) { self.key = key }

    /// The generator one level down: for a cell's number, then for a birth's number, and so on into nested cells.
    func descending(to component: UInt64) -> ParticleRandom {
        ParticleRandom(key: ParticleRandom.mix(key ^ ParticleRandom.mix(component &+ ParticleRandom.golden)))
    }

    /// A uniform number in 0..<1 with 53 random bits.
    @inline(__always)
    func unit(_ sample: Sample) -> Double {
        Double(bits(sample) >> 11) * 0x1p-53
    }

    /// A uniform number in −1..<1.
    @inline(__always)
    func symmetric(_ sample: Sample) -> Double {
        2 * unit(sample) - 1
    }

    @inline(__always)
    private func bits(_ sample: Sample) -> UInt64 {
        ParticleRandom.mix(key &+ (sample.rawValue &+ 1) &* ParticleRandom.golden)
    }

    @inline(__always)
    private static func mix(_ word: UInt64) -> UInt64 {
        var z = word
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// The samples of one particle, in a fixed order so that a change of one property does not change other samples.
    enum Sample: UInt64, CaseIterable, Sendable {
        case positionX, positionY, positionZ, lifetime, coneAngle, coneTurn, velocity, scale, spin
        case red, green, blue, alpha
        case facingAngle, facingTurn, axisAngle, axisTurn
    }
}
