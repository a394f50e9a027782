import QuartzCore
import Testing

/// Expects a fact to hold exactly.
public func expectFact<Value: Equatable>(
    _ id: String, _ actual: Value, _ expected: Value, at location: SourceLocation
) {
    #expect(actual == expected, "\(id)", sourceLocation: location)
}

/// Expects a pixel to have exactly the measured bytes.
public func expectFact(_ id: String, _ actual: Pixel, _ expected: Pixel, at location: SourceLocation) {
    #expect(actual == expected, "\(id): \(actual), expected \(expected)", sourceLocation: location)
}

/// Expects a transform to have exactly the measured entries.
public func expectFact(
    _ id: String, _ actual: CATransform3D, _ expected: CATransform3D, at location: SourceLocation
) {
    expectFact(id, actual, expected, within: 0, at: location)
}

/// Expects each number of a value to differ by at most `tolerance` from the measured one.
public func expectFact<Value: Measurable>(
    _ id: String, _ actual: Value, _ expected: Value, within tolerance: Double, at location: SourceLocation
) {
    let difference = actual.largestDifference(from: expected)
    #expect(
        difference <= tolerance, "\(id): \(actual), expected \(expected); off by \(difference)",
        sourceLocation: location)
}
