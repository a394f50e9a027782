import Foundation

/// A parser for XML documents without custom entities, namespaces and validation.
///
/// Foundation's parser on Linux crashes for names that are not UTF-8 and for some namespaces.
struct MarkupParser {
    private let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var line = 1
    private var count = 0
    /// The open elements, starting with the root, each with the bytes of its text.
    private var open: [(element: MarkupElement, text: [UInt8])] = []

    init(_ bytes: [UInt8], file: String) {
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        self.file = file
    }

    /// Parses the document and returns its root.
    mutating func parse() throws(ProjectProblem) -> MarkupElement {
        if let damaged = Self.damagedLine(bytes) {
            throw ProjectProblem(.syntax, file, line: damaged, "not UTF-8 text")
        }
        var root: MarkupElement?
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                try readText()
                continue
            }
            switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
            case UInt8(ascii: "!"): try readDeclaration()
            case UInt8(ascii: "?"): try skip(past: "?>", "the instruction has no end")
            case UInt8(ascii: "/"):
                let element = try readEnd()
                if open.isEmpty { root = element } else { open[open.count - 1].element.children.append(element) }
            default:
                guard root == nil else { throw error("a second root element") }
                guard let element = try readStart() else { continue }
                if open.isEmpty { root = element } else { open[open.count - 1].element.children.append(element) }
            }
        }
        if let last = open.last?.element {
            throw error("the element \(last.name) that begins on line \(last.line) has no end")
        }
        guard let root else { throw error("no element") }
        return root
    }

    /// Returns the number of the first line that is not UTF-8.
    private static func damagedLine(_ bytes: [UInt8]) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
    }

    // MARK: Elements

    /// Reads a start tag; returns the element if it is empty.
    private mutating func readStart() throws(ProjectProblem) -> MarkupElement? {
        let start = line
        position += 1
        let name = try readName()
        var attributes: [String: String] = [:]
        while true {
            let hasSpace = skipSpace()
            guard let byte = peek else { throw error("the tag of \(name) has no end") }
            if byte == UInt8(ascii: ">") || starts("/>") { break }
            guard hasSpace else { throw error("expected a space in the tag of \(name)") }
            let key = try readName()
            skipSpace()
            guard take(UInt8(ascii: "=")) else { throw error("expected = after \(key)") }
            skipSpace()
            guard attributes.updateValue(try readValue(of: key), forKey: key) == nil else {
                throw error("\(name) has two attributes \(key)")
            }
        }
        count += 1
        guard count <= MarkupElement.mostElements else {
            throw ProjectProblem(.tooLarge, file, line: line, "more than 1,000,000 elements")
        }
        guard open.count < PropertyListReader.deepest else {
            throw ProjectProblem(.tooLarge, file, line: line, "elements are nested more than 128 levels deep")
        }
        let element = MarkupElement(name: name, attributes: attributes, line: start)
        if starts("/>") {
            position += 2
            return element
        }
        position += 1
        open.append((element, []))
        return nil
    }

    /// Reads an end tag and returns the element.
    private mutating func readEnd() throws(ProjectProblem) -> MarkupElement {
        position += 2
        let name = try readName()
        skipSpace()
        guard take(UInt8(ascii: ">")) else { throw error("the end of \(name) has no >") }
        guard let last = open.popLast() else { throw error("\(name) ends but does not begin") }
        guard last.element.name == name else {
            throw error("\(name) ends where \(last.element.name) of line \(last.element.line) should")
        }
        var element = last.element
        element.text = String(decoding: last.text, as: UTF8.self)
        return element
    }

    private mutating func readName() throws(ProjectProblem) -> String {
        let start = position
        while let byte = peek, Self.isName(byte) { position += 1 }
        guard position > start else { throw error("expected a name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 128...255:
            true
        default: "_:.-".utf8.contains(byte)
        }
    }

    private mutating func readValue(of key: String) throws(ProjectProblem) -> String {
        guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error("the value of \(key) has no quotes")
        }
        position += 1
        var value: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "<") {
            if take(quote) { return String(decoding: value, as: UTF8.self) }
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

    private mutating func readText() throws(ProjectProblem) {
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

    private mutating func readData() throws(ProjectProblem) {
        let start = position + "<![CDATA[".utf8.count
        try skip(past: "]]>", "the character data has no end")
        add(bytes[start..<(position - 3)].filter { $0 != UInt8(ascii: "\r") })
    }

    private static let entities: [String: UInt8] = [
        "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""),
        "apos": UInt8(ascii: "'"),
    ]

    /// Reads a reference such as `&amp;` or `&#233;`.
    private mutating func readReference() throws(ProjectProblem) -> [UInt8] {
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
        return Array(String(scalar).utf8)
    }

    // MARK: Other markup

    private mutating func readDeclaration() throws(ProjectProblem) {
        if starts("<!--") {
            try skip(past: "-->", "the comment has no end")
        } else if starts("<![CDATA[") {
            try readData()
        } else {
            try skipDeclaration()
        }
    }

    /// Skips a declaration such as `<!DOCTYPE …>`, including its brackets.
    private mutating func skipDeclaration() throws(ProjectProblem) {
        var (depth, quote) = (0, UInt8?.none)
        while let byte = peek {
            if starts("<!ENTITY") {
                throw ProjectProblem(.unsupported, file, line: line, "declares an entity; entities are not read")
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

    private mutating func skip(past end: String, _ message: String) throws(ProjectProblem) {
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
        throw ProjectProblem(.syntax, file, line: start, message)
    }

    // MARK: Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func starts(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
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

    private func error(_ message: String) -> ProjectProblem { ProjectProblem(.syntax, file, line: line, message) }
}
