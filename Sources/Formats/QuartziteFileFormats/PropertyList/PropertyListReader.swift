import Foundation

/// A reader for property lists in XML, JSON or the old style, such as `project.pbxproj` and `.strings` files.
package enum PropertyListReader {
    /// The maximum nesting depth of values.
    package static let maximumDepth = 128
    /// The maximum number of values of one list.
    static let maximumValues = 4_000_000
    /// The maximum size of a file, in bytes.
    static let largestFile = 64 << 20

    /// Reads the value of a property list in UTF-8 or UTF-16.
    ///
    /// - Throws: An error with the line for contents that are damaged, too large or binary.
    package static func read(_ data: Data) throws(FormatError) -> PropertyList {
        guard data.count <= largestFile else { throw FormatError(.tooLarge, line: nil, "larger than 64 MB") }
        if data.starts(with: Array("bplist".utf8)) {
            throw FormatError(
                .unsupported, line: nil, "a binary property list; convert it with plutil -convert xml1")
        }
        // Old projects contain names in other encodings, which only show in messages.
        let bytes = TextEncoding.utf8(data) ?? [UInt8](data)
        let start = bytes.drop { [9, 10, 13, 32].contains($0) }
        if start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<!".utf8))
            || start.starts(with: Array("<plist".utf8))
        {
            return try PropertyList(MarkupElement(document: Data(bytes)))
        }
        var parser = OldStyleParser(bytes)
        return try parser.parse()
    }
}
