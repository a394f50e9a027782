import XCTest

/// Tells the tool that runs the process about each test as it begins and ends.
final class TestLog: NSObject, XCTestObservation {
    /// Receives an event: its kind, the name of the test, the file and line that it concerns, and a message.
    typealias Report = (_ kind: String, _ test: String, _ place: String, _ message: String) -> Void

    /// The log of the process; nil if nothing listens.
    nonisolated(unsafe) private(set) static var current: TestLog?

    private let report: Report

    private init(_ report: @escaping Report) { self.report = report }

    /// Begins to tell about the tests of the process.
    static func start(_ report: @escaping Report) {
        let log = TestLog(report)
        current = log
        XCTestObservationCenter.shared.addTestObserver(log)
    }

    func testCaseWillStart(_ testCase: XCTest::XCTestCase) {
        report("began", testCase.name, "", "")
    }

    func testCase(
        _ testCase: XCTest::XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        report("failed", testCase.name, "\(filePath ?? "<EXPR>"):\(lineNumber)", description)
    }

    func testCaseDidFinish(_ testCase: XCTest::XCTestCase) {
        if testCase.testRun?.hasBeenSkipped == true { report("skipped", testCase.name, "", "") }
        report("ended", testCase.name, "", "\(testCase.testRun?.testDuration ?? 0)")
    }

    /// Ends the process in the middle of a test, which has failed.
    func stop(_ test: String) -> Never {
        report("stopped", test, "", "")
        fflush(nil)
        _exit(0)
    }
}
