import UIKit
@_spi(Internals) import _SnapshotTesting
import _XCTest

/// The comparison of a value with a text in the code.
struct InlineSnapshotCheck<Value> {
    private let strategy: Snapshotting<Value, String>
    private let record: SnapshotTestingConfiguration.Record
    private let place: InlineSnapshotPlace
    private let descriptor: InlineSnapshotSyntaxDescriptor
    private let function: String

    init(
        _ strategy: Snapshotting<Value, String>, record: SnapshotTestingConfiguration.Record,
        place: InlineSnapshotPlace, descriptor: InlineSnapshotSyntaxDescriptor, function: String
    ) {
        (self.strategy, self.record, self.place) = (strategy, record, place)
        (self.descriptor, self.function) = (descriptor, function)
    }

    /// Returns why a value does not match the text; nil if it does.
    func failure(
        of value: Value?, expected: String?, timeout: TimeInterval, message: () -> String
    ) throws -> String? {
        var actual: String?
        if let value {
            guard let captured = take(value, timeout) else {
                return """
                    Exceeded timeout of \(timeout) seconds waiting for snapshot.

                    A value that is loaded takes a snapshot when it has arrived. Give "assertInlineSnapshot" a longer \
                    "timeout".
                    """
            }
            actual = captured
        }
        let difference = strategy.diffing.diff(expected ?? "", actual ?? "")?.0
        if record == .all || expected == nil && (record == .missing || record == .failed) {
            try write(actual)
            let label = descriptor.trailingClosureLabel
            let isUsual = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
            let first = "Automatically recorded a new snapshot" + (isUsual ? "." : " for \"\(label)\".")
            let middle = difference.map { " Difference: …\n\n\(Self.indented($0))" } ?? ""
            return "\(first)\(middle)\n\nRe-run \"\(function)\" to assert against the newly-recorded snapshot."
        }
        guard expected != nil else { return "No expected value to assert against." }
        guard let difference else { return nil }
        let given = message()
        let text = "\(given.isEmpty ? "Snapshot did not match. Difference: …" : given)\n\n\(Self.indented(difference))"
        guard record == .failed else { return text }
        try write(actual)
        return "\(text)\n\nA new snapshot was automatically recorded."
    }

    private func take(_ value: Value, _ timeout: TimeInterval) -> String? {
        let expectation = XCTestExpectation(description: "Took snapshot")
        var captured: String?
        strategy.snapshot(value).run { text in
            if captured == nil { expectation.fulfill() }
            captured = text
        }
        if captured == nil { _ = XCTWaiter.wait(for: [expectation], timeout: timeout) }
        return captured
    }

    private func write(_ text: String?) throws {
        try InlineSnapshotWriter.shared.write(
            text, to: "\(place.file)", line: Int(clamping: place.line), column: Int(clamping: place.column), descriptor)
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
            .joined(separator: "\n")
    }
}
