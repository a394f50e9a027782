/// A range in Core Foundation's API.
public struct CFRange: Hashable, Sendable {
    /// The start.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex
    /// Creates an empty range at 0.
    public init() { (location, length) = (0, 0) }
    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
