import Foundation

/// The statements of a Ruby file such as a podspec or Podfile, read without executing it.
struct RubyStatements {
    /// The maximum size of a file, in bytes.
    static let largestFile = 1 << 18

    /// A statement, which can extend over several lines in brackets.
    struct Statement {
        /// The text without comments.
        let text: String
        let line: Int
    }

    let statements: [Statement]

    init(_ text: String) {
        var (statements, current, start, depth) = ([Statement](), "", 1, 0)
        // The word that ends a multiline string such as `<<-DESC`.
        var terminator: String?
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if let word = terminator {
                if line.trimmingCharacters(in: .whitespaces) == word { terminator = nil }
                continue
            }
            terminator = Self.terminator(in: line)
            let (code, change) = Self.code(of: line)
            if current.isEmpty { start = index + 1 }
            current += current.isEmpty ? code : "\n" + code
            depth += change
            let last = code.last { !$0.isWhitespace }
            let continues = depth > 0 || last == "," || last == "\\"
            if continues, index - start < 1_000 { continue }
            let finished = current.trimmingCharacters(in: .whitespacesAndNewlines)
            if !finished.isEmpty { statements.append(Statement(text: finished, line: start)) }
            (current, depth) = ("", 0)
        }
        let rest = current.trimmingCharacters(in: .whitespacesAndNewlines)
        if !rest.isEmpty { statements.append(Statement(text: rest, line: start)) }
        self.statements = statements
    }

    /// Returns the word that ends a multiline string if one starts on the line.
    private static func terminator(in line: Substring) -> String? {
        guard line.contains("<<") else { return nil }
        return (line.firstMatch(of: /<<[-~]?["']?([A-Z_]+)["']?/)?.output.1).map(String.init)
    }

    /// Returns a line without its comment, and the difference between its opening and closing brackets.
    private static func code(of line: Substring) -> (code: String, change: Int) {
        var (code, change, quote, isEscaped) = ("", 0, Character?.none, false)
        for character in line {
            if let open = quote {
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == open {
                    quote = nil
                }
            } else {
                if character == "#" { break }
                if character == "'" || character == "\"" { quote = character }
                if "([{".contains(character) { change += 1 }
                if ")]}".contains(character) { change -= 1 }
            }
            code.append(character)
        }
        return (code, change)
    }

    /// Returns the string literals of a text, and the words of `%w(…)` lists.
    static func strings(in text: some StringProtocol) -> [String] {
        let text = String(text)
        if let words = text.firstMatch(of: /%[wW][\(\[\{]([^\)\]\}]*)/) {
            return words.output.1.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        return text.matches(of: /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/).compactMap { match in
            (match.output.1 ?? match.output.2).map(String.init)
        }
    }
}
