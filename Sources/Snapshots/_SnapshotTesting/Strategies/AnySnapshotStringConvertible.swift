import CoreGraphics
import Foundation

/// A value with a text of its own in the strategy `dump`.
public protocol AnySnapshotStringConvertible {
    /// Whether the members of the value follow its text; false by default.
    static var renderChildren: Bool { get }
    /// The text.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// Whether the members of the value follow its text; they do not.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// The character in quotation marks.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// The number of bytes.
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// The date in the format of ISO 8601, in universal time.
    public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The description for debugging, without addresses.
    public var snapshotDescription: String { withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
    /// The text in quotation marks.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// The text in quotation marks.
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    /// The address.
    public var snapshotDescription: String { debugDescription }
}

/// Returns a text without the addresses of objects.
func withoutAddresses(_ text: String) -> String {
    text.replacing(#/:?\s*0x[0-9a-f]+(\s*)/#) { String($0.output.1) }
}
