import Testing
import XCTest

/// The line of a test that checks something.
struct CheckLocation {
    let fileID: StaticString
    let file: StaticString
    let line: UInt
    let column: UInt

    /// Runs a check, and makes what it throws a failure of the running test, at this line.
    ///
    /// The test goes on, so that all its failures are told in one run.
    ///
    /// - Throws: What the check threw, where no test runs that could fail: outside of tests, and in a detached task.
    @MainActor func record(_ check: () throws -> Void) throws {
        do {
            try check()
        } catch {
            guard recordIssue("\(error)") || recordFailure("\(error)") else { throw error }
        }
    }

    /// Fails the running test of Swift Testing; false where there is none.
    private func recordIssue(_ message: String) -> Bool {
        guard Test.current != nil else { return false }
        let place = SourceLocation(
            fileID: "\(fileID)", filePath: "\(file)", line: max(Int(line), 1), column: max(Int(column), 1))
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        return true
    }

    /// Fails the running test of XCTest; false where there is none.
    @MainActor private func recordFailure(_ message: String) -> Bool {
        let observer = FailureObserver()
        XCTestObservationCenter.shared.addTestObserver(observer)
        defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
        XCTFail(message, file: file, line: line)
        return observer.hasFailed
    }
}

/// Notices a test's failure; XCTest tells in no other way whether a test runs.
private final class FailureObserver: NSObject, XCTestObservation {
    private(set) var hasFailed = false

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        hasFailed = true
    }
}
