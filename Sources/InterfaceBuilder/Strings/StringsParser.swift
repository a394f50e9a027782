/// A parser for strings files, which contain pairs such as `"key" = "value";` (interface_builder_segues.md I112).
struct StringsParser {
    private let bytes: [UInt8]
    private var position = 0

    /// Parses UTF-8 text; of pairs with the same key, the last one counts.
    static func values(of bytes: [UInt8], file: String) throws(StringsFileError) -> [String: String] {
        var parser = StringsParser(bytes: bytes)
        do throws(Problem) {
            return try parser.pairs()
        } catch {
            let line = bytes[..<min(parser.position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
            throw StringsFileError(file: file, line: line, reason: error.text)
        }
    }

    private struct Problem: Error {
        let text: String
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func pairs() throws(Problem) -> [String: String] {
        var pairs: [String: String] = [:]
        try skipSpace()
        let isInBraces = skip("{")
        try skipSpace()
        while let byte = next, byte != UInt8(ascii: "}") || !isInBraces {
            let key = try string("a key")
            try skipSpace()
            // A key without a value is its own value.
            var value = key
            if skip("=") {
                try skipSpace()
                value = try string("a value")
                try skipSpace()
            }
            guard skip(";") else { throw Problem(text: "a semicolon is missing after the value of \(key.excerpt)") }
            pairs[key] = value
            try skipSpace()
        }
        if isInBraces {
            guard skip("}") else { throw Problem(text: "a closing brace is missing") }
            try skipSpace()
            guard next == nil else { throw Problem(text: "text follows the closing brace") }
        }
        return pairs
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    /// Skips whitespace and comments.
    private mutating func skipSpace() throws(Problem) {
        while let byte = next {
            if starts(with: "//") {
                while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
            } else if starts(with: "/*") {
                let start = position
                position += 2
                while position < bytes.count, !starts(with: "*/") { position += 1 }
                guard position < bytes.count else {
                    position = start
                    throw Problem(text: "a comment does not end")
                }
                position += 2
            } else if byte <= UInt8(ascii: " ") {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func string(_ what: String) throws(Problem) -> String {
        for quote in ["\"", "'"] as [Unicode.Scalar] where skip(quote) { return try quoted(UInt8(ascii: quote)) }
        let start = position
        while let byte = next, Self.isPlain(byte) { position += 1 }
        guard position > start else { throw Problem(text: "\(what) is missing") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Returns whether a key or value can contain a character without quotation marks.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"),
            UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    /// Reads a string after its opening quotation mark.
    private mutating func quoted(_ quote: UInt8) throws(Problem) -> String {
        let start = position
        var text: [UInt8] = []
        // An escape can produce half of a surrogate pair, which the next escape completes.
        var units: [UInt16] = []
        func flush() {
            text += String(decoding: units, as: UTF16.self).utf8
            units = []
        }
        while let byte = next {
            position += 1
            if byte == quote {
                flush()
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                if let unit = escape() { units.append(unit) }
            } else {
                flush()
                text.append(byte)
            }
        }
        position = start
        throw Problem(text: "a string does not end")
    }

    /// Reads an escape after its backslash; returns nil if the next character represents itself.
    private mutating func escape() -> UInt16? {
        guard let byte = next, byte < 0x80 else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return 10
        case UInt8(ascii: "t"): return 9
        case UInt8(ascii: "r"): return 13
        case UInt8(ascii: "a"): return 7
        case UInt8(ascii: "b"): return 8
        case UInt8(ascii: "f"): return 12
        case UInt8(ascii: "v"): return 11
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return number(from: UInt16(byte), radix: 16, digits: 4)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            return number(from: 0, radix: 8, digits: 3)
        default: return UInt16(byte)
        }
    }

    /// Reads up to `digits` digits; returns `absent` if there are none.
    private mutating func number(from absent: UInt16, radix: Int, digits: Int) -> UInt16 {
        var end = position
        while end < min(position + digits, bytes.count),
            Character(Unicode.Scalar(bytes[end])).hexDigitValue.map({ $0 < radix }) == true
        { end += 1 }
        defer { position = end }
        return UInt16(String(decoding: bytes[position..<end], as: UTF8.self), radix: radix) ?? absent
    }
}
