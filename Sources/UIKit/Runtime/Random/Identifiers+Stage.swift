import QuartzCore

// A file that imports UIKit alone gets these instead of Foundation's, which win in one that imports both.

extension MediaClock {
    /// The next of the identifiers that follow the stage's seed; random numbers go on as if there were none.
    fileprivate var nextIdentifier: UUID { identifiers.withLock { UUID.random(using: &$0) } }
}

extension UUID {
    /// An identifier that follows the stage's seed: the same ones come in every run, in the same order.
    @_disfavoredOverload
    public init() { self = MediaClock.current.nextIdentifier }
}

/// An identifier that follows the stage's seed, in place of `NSUUID`'s own `init()`.
public func NSUUID() -> Foundation.NSUUID { Foundation.NSUUID(MediaClock.current.nextIdentifier) }

extension ProcessInfo {
    /// A text that is another at each call, and follows the stage's seed.
    @_disfavoredOverload
    public var globallyUniqueString: String { MediaClock.current.nextIdentifier.uuidString }
}

/// Fills memory with random bytes.
@_disfavoredOverload
public func arc4random_buf(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
    for offset in 0..<max(0, count) {
        buffer.storeBytes(of: UInt8.random(in: 0...(.max)), toByteOffset: offset, as: UInt8.self)
    }
}
