/// Moves over Swift code, past literals and comments as wholes.
struct CodeScanner {
    private let code: [UInt8]
    /// The index of the next byte.
    var position = 0

    init(_ code: [UInt8]) { self.code = code }

    /// The next byte; nil at the end.
    var current: UInt8? { byte(0) }

    private func byte(_ offset: Int) -> UInt8? {
        code.indices.contains(position + offset) ? code[position + offset] : nil
    }

    private func has(_ text: String) -> Bool { code.dropFirst(max(0, position)).starts(with: text.utf8) }

    /// Returns the index of the first byte of a line, from 1; nil if there is no such line.
    func start(ofLine line: Int) -> Int? {
        guard line > 0 else { return nil }
        var start = 0
        for _ in 1..<line {
            guard let end = code[start...].firstIndex(of: 0x0A) else { return nil }
            start = end + 1
        }
        return start
    }

    /// Moves past the letters, digits, underscores and dots of a name, and returns it.
    @discardableResult
    mutating func skipName() -> String {
        let start = position
        while let byte = current,
            byte > 0x7F || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
                || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        { position += 1 }
        return String(decoding: code[min(start, code.count)..<min(position, code.count)], as: UTF8.self)
    }

    /// Moves past spaces, line ends and comments.
    mutating func skipSpace() {
        while let byte = current {
            if has("//") || has("/*") { skipComment() } else if byte <= 0x20 { position += 1 } else { return }
        }
    }

    /// Moves past generic arguments.
    mutating func skipGenericArguments() {
        var depth = 0
        while let byte = current {
            position += 1
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">") { depth -= 1 }
            if depth == 0 { return }
        }
    }

    /// Moves past the parentheses, brackets or braces that begin here, and returns whether they are closed.
    mutating func skipGroup() -> Bool {
        var depth = 0
        while let byte = current {
            if has("//") || has("/*") {
                skipComment()
                continue
            }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
                if skipLiteral() { continue }
            }
            position += 1
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) {
                depth -= 1
                if depth == 0 { return true }
            }
        }
        return false
    }

    private mutating func skipComment() {
        if has("//") {
            while let byte = current, byte != 0x0A { position += 1 }
            return
        }
        var depth = 0
        while position < code.count {
            if has("/*") {
                (depth, position) = (depth + 1, position + 2)
            } else if has("*/") {
                (depth, position) = (depth - 1, position + 2)
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// Moves past a text in quotation marks, with number signs around it or not; returns false if there is none.
    private mutating func skipLiteral() -> Bool {
        var signs = 0
        while byte(signs) == UInt8(ascii: "#") { signs += 1 }
        guard byte(signs) == UInt8(ascii: "\"") else { return false }
        position += signs
        let quote = has("\"\"\"") ? "\"\"\"" : "\""
        position += quote.utf8.count
        let fence = String(repeating: "#", count: signs)
        while position < code.count {
            if has("\\\(fence)") {
                position += 1 + signs
                // An interpolation may contain literals of its own.
                if current == UInt8(ascii: "(") { _ = skipGroup() } else { position += 1 }
            } else if has(quote + fence) {
                position += quote.utf8.count + signs
                return true
            } else {
                position += 1
            }
        }
        return true
    }
}
