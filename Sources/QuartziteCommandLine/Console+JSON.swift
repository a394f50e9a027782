import Foundation

extension Console {
    /// Prints a value as JSON on standard output.
    package static func printJSON(_ value: some Encodable) throws { try printData(json(value) + "\n") }
}

/// A value as JSON with sorted keys, so that equal values are equal texts.
///
/// - Parameter isCompact: Whether it is one line without spaces. By default, each key has a line of its own.
package func json(_ value: some Encodable, isCompact: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
