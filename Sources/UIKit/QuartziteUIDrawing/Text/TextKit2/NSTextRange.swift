import QuartziteUIFoundation

/// A place in a text.
@preconcurrency @MainActor public protocol NSTextLocation: NSObjectProtocol {
    /// Compares the place with another one of the same text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text, as a number of UTF-16 units.
@MainActor final class TextUnitLocation: NSObject, NSTextLocation {
    let unit: Int

    init(_ unit: Int) {
        self.unit = unit
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = (location as? TextUnitLocation)?.unit, other != unit else { return .orderedSame }
        return unit < other ? .orderedAscending : .orderedDescending
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextUnitLocation)?.unit == unit }
    nonisolated override var hash: Int { unit }
    nonisolated override var description: String { "\(unit)" }
}

/// A range of a text, from a place to a later one.
@preconcurrency @MainActor open class NSTextRange: NSObject {
    /// The first place.
    public let location: any NSTextLocation
    /// The place after the last character.
    public let endLocation: any NSTextLocation

    /// Creates a range; returns nil if the end is before the start.
    ///
    /// - Parameters:
    ///   - location: The first place.
    ///   - end: The place after the last character; nil for an empty range.
    public init?(location: any NSTextLocation, end: (any NSTextLocation)?) {
        let end = end ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        (self.location, endLocation) = (location, end)
        super.init()
    }

    /// Creates an empty range.
    public init(location: any NSTextLocation) {
        (self.location, endLocation) = (location, location)
        super.init()
    }

    init(_ units: Range<Int>) {
        (location, endLocation) = (TextUnitLocation(units.lowerBound), TextUnitLocation(units.upperBound))
        super.init()
    }

    /// The UTF-16 units; empty for places of another kind.
    final package var units: Range<Int> {
        guard let start = (location as? TextUnitLocation)?.unit, let end = (endLocation as? TextUnitLocation)?.unit
        else { return 0..<0 }
        return start..<max(start, end)
    }

    /// Whether the range has no characters.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Returns whether another range has the same start and end.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    /// Returns whether a place is in the range, before its end.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Returns whether another range is inside of the range.
    open func contains(_ range: NSTextRange) -> Bool {
        location.compare(range.location) != .orderedDescending
            && range.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Returns whether the range has characters in common with another one.
    open func intersects(_ range: NSTextRange) -> Bool {
        location.compare(range.endLocation) == .orderedAscending
            && range.location.compare(endLocation) == .orderedAscending
    }

    /// Returns what the range has in common with another one; nil if that is nothing.
    open func intersection(_ range: NSTextRange) -> NSTextRange? {
        guard intersects(range) else { return nil }
        return NSTextRange(
            location: location.compare(range.location) == .orderedAscending ? range.location : location,
            end: endLocation.compare(range.endLocation) == .orderedAscending ? endLocation : range.endLocation)
    }

    /// Returns the smallest range with both ranges.
    open func union(_ range: NSTextRange) -> NSTextRange {
        let start = location.compare(range.location) == .orderedAscending ? location : range.location
        let end = endLocation.compare(range.endLocation) == .orderedAscending ? range.endLocation : endLocation
        return NSTextRange(location: start, end: end) ?? self
    }
}
