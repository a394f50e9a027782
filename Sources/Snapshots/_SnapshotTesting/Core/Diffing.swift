import UIKit
import _XCTest

/// How values are stored in files and compared.
public struct Diffing<Value> {
    /// Returns the contents of a file with a value.
    public var toData: (Value) -> Data
    /// Returns the value in a file.
    public var fromData: (Data) -> Value
    /// Compares a reference with a new value: returns what differs, in words, and attachments; nil if they match.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Creates a way to store and compare values.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}
