import Foundation

/// A parser for old-style property lists, introduced by NeXT, and for JSON, which has the same structure.
///
/// `{ key = value; }` and `{ "key": value, }` are dictionaries, `( a, b )` and `[ a, b ]` are arrays, and `<0fbd>` is
/// data. Any other text is a `.strings` file, which contains the entries of a dictionary without its braces.
struct OldStyleParser {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var count = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Parses the whole text.
    mutating func parse() throws(FormatError) -> PropertyList {
        try skipSpace()
        let isList = peek.map {
            [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<")].contains($0)
        }
        let list = isList == true ? try value(depth: 0) : try entries(until: nil, depth: 0)
        try skipSpace()
        if peek != nil { throw error("unexpected text after the end of the property list") }
        return list
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(FormatError) -> PropertyList {
        guard depth < PropertyListReader.maximumDepth else {
            throw FormatError(.tooLarge, line: line, "values are nested more than 128 levels deep")
        }
        count += 1
        guard count <= PropertyListReader.maximumValues else {
            throw FormatError(.tooLarge, line: line, "more than 4,000,000 values")
        }
        let line = line
        switch peek {
        case UInt8(ascii: "{"):
            position += 1
            return try entries(until: UInt8(ascii: "}"), depth: depth + 1, line: line)
        case UInt8(ascii: "("): return try elements(until: UInt8(ascii: ")"), depth: depth + 1)
        case UInt8(ascii: "["): return try elements(until: UInt8(ascii: "]"), depth: depth + 1)
        case UInt8(ascii: "<"): return PropertyList(.data(try data()), line: line)
        default: return PropertyList(.string(try string()), line: line)
        }
    }

    /// Parses the entries of a dictionary after its opening brace.
    private mutating func entries(
        until end: UInt8?, depth: Int, line: Int = 1
    ) throws(FormatError) -> PropertyList {
        var entries: [String: PropertyList] = [:]
        while true {
            try skipSpace()
            guard let next = peek else {
                if end == nil { break }
                throw error("the dictionary that begins on line \(line) has no end")
            }
            if next == end {
                position += 1
                break
            }
            let key = try string()
            try skipSpace()
            if peek == UInt8(ascii: ";") {
                // In a `.strings` file, a key without a value is its own value.
                entries[key] = PropertyList(.string(key), line: self.line)
            } else {
                guard consume(UInt8(ascii: "=")) || consume(UInt8(ascii: ":")) else {
                    throw error("expected = after \(key)")
                }
                try skipSpace()
                entries[key] = try value(depth: depth)
                try skipSpace()
            }
            if !consume(UInt8(ascii: ";")), !consume(UInt8(ascii: ",")), peek != end || end == nil {
                throw error("expected ; after the value of \(key)")
            }
        }
        return PropertyList(.dictionary(entries), line: line)
    }

    private mutating func elements(until end: UInt8, depth: Int) throws(FormatError) -> PropertyList {
        let start = line
        position += 1
        var elements: [PropertyList] = []
        while true {
            try skipSpace()
            guard peek != nil else { throw error("the array that begins on line \(start) has no end") }
            if consume(end) { break }
            elements.append(try value(depth: depth))
            try skipSpace()
            if !consume(UInt8(ascii: ",")), peek != end { throw error("expected , or the end of the array") }
        }
        return PropertyList(.array(elements), line: start)
    }

    private mutating func data() throws(FormatError) -> Data {
        position += 1
        var (data, half) = (Data(), UInt8?.none)
        while true {
            try skipSpace()
            guard let byte = peek else { throw error("data has no end") }
            position += 1
            if byte == UInt8(ascii: ">") { break }
            guard let digit = Character(UnicodeScalar(byte)).hexDigitValue.map({ UInt8($0) }) else {
                throw error("data has a character that is not a hexadecimal digit")
            }
            if let first = half {
                data.append(first << 4 | digit)
                half = nil
            } else {
                half = digit
            }
        }
        guard half == nil else { throw error("data has an odd number of digits") }
        return data
    }

    // MARK: Strings

    private mutating func string() throws(FormatError) -> String {
        if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
        let start = position
        while let byte = peek, Self.isPlain(byte), !isComment { position += 1 }
        guard position > start else {
            let found = peek.map { "“\(Character(UnicodeScalar($0)))”" } ?? "the end of the file"
            throw error("expected a value, found \(found)")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(FormatError) -> String {
        let start = line
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            position += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == UInt8(ascii: "\\") { try text.append(contentsOf: escape()) } else { text.append(byte) }
        }
        throw error("the string that begins on line \(start) has no end")
    }

    /// Parses the characters after a backslash.
    private mutating func escape() throws(FormatError) -> [UInt8] {
        guard let byte = peek else { throw error("the file ends after a backslash") }
        position += 1
        switch byte {
        case UInt8(ascii: "a"): return [7]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "v"): return [11]
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return utf16Escape() ?? [byte]
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = UInt32(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let next = peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else { break }
                code = code * 8 + UInt32(next - UInt8(ascii: "0"))
                position += 1
            }
            return Array(String(UnicodeScalar(code).map(Character.init) ?? "\u{fffd}").utf8)
        case UInt8(ascii: "\n"):
            line += 1
            return [byte]
        default: return [byte]
        }
    }

    /// Parses the digits of a UTF-16 code unit, and of the second unit if it starts a surrogate pair; returns nil if
    /// there are none.
    private mutating func utf16Escape() -> [UInt8]? {
        guard peek.map({ Character(UnicodeScalar($0)).isHexDigit }) == true else { return nil }
        var units = [hexDigits()]
        if UTF16.isLeadSurrogate(units[0]), peek == UInt8(ascii: "\\"), position + 1 < bytes.count,
            [UInt8(ascii: "U"), UInt8(ascii: "u")].contains(bytes[position + 1])
        {
            position += 2
            units.append(hexDigits())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func hexDigits() -> UInt16 {
        var code: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else { break }
            code = code << 4 | UInt16(digit)
            position += 1
        }
        return code
    }

    // MARK: Characters

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 128...255:
            true
        default: "_$/:.-+@".utf8.contains(byte)
        }
    }

    /// Whether a comment begins here.
    private var isComment: Bool {
        guard peek == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
        return bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
    }

    private mutating func skipSpace() throws(FormatError) {
        while let byte = peek {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte <= 32 {
                position += 1
            } else if isComment {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(FormatError) {
        let start = line
        let isLine = bytes[position + 1] == UInt8(ascii: "/")
        position += 2
        while let byte = peek {
            if byte == UInt8(ascii: "\n") {
                if isLine { return }
                line += 1
            }
            position += 1
            if !isLine, byte == UInt8(ascii: "*"), consume(UInt8(ascii: "/")) { return }
        }
        if !isLine { throw FormatError(.syntax, line: start, "the comment has no end") }
    }

    private func error(_ message: String) -> FormatError { FormatError(.syntax, line: line, message) }
}
