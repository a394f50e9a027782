/// Checks XML before parsing.
///
/// The parser would expand entities, and it compares each attribute of an element with all others, so that parsing a
/// file of a few megabytes could take minutes.
struct MarkupLimits {
    /// The maximum nesting depth of elements.
    static let depth = 512
    static let elements = 1_000_000
    /// The maximum number of attributes of an element.
    static let attributes = 1_000

    private let bytes: UnsafeBufferPointer<UInt8>
    private let allowsDocumentType: Bool
    private var position = 0
    private var depth = 0
    private var elements = 0

    /// Returns the violated limit and its line; nil if there is none or the document is not well-formed.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - allowsDocumentType: Whether to allow a document type declaration without internal declarations.
    static func violation(in bytes: [UInt8], allowsDocumentType: Bool = false) -> (
        reason: InterfaceDocumentError.Reason, line: Int
    )? {
        bytes.withUnsafeBufferPointer { buffer in
            var limits = MarkupLimits(bytes: buffer, allowsDocumentType: allowsDocumentType)
            guard let reason = limits.violation() else { return nil }
            let line = buffer[..<min(limits.position, buffer.count)].count { $0 == UInt8(ascii: "\n") } + 1
            return (reason, line)
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, allowsDocumentType: Bool) {
        self.bytes = bytes
        self.allowsDocumentType = allowsDocumentType
    }

    private mutating func violation() -> InterfaceDocumentError.Reason? {
        if let nul = bytes.firstIndex(of: 0) {
            position = nul
            return .nulByte
        }
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            if starts(with: "!--") {
                skip(past: "-->")
            } else if starts(with: "![CDATA[") {
                skip(past: "]]>")
            } else if starts(with: "?") {
                skip(past: "?>")
            } else if starts(with: "!") {
                guard allowsDocumentType, skipDocumentType() else { return .documentTypeDeclaration }
            } else if starts(with: "/") {
                depth -= 1
            } else if let reason = openElement() {
                return reason
            }
        }
        return nil
    }

    /// Reads a start tag after its "<".
    private mutating func openElement() -> InterfaceDocumentError.Reason? {
        elements += 1
        depth += 1
        if elements > Self.elements { return .tooManyElements }
        if depth > Self.depth { return .tooDeep }
        var attributes = 0
        var previous: UInt8 = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: ">"):
                if previous == UInt8(ascii: "/") { depth -= 1 }
                return nil
            case UInt8(ascii: "<"):
                // The parser reports this error.
                position -= 1
                return nil
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                attributes += 1
                if attributes > Self.attributes { return .tooManyAttributes }
                position = bytes[position...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
            default: break
            }
            previous = byte
        }
        return nil
    }

    /// Skips a document type declaration; returns false if it has internal declarations.
    private mutating func skipDocumentType() -> Bool {
        guard starts(with: "!DOCTYPE"), elements == 0,
            let end = bytes[position...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }),
            bytes[end] == UInt8(ascii: ">")
        else { return false }
        position = end + 1
        return true
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<(position + count)]) }
    }

    private mutating func skip(past text: StaticString) {
        while position < bytes.count, !starts(with: text) { position += 1 }
        position = min(position + text.utf8CodeUnitCount, bytes.count)
    }
}
