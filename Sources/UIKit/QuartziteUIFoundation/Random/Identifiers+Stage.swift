import QuartzCore

// These members replace Foundation's in files that import only UIKit; in files that import both, Foundation's win.

extension SceneContext {
    /// The next identifier from the stage's seed; identifiers do not advance the sequence of random numbers.
    fileprivate var nextIdentifier: UUID { identifiers.withLock { UUID.random(using: &$0) } }
}

extension UUID {
    /// Creates an identifier from the stage's seed; every run creates the same identifiers in the same order.
    @_disfavoredOverload
    public init() { self = SceneContext.current.nextIdentifier }
}

/// Creates an identifier from the stage's seed, in place of `NSUUID`'s own `init()`.
public func NSUUID() -> Foundation.NSUUID { Foundation.NSUUID(SceneContext.current.nextIdentifier) }

extension ProcessInfo {
    /// A string that is unique for each call, from the stage's seed.
    @_disfavoredOverload
    public var globallyUniqueString: String { SceneContext.current.nextIdentifier.uuidString }
}

/// Fills memory with random bytes.
@_disfavoredOverload
public func arc4random_buf(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
    for offset in 0..<max(0, count) {
        buffer.storeBytes(of: UInt8.random(in: 0...(.max)), toByteOffset: offset, as: UInt8.self)
    }
}
