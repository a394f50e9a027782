import Synchronization
import Testing
import XCTest

/// Numbers the references of a test that have no names.
///
/// The numbers belong to the tests of the process, and not to a scene: a test that draws several scenes numbers their
/// references in one sequence. They are part of names of files, and no frame depends on them.
final class SnapshotCounter: Sendable {
    /// The counter of a test of Swift Testing.
    @TaskLocal static var current = SnapshotCounter()
    /// The counter of the tests of XCTest, which begins again after each of them.
    private static let forTestCases: SnapshotCounter = {
        XCTestObservationCenter.shared.addTestObserver(Observer())
        return SnapshotCounter()
    }()

    /// The counter of the running test.
    static var ofTest: SnapshotCounter { Test.current == nil ? forTestCases : current }

    private let counts = Mutex<[String: Int]>([:])

    /// Returns the next number for a key, from 1.
    func next(for key: String) -> Int {
        counts.withLock { counts in
            counts[key, default: 0] += 1
            return counts[key, default: 1]
        }
    }

    private func reset() { counts.withLock { $0 = [:] } }

    /// Begins again when a test case ends, so that a test that is repeated finds its references.
    private final class Observer: NSObject, XCTestObservation {
        func testCaseDidFinish(_ testCase: XCTest::XCTestCase) { forTestCases.reset() }
    }
}
