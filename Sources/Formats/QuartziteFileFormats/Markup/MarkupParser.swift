/// A parser for XML documents without custom entities, namespaces and validation.
///
/// Foundation's parser on Linux crashes for some processing instructions, namespaces and damaged names.
package struct MarkupParser {
    /// The maximum nesting depth of elements.
    package static let maximumDepth = 512
    /// The maximum number of elements of a document.
    package static let maximumElements = 1_000_000

    private let bytes: [UInt8]
    private let allowsDocumentType: Bool
    private var position = 0
    private var line = 1
    private var nodes: [MarkupNode] = []
    /// The indices of the open elements, starting with the root, each with the bytes of its text.
    private var open: [(index: Int, text: [UInt8])] = []

    /// Parses valid UTF-8 and returns the elements in document order; there is at least one.
    ///
    /// - Parameter allowsDocumentType: Whether to allow a document type declaration; entity declarations are always
    ///   rejected.
    /// - Throws: An error with the line.
    package static func nodes(
        of bytes: [UInt8], allowsDocumentType: Bool = true
    ) throws(FormatError) -> [MarkupNode] {
        var parser = MarkupParser(bytes: bytes, allowsDocumentType: allowsDocumentType)
        return try parser.parse()
    }

    private init(bytes: [UInt8], allowsDocumentType: Bool) {
        self.bytes = bytes
        self.allowsDocumentType = allowsDocumentType
    }

    private mutating func parse() throws(FormatError) -> [MarkupNode] {
        if let nul = bytes.firstIndex(of: 0) {
            line = bytes[..<nul].count { $0 == UInt8(ascii: "\n") } + 1
            throw error("the text contains a NUL byte")
        }
        // A byte order mark may precede the declaration, which must come first otherwise.
        if isInstruction("xml") { try skip(past: "?>", "the XML declaration has no end") }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                try readText()
                continue
            }
            switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
            case UInt8(ascii: "!"): try readDeclaration()
            case UInt8(ascii: "?"):
                if isInstruction("xml") { throw error("the XML declaration is not at the beginning") }
                try skip(past: "?>", "the instruction has no end")
            case UInt8(ascii: "/"): try readEnd()
            default: try readStart()
            }
        }
        if let last = open.last {
            throw error(
                "the element \(nodes[last.index].name) that begins on line \(nodes[last.index].line) has no end")
        }
        if nodes.isEmpty { throw error("there is no element") }
        return nodes
    }

    /// Whether a processing instruction with a name begins here.
    private func isInstruction(_ name: String) -> Bool {
        let rest = bytes[position...].dropFirst(2 + name.utf8.count)
        return starts("<?") && bytes[position...].dropFirst(2).starts(with: name.utf8)
            && rest.first.map { !Self.isName($0) } == true
    }

    // MARK: Elements

    private mutating func readStart() throws(FormatError) {
        if open.isEmpty, !nodes.isEmpty { throw error("a second root element") }
        let start = line
        position += 1
        let name = try readName()
        let attributes = try readAttributes(of: name)
        guard nodes.count < Self.maximumElements else {
            throw FormatError(.tooLarge, line: line, "the document has more than \(Self.maximumElements) elements")
        }
        guard open.count < Self.maximumDepth else {
            throw FormatError(.tooLarge, line: line, "elements are nested more than \(Self.maximumDepth) levels deep")
        }
        let index = nodes.count
        nodes.append(
            MarkupNode(name: name, attributes: attributes, line: start, parent: open.last?.index, end: index + 1))
        if starts("/>") {
            position += 2
        } else {
            position += 1
            open.append((index, []))
        }
    }

    /// Reads attributes up to the end of their tag.
    private mutating func readAttributes(of name: String) throws(FormatError) -> [String: String] {
        // Most elements of large documents have this many attributes; growing would hash their names again.
        var attributes = [String: String](minimumCapacity: 6)
        while true {
            let hasSpace = skipSpace()
            guard let byte = peek else { throw error("the tag of \(name) has no end") }
            if byte == UInt8(ascii: ">") || starts("/>") { return attributes.isEmpty ? [:] : attributes }
            guard hasSpace else { throw error("expected a space in the tag of \(name)") }
            let key = try readName()
            skipSpace()
            guard consume(UInt8(ascii: "=")) else { throw error("expected = after \(key)") }
            skipSpace()
            guard attributes.updateValue(try readValue(of: key), forKey: key) == nil else {
                throw error("\(name) has two attributes \(key)")
            }
        }
    }

    private mutating func readEnd() throws(FormatError) {
        position += 2
        let name = try readName()
        skipSpace()
        guard consume(UInt8(ascii: ">")) else { throw error("the end of \(name) has no >") }
        guard let (index, text) = open.popLast() else { throw error("\(name) ends but does not begin") }
        guard nodes[index].name == name else {
            throw error("\(name) ends where \(nodes[index].name) of line \(nodes[index].line) should")
        }
        nodes[index].end = nodes.count
        nodes[index].text = String(decoding: text, as: UTF8.self)
    }

    private mutating func readName() throws(FormatError) -> String {
        let start = position
        while let byte = peek, Self.isName(byte) { position += 1 }
        guard position > start, !Self.isNumberOrMark(bytes[start]) else { throw error("expected a name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Whether a name can contain, but not begin with, a character.
    private static func isNumberOrMark(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."),
            UInt8(ascii: "-"), 128...255:
            true
        default: false
        }
    }

    private mutating func readValue(of key: String) throws(FormatError) -> String {
        guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error("the value of \(key) has no quotes")
        }
        position += 1
        let start = position
        while let byte = peek, byte >= 32, byte != quote, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&") {
            position += 1
        }
        var value = bytes[start..<position]
        while let byte = peek, byte != UInt8(ascii: "<") {
            if consume(quote) { return String(decoding: value, as: UTF8.self) }
            if byte == UInt8(ascii: "&") {
                value += try readReference()
            } else {
                let run = run { $0 == quote || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
                line += run.count { $0 == UInt8(ascii: "\n") }
                value += run.map { $0 < 32 ? 32 : $0 }
            }
        }
        throw error("the value of \(key) has no end")
    }

    // MARK: Text

    private mutating func readText() throws(FormatError) {
        while let byte = peek, byte != UInt8(ascii: "<") {
            if byte == UInt8(ascii: "&") {
                add(try readReference())
                continue
            }
            let run = run { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
            if open.isEmpty, run.contains(where: { $0 > 32 }) { throw error("text outside of the root element") }
            line += run.count { $0 == UInt8(ascii: "\n") }
            add(run.contains(UInt8(ascii: "\r")) ? run.filter { $0 != UInt8(ascii: "\r") }[...] : run)
        }
    }

    /// Reads the bytes up to the first one that meets a condition.
    private mutating func run(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let end = bytes[position...].firstIndex(where: isEnd) ?? bytes.count
        defer { position = end }
        return bytes[position..<end]
    }

    private mutating func add(_ text: some Sequence<UInt8>) {
        if !open.isEmpty { open[open.count - 1].text += text }
    }

    private mutating func readData() throws(FormatError) {
        let start = position + "<![CDATA[".utf8.count
        try skip(past: "]]>", "the character data has no end")
        add(bytes[start..<(position - 3)].filter { $0 != UInt8(ascii: "\r") })
    }

    private static let entities: [String: UInt8] = [
        "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""),
        "apos": UInt8(ascii: "'"),
    ]

    /// Reads a reference such as `&amp;` or `&#233;`.
    private mutating func readReference() throws(FormatError) -> [UInt8] {
        let start = position + 1
        guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw error("expected ; after &")
        }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        position = end + 1
        if let byte = Self.entities[name] { return [byte] }
        let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        guard name.hasPrefix("#"), let scalar = code.flatMap(UnicodeScalar.init) else {
            throw error("the entity \(name) is not declared")
        }
        guard scalar.value >= 32 || [9, 10, 13].contains(scalar.value) else {
            throw error("the character \(name) is not allowed")
        }
        return Array(String(scalar).utf8)
    }

    // MARK: Other markup

    private mutating func readDeclaration() throws(FormatError) {
        if starts("<!--") {
            try skip(past: "-->", "the comment has no end")
        } else if starts("<![CDATA[") {
            try readData()
        } else if allowsDocumentType {
            try skipDeclaration()
        } else {
            throw FormatError(.unsupported, line: line, "a document type declaration is not allowed")
        }
    }

    /// Skips a declaration such as `<!DOCTYPE …>`, including its brackets.
    private mutating func skipDeclaration() throws(FormatError) {
        var (depth, quote) = (0, UInt8?.none)
        while let byte = peek {
            if starts("<!ENTITY") {
                throw FormatError(.unsupported, line: line, "declares an entity; entities are not read")
            }
            position += 1
            if byte == UInt8(ascii: "\n") { line += 1 }
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "]") {
                depth -= 1
                if depth <= 0 { return }
            }
        }
        throw error("the declaration has no end")
    }

    private mutating func skip(past end: String, _ message: String) throws(FormatError) {
        let start = line
        let end = Array(end.utf8)
        position += 2
        while position < bytes.count {
            if bytes[position...].starts(with: end) {
                position += end.count
                return
            }
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        throw FormatError(.syntax, line: start, message)
    }

    // MARK: Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func starts(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while let byte = peek, byte <= 32 {
            if byte == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        return position > start
    }

    private func error(_ message: String) -> FormatError { FormatError(.syntax, line: line, message) }
}
