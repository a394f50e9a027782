import Foundation

extension Console {
    /// Prints a value as JSON to standard output.
    package static func printJSON(_ value: some Encodable) throws { try printData(json(value) + "\n") }
}

/// Returns a value as JSON with sorted keys, so that equal values give equal text.
///
/// - Parameter isCompact: Whether to write one line without spaces. By default, each key is on a separate line.
package func json(_ value: some Encodable, isCompact: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
