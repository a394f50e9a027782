/// A reader for strings and dictionaries of XML property lists, which ignores other values.
enum PropertyListMarkup {
    /// A string, or values by keys.
    indirect enum Value {
        case string(String)
        case dictionary([String: Value])
    }

    /// Returns whether UTF-8 text is XML.
    static func isMarkup(_ bytes: [UInt8]) -> Bool {
        bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
    }

    /// Reads the dictionary of a property list.
    static func dictionary(of bytes: [UInt8], file: String) throws(StringsFileError) -> [String: Value] {
        if let violation = MarkupLimits.violation(in: bytes, allowsDocumentType: true) {
            throw StringsFileError(file: file, line: violation.line, reason: violation.reason.description)
        }
        let nodes: [InterfaceNode]
        do {
            nodes = try DocumentParser.nodes(of: withoutDocumentType(bytes), file: file)
        } catch {
            throw StringsFileError(file: file, line: error.line, reason: error.reason.description)
        }
        guard nodes[0].name == "plist", nodes.count > 1, case .dictionary(let values) = value(at: 1, nodes) else {
            throw StringsFileError(
                file: file, line: nodes[0].line, reason: "this is not a property list with a dictionary")
        }
        return values
    }

    /// Replaces the document type declaration with spaces.
    private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
        guard let start = bytes.firstRange(of: Array("<!DOCTYPE".utf8))?.lowerBound,
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return bytes }
        let blank = bytes[start...end].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        return bytes[..<start] + blank + bytes[(end + 1)...]
    }

    private static func value(at index: Int, _ nodes: [InterfaceNode]) -> Value? {
        switch nodes[index].name {
        case "string", "integer", "real": return .string(nodes[index].text)
        case "dict":
            var values: [String: Value] = [:]
            var key: String?
            var child = index + 1
            while child < nodes[index].end {
                if nodes[child].name == "key" {
                    key = nodes[child].text
                } else if let name = key {
                    values[name] = value(at: child, nodes)
                    key = nil
                }
                child = nodes[child].end
            }
            return .dictionary(values)
        default: return nil
        }
    }
}
