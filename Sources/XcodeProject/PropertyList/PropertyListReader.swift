import Foundation

/// A reader for property lists in XML, JSON or the old style, such as `project.pbxproj` and `.strings` files.
package enum PropertyListReader {
    /// The maximum nesting depth of values.
    static let deepest = 128
    /// The maximum number of values of one list.
    static let mostValues = 4_000_000
    /// The maximum size of a file, in bytes.
    static let largestFile = 64 << 20

    /// Reads the value of a property list.
    ///
    /// - Parameter file: The path to show in messages.
    /// - Throws: An error with the line for contents that are damaged, too large or binary.
    package static func read(_ data: Data, file: String) throws(ProjectProblem) -> PropertyList {
        guard data.count <= largestFile else { throw ProjectProblem(.tooLarge, file, "larger than 64 MB") }
        if data.starts(with: Array("bplist".utf8)) {
            throw ProjectProblem(
                .unsupported, file, "a binary property list; convert it with plutil -convert xml1")
        }
        let bytes = try text(data, file: file)
        let start = bytes.drop { [9, 10, 13, 32].contains($0) }
        if start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<!".utf8))
            || start.starts(with: Array("<plist".utf8))
        {
            return try PropertyList(MarkupElement(document: Data(bytes), file: file), file: file)
        }
        var parser = OldStyleParser(bytes, file: file)
        return try parser.parse()
    }

    /// Returns the contents as UTF-8 without a byte order mark.
    private static func text(_ data: Data, file: String) throws(ProjectProblem) -> [UInt8] {
        if data.starts(with: [0xef, 0xbb, 0xbf]) { return Array(data.dropFirst(3)) }
        let encoding: String.Encoding? =
            data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) ? .utf16 : nil
        guard let encoding else { return Array(data) }
        guard let text = String(data: data, encoding: encoding) else {
            throw ProjectProblem(.syntax, file, "not valid UTF-16 text")
        }
        return Array(text.drop { $0 == "\u{feff}" }.utf8)
    }
}
