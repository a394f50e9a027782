import QuartzCore
import Testing

/// Expects that a fact holds exactly.
public func expectFact<Value: Equatable>(
    _ id: String, _ actual: Value, _ expected: Value, at location: SourceLocation
) {
    #expect(actual == expected, "\(id)", sourceLocation: location)
}

/// Expects that a pixel has exactly the bytes that were measured.
public func expectFact(_ id: String, _ actual: Pixel, _ expected: Pixel, at location: SourceLocation) {
    #expect(actual == expected, "\(id): \(actual), expected \(expected)", sourceLocation: location)
}

/// Expects that a transform has exactly the entries that were measured.
public func expectFact(
    _ id: String, _ actual: CATransform3D, _ expected: CATransform3D, at location: SourceLocation
) {
    expectFact(id, actual, expected, within: 0, at: location)
}

/// Expects that no number of a value differs by more than `tolerance` from the one that was measured.
public func expectFact<Value: Measurable>(
    _ id: String, _ actual: Value, _ expected: Value, within tolerance: Double, at location: SourceLocation
) {
    let difference = actual.largestDifference(from: expected)
    #expect(
        difference <= tolerance, "\(id): \(actual), expected \(expected); off by \(difference)",
        sourceLocation: location)
}
