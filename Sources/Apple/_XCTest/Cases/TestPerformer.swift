import QuartzCore
import XCTest

/// What the toolchain's XCTest runs in place of a test case, so that the test case itself decides when its methods are
/// called: all of them in its scene.
///
/// XCTest would wait for the asynchronous ones on the machine's clock.
final class TestPerformer: XCTest::XCTestCase {
    private let test: XCTestCase
    /// The error that ended the test, such as one that skips it.
    private var error: (any Error)?

    init(_ test: XCTestCase) {
        self.test = test
        super.init(name: "") { performer in
            guard let performer = performer as? TestPerformer else { return }
            try performer.runTest()
        }
    }

    required init(name: String, testClosure: @escaping XCTestCaseClosure) {
        raise(.internalInconsistency, "a performer belongs to a test")
    }

    override var name: String { test.name }
    override var testRun: XCTestRun? { test.testRun }

    /// The test that is running; nil between tests.
    nonisolated(unsafe) private(set) static var running: XCTestCase?

    private func runTest() throws {
        Self.running = test
        test.scene.run { test.invokeTest() }
        Self.running = nil
        if let error { throw error }
    }

    /// Keeps the first error of the test, which XCTest then records; a later one is a failure of its own.
    func record(_ error: any Error) {
        guard self.error != nil else { return self.error = error }
        guard !(error is XCTSkip) else { return }
        recordFailure(
            withDescription: "threw error \"\(error)\"", inFile: "<EXPR>", atLine: 0, expected: false)
    }

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        if let expectation = test.expectedFailure, expectation.matches(description, filePath, lineNumber) { return }
        super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        if !test.continueAfterFailure { TestLog.current?.stop(test.name) }
    }
}
