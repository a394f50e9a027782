import QuartzCore

// What scenes call for random numbers. A file that imports UIKit alone gets these instead of the system's: they follow
// the stage's seed, so that every run of a scene draws the same numbers in the same order.

/// What the standard library calls its own generator is here the stage's.
public typealias SystemRandomNumberGenerator = StageRandomNumberGenerator

/// Draws numbers in the order of the scene's calls, begun at the stage's seed.
public struct StageRandomNumberGenerator: RandomNumberGenerator, Sendable {
    /// The stage's generator; copies continue one sequence.
    public init() {}

    /// The next 64 random bits.
    public mutating func next() -> UInt64 { MediaClock.current.random.withLock { $0.next() } }
}

/// 32 random bits.
public func arc4random() -> UInt32 { UInt32.random(in: 0...(.max)) }

/// A random number below `bound`; 0 where that is 0 or 1.
public func arc4random_uniform(_ bound: UInt32) -> UInt32 {
    bound > 1 ? UInt32.random(in: 0..<bound) : 0
}

/// A random number in 0..<1; after `srand48` those of POSIX's generator from that seed on.
public func drand48() -> Double { MediaClock.current.random.withLock { $0.next48() } }

/// Begins the sequence of `drand48` anew.
public func srand48(_ seed: Int) { MediaClock.current.random.withLock { $0.seed48(seed) } }

/// A random number in 0…2³¹ − 1.
public func random() -> Int { Int(arc4random() >> 1) }

/// A random number in 0…2³¹ − 1.
public func rand() -> Int32 { Int32(arc4random() >> 1) }
