import UIKit
@_spi(Internals) import _SnapshotTesting
import _XCTest

/// Asserts that a value matches the text in the closure after the call.
///
/// If there is no closure, or if references are recorded, the text is written into the file of the test, which fails the
/// test.
///
/// - Parameters:
///   - value: The value; nil compares with an empty text.
///   - snapshotting: The strategy, such as `.dump`.
///   - message: What a failure says; empty for the text by default.
///   - record: When references are recorded; nil for what applies to the running code.
///   - timeout: The seconds of the scene's clock within which the strategy must have finished.
///   - syntaxDescriptor: Which closure of the call has the text, for functions that call this one.
///   - expected: The text.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let record = record ?? SnapshotTestingConfiguration.current?.record ?? _record
    let place = InlineSnapshotPlace(fileID: fileID, file: filePath, line: line, column: column)
    withSnapshotTesting(record: record) {
        do {
            let check = InlineSnapshotCheck(
                snapshotting, record: record, place: place, descriptor: syntaxDescriptor, function: "\(function)")
            guard
                let failure = try check.failure(of: value(), expected: expected?(), timeout: timeout, message: message)
            else { return }
            place.fail(failure)
        } catch { place.fail("Threw error: \(error)") }
    }
}

/// The place of a call in the code of a test.
struct InlineSnapshotPlace {
    let fileID: StaticString
    let file: StaticString
    let line: UInt
    let column: UInt

    /// Fails the running test.
    func fail(_ message: String) {
        recordIssue(message, fileID: fileID, filePath: file, line: line, column: column)
    }
}

/// Which closure of a call has the text of a snapshot, for functions of one's own that call `assertInlineSnapshot`.
public struct InlineSnapshotSyntaxDescriptor: Hashable {
    /// The label of the closure of `assertInlineSnapshot`.
    public static let defaultTrailingClosureLabel = "matches"

    /// Labels that the closure had earlier.
    public var deprecatedTrailingClosureLabels: [String]
    /// The label of the closure.
    public var trailingClosureLabel: String
    /// The number of closures before it.
    public var trailingClosureOffset: Int

    /// Creates a description; by default, of the closure of `assertInlineSnapshot`.
    public init(
        deprecatedTrailingClosureLabels: [String] = [],
        trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Fails the running test at a call.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
        column: UInt
    ) { recordIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column) }

    /// The labels that the closure may have.
    var labels: [String] { [trailingClosureLabel] + deprecatedTrailingClosureLabels }
}
