/// Splits the Swift code of a manifest into tokens.
struct ManifestTokens {
    enum Token: Equatable {
        case name(String)
        case string(String)
        /// A string literal with interpolated values.
        case interpolation
        case number(String)
        case symbol(Character)
        /// A directive such as `#if`.
        case directive(String)
    }

    /// The tokens with their lines.
    private(set) var tokens: [(token: Token, line: Int)] = []
    private let characters: [Character]
    private var position = 0
    private var line = 1

    init(_ text: String) {
        characters = Array(text)
        while position < characters.count { next() }
    }

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private func peek(_ offset: Int) -> Character? {
        position + offset < characters.count ? characters[position + offset] : nil
    }

    private mutating func next() {
        guard let character = peek else { return }
        if character.isNewline {
            line += 1
            position += 1
        } else if character.isWhitespace {
            position += 1
        } else if character == "/", peek(1) == "/" {
            while let next = peek, !next.isNewline { position += 1 }
        } else if character == "/", peek(1) == "*" {
            skipComment()
        } else if character == "\"" {
            readString()
        } else if character.isLetter || character == "_" || character == "`" {
            let name = readWord { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
            add(.name(name.filter { $0 != "`" }))
        } else if character.isNumber {
            add(.number(readWord { $0.isNumber || $0 == "." || $0 == "_" }))
        } else if character == "#" {
            position += 1
            add(.directive(readWord { $0.isLetter }))
        } else {
            add(.symbol(character))
            position += 1
        }
    }

    private mutating func add(_ token: Token, line: Int? = nil) { tokens.append((token, line ?? self.line)) }

    private mutating func readWord(_ belongs: (Character) -> Bool) -> String {
        let start = position
        while let next = peek, belongs(next) { position += 1 }
        return String(characters[start..<position])
    }

    private mutating func skipComment() {
        var depth = 0
        while let character = peek {
            if character.isNewline { line += 1 }
            if character == "/", peek(1) == "*" {
                depth += 1
                position += 1
            } else if character == "*", peek(1) == "/" {
                depth -= 1
                position += 1
            }
            position += 1
            if depth == 0 { return }
        }
    }

    /// Reads a string literal.
    private mutating func readString() {
        let start = line
        let isMultiline = peek(1) == "\"" && peek(2) == "\""
        let quotes = isMultiline ? 3 : 1
        position += quotes
        var (text, isInterpolated) = ("", false)
        while let character = peek {
            if character == "\"", !isMultiline || peek(1) == "\"" && peek(2) == "\"" {
                position += quotes
                break
            }
            if character.isNewline {
                if !isMultiline { break }
                line += 1
            }
            position += 1
            if character == "\\", let escaped = peek {
                position += 1
                if escaped == "(" { isInterpolated = true }
                text.append(["n": "\n", "t": "\t", "r": "\r", "0": "\0"][escaped] ?? escaped)
            } else {
                text.append(character)
            }
        }
        add(isInterpolated ? .interpolation : .string(text), line: start)
    }
}
