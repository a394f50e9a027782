import QuartzCore
import XCTest

/// What a test says about failures that it expects.
public final class XCTExpectedFailureOptions {
    /// Whether it is a failure if no expected failure occurs; true by default.
    public var isStrict = true
    /// Whether failures are expected at all; true by default.
    public var isEnabled = true
    /// Decides which failures are expected; nil, the default, means all.
    public var issueMatcher: ((XCTIssue) -> Bool)?

    /// Creates options with the default values.
    public init() {}

    /// Creates options that accept that no failure occurs.
    public static func nonStrict() -> XCTExpectedFailureOptions {
        let options = XCTExpectedFailureOptions()
        options.isStrict = false
        return options
    }
}

/// The failures that a test expects, while it expects them.
final class ExpectedFailure {
    private let options: XCTExpectedFailureOptions
    private(set) var hasOccurred = false

    init(_ options: XCTExpectedFailureOptions) { self.options = options }

    /// Returns whether a failure is expected, and remembers that it occurred.
    func matches(_ description: String, _ file: String, _ line: Int) -> Bool {
        let place = XCTSourceCodeLocation(filePath: file, lineNumber: line)
        let issue = XCTIssue(
            type: .assertionFailure, compactDescription: description,
            sourceCodeContext: XCTSourceCodeContext(location: place))
        guard options.isEnabled, options.issueMatcher?(issue) ?? true else { return false }
        hasOccurred = true
        return true
    }

    /// Whether the lack of a failure is one itself.
    var isMissed: Bool { options.isEnabled && options.isStrict && !hasOccurred }
}

/// Calls a closure whose failures are expected, and returns its result.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, options: XCTExpectedFailureOptions, failingBlock: () throws -> Result
) rethrows -> Result {
    guard let test = TestPerformer.running else { return try failingBlock() }
    let expectation = ExpectedFailure(options)
    let previous = test.expectedFailure
    test.expectedFailure = expectation
    defer {
        test.expectedFailure = previous
        if expectation.isMissed {
            test.record("Expected failure\(failureReason.map { " '\($0)'" } ?? "") but none recorded.", at: nil)
        }
    }
    return try failingBlock()
}

/// Calls a closure whose failures are expected, and returns its result.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, enabled: Bool = true, strict: Bool = true, failingBlock: () throws -> Result
) rethrows -> Result {
    try XCTExpectFailure(
        failureReason, options: options(isEnabled: enabled, isStrict: strict), failingBlock: failingBlock)
}

/// Makes all failures from now on to the end of the test expected ones.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailureOptions) {
    guard let test = TestPerformer.running else { return }
    let expectation = ExpectedFailure(options)
    test.expectedFailure = expectation
    test.teardownBlocks.insert(
        {
            test.expectedFailure = nil
            if expectation.isMissed {
                test.record("Expected failure\(failureReason.map { " '\($0)'" } ?? "") but none recorded.", at: nil)
            }
        }, at: 0)
}

/// Makes all failures from now on to the end of the test expected ones.
public func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool = true, strict: Bool = true) {
    XCTExpectFailure(failureReason, options: options(isEnabled: enabled, isStrict: strict))
}

private func options(isEnabled: Bool, isStrict: Bool) -> XCTExpectedFailureOptions {
    let options = XCTExpectedFailureOptions()
    (options.isEnabled, options.isStrict) = (isEnabled, isStrict)
    return options
}
