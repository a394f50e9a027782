import Foundation

/// A value of a PDF file.
enum PDFValue {
    case null
    case flag(Bool)
    case number(Double)
    case name(String)
    case string
    case array([PDFValue])
    case dictionary([String: PDFValue])
    /// A reference to an object by its number.
    case reference(Int)
    case stream([String: PDFValue], Range<Int>)
    /// A word that is not a value: an operator, or the end of an array.
    case word(String)

    /// The number, clamped so that the product of two cannot overflow.
    var number: Double? { if case .number(let x) = self { min(max(x, -1e7), 1e7) } else { nil } }

    var name: String? { if case .name(let x) = self { x } else { nil } }

    var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

/// Parses the text of a PDF file.
struct PDFScanner {
    private let bytes: [UInt8]
    var position: Int
    /// Whether `12 0 R` is a reference to an object; not in page contents.
    private let readsReferences: Bool

    private static let maximumDepth = 32

    init(_ bytes: [UInt8], at position: Int = 0, readsReferences: Bool) {
        self.bytes = bytes
        self.position = position
        self.readsReferences = readsReferences
    }

    /// Returns the next value or word; nil at the end and at invalid text.
    mutating func next(depth: Int = 0) -> PDFValue? {
        skipSpace()
        guard depth < Self.maximumDepth, position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "/"): return .name(name())
        case UInt8(ascii: "("): return skipString() ? .string : nil
        case UInt8(ascii: "<"):
            if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "<") { return dictionary(depth) }
            while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
            position += 1
            return .string
        case UInt8(ascii: "["):
            position += 1
            var values: [PDFValue] = []
            while let value = next(depth: depth + 1) {
                if case .word(let word) = value {
                    if word == "]" { return .array(values) }
                    continue
                }
                values.append(value)
            }
            return nil
        case let byte where Self.isDelimiter(byte):
            position += 1
            return .word(String(UnicodeScalar(byte)))
        default: return plain()
        }
    }

    /// Returns the start of a stream's bytes if the keyword `stream` comes next.
    mutating func streamStart() -> Int? {
        skipSpace()
        let word = Array("stream".utf8)
        guard bytes.count - position > word.count + 2, Array(bytes[position..<position + word.count]) == word else {
            return nil
        }
        var start = position + word.count
        if bytes[start] == 13 { start += 1 }
        if bytes[start] == 10 { start += 1 }
        return start
    }

    private mutating func dictionary(_ depth: Int) -> PDFValue? {
        position += 2
        var entries: [String: PDFValue] = [:]
        while let key = next(depth: depth + 1) {
            switch key {
            case .word(">"):
                position += 1
                return .dictionary(entries)
            case .name(let name):
                guard let value = next(depth: depth + 1) else { return nil }
                if case .word(">") = value {
                    position += 1
                    return .dictionary(entries)
                }
                entries[name] = value
            default: continue
            }
        }
        return nil
    }

    /// Parses a number, a reference, a constant or a word.
    private mutating func plain() -> PDFValue {
        let text = token()
        switch text {
        case "true": return .flag(true)
        case "false": return .flag(false)
        case "null": return .null
        default: break
        }
        guard let number = Double(text), number.isFinite else { return .word(text) }
        if readsReferences, let object = Int(exactly: number), object >= 0 {
            let here = position
            skipSpace()
            if Int(token()) != nil {
                skipSpace()
                if token() == "R" { return .reference(object) }
            }
            position = here
        }
        return .number(number)
    }

    private mutating func token() -> String {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func name() -> String {
        position += 1
        return token()
    }

    private mutating func skipString() -> Bool {
        var open = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"):
                open -= 1
                if open == 0 { return true }
            default: break
            }
        }
        return false
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "%") {
                while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
            } else if Self.isSpace(bytes[position]) {
                position += 1
            } else {
                return
            }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) || byte == 0 }

    private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }
}
