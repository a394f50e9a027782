import Foundation
import Testing
import _XCTest

/// Asserts that a value matches its reference on disk.
///
/// A reference that is missing is recorded, which fails the test.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy, such as `.image`.
///   - name: The name of the reference; nil numbers those of a test.
///   - record: When references are recorded; nil for what applies to the running code.
///   - timeout: The seconds of the scene's clock within which a strategy must have finished.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    guard let failure else { return }
    recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value matches its references for several strategies, by their names.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Asserts that a value matches its references for several strategies, by their order.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a value with its reference on disk, and returns why they do not match; nil if they do.
///
/// - Parameter snapshotDirectory: The folder of the reference; nil for the one beside the file of the test.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let record = record ?? SnapshotTestingConfiguration.current?.record ?? _record
    return withSnapshotTesting(record: record) {
        let check = SnapshotCheck(
            snapshotting, record: record, name: name, directory: snapshotDirectory, test: "\(filePath)",
            testName: testName, timeout: timeout)
        do { return try check.failure(of: value) } catch { return error.localizedDescription }
    }
}

/// Fails the running test, of Swift Testing or XCTest.
@_spi(Internals) public func recordIssue(
    _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
    guard Test.current != nil else { return XCTFail(message(), file: filePath, line: line) }
    Issue.record(
        Comment(rawValue: message()),
        sourceLocation: SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(clamping: line), column: Int(clamping: column)))
}
