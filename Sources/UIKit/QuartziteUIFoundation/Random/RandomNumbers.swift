import QuartzCore

// The functions for random numbers. They replace the system's in files that import only UIKit, and use the stage's
// seed, so that every run of a scene gets the same numbers in the same order.

/// The stage's generator, under the name of the standard library's system generator.
public typealias SystemRandomNumberGenerator = StageRandomNumberGenerator

/// A generator that is seeded by the stage; each call of the scene returns the next number of one sequence.
public struct StageRandomNumberGenerator: RandomNumberGenerator, Sendable {
    /// Creates a generator; all copies continue the same sequence of the stage.
    public init() {}

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 { SceneContext.current.random.withLock { $0.next() } }
}

/// Returns 32 random bits.
public func arc4random() -> UInt32 { UInt32.random(in: 0...(.max)) }

/// Returns a random number below `bound`; 0 if the bound is 0 or 1.
public func arc4random_uniform(_ bound: UInt32) -> UInt32 {
    bound > 1 ? UInt32.random(in: 0..<bound) : 0
}

/// Returns a random number in 0..<1; after `srand48`, it continues POSIX's sequence for that seed.
public func drand48() -> Double { SceneContext.current.random.withLock { $0.next48() } }

/// Seeds the sequence of `drand48`.
public func srand48(_ seed: Int) { SceneContext.current.random.withLock { $0.seed48(seed) } }

/// Returns a random number in 0...2³¹ − 1.
public func random() -> Int { Int(arc4random() >> 1) }

/// Returns a random number in 0...2³¹ − 1.
public func rand() -> Int32 { Int32(arc4random() >> 1) }
