import Testing
import XCTest

/// The source location of a check in a test.
struct CheckLocation {
    let fileID: StaticString
    let file: StaticString
    let line: UInt
    let column: UInt

    /// Runs a check and records an error that it throws as a failure of the running test, at this line.
    ///
    /// The test continues, so that one run reports all of its failures.
    ///
    /// - Throws: The error of the check if there is no running test to fail: outside tests, and in a detached task.
    @MainActor func record(_ check: () throws -> Void) throws {
        do {
            try check()
        } catch {
            guard recordIssue("\(error)") || recordFailure("\(error)") else { throw error }
        }
    }

    /// Records a failure of the running Swift Testing test; returns false if there is none.
    private func recordIssue(_ message: String) -> Bool {
        guard Test.current != nil else { return false }
        let place = SourceLocation(
            fileID: "\(fileID)", filePath: "\(file)", line: max(Int(line), 1), column: max(Int(column), 1))
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        return true
    }

    /// Records a failure of the running XCTest test; returns false if there is none.
    @MainActor private func recordFailure(_ message: String) -> Bool {
        let observer = FailureObserver()
        XCTestObservationCenter.shared.addTestObserver(observer)
        defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
        XCTFail(message, file: file, line: line)
        return observer.hasFailed
    }
}

/// Observes whether a failure was recorded; XCTest has no other way to find out whether a test is running.
private final class FailureObserver: NSObject, XCTestObservation {
    private(set) var hasFailed = false

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        hasFailed = true
    }
}
