/// An error of the compiler.
struct CompilerError: Equatable {
    let file: String
    let line: Int
    let message: String

    /// Parses `file:line:column: error: message`.
    init?(_ text: some StringProtocol) {
        guard
            let mark = [": error: ", ": fatal error: "].compactMap({ text.firstRange(of: $0) }).min(by: {
                $0.lowerBound < $1.lowerBound
            })
        else { return nil }
        let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let line = Int(place[place.count - 2]), Int(place[place.count - 1]) != nil else {
            return nil
        }
        file = place.dropLast(2).joined(separator: ":")
        self.line = line
        message = String(text[mark.upperBound...])
    }

    init(file: String, line: Int, message: String) {
        (self.file, self.line, self.message) = (file, line, message)
    }

    /// The parts of the message in quotation marks.
    var quoted: [String] {
        let plain = message.replacing(#/ \(aka '[^']*'\)/#, with: "")
        return plain.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The symbol that the error reports as missing, such as `UITableView` or `UIView.appearance`; nil for other
    /// errors.
    var missingSymbol: String? {
        let names = quoted
        if message.hasPrefix("cannot find "), message.contains("in scope") || message.contains("; did you mean") {
            return names.first
        }
        if message.contains("has no member"), names.count >= 2 { return "\(Self.bare(names[0])).\(names[1])" }
        if message.hasPrefix("no such module") { return names.first.map { "import \($0)" } }
        if message.contains("Not supported in swift-corelibs-foundation") || message.contains("not supported in swift-")
        {
            return names.first
        }
        return nil
    }

    /// Whether the error may be the result of another error on its line, because types could not be inferred.
    var isVague: Bool {
        let words = [
            "cannot infer", "could not infer", "could not be inferred", "'nil' requires a contextual type",
            "type of expression is ambiguous", "failed to produce diagnostic", "extra argument", "missing argument",
            "cannot convert value", "no exact matches", "cannot call value", "in closure requires explicit",
        ]
        return words.contains { message.contains($0) }
    }

    /// Returns the name of a type without decoration, as in `UIView.Type`, `any Menu` and `Menu?`.
    private static func bare(_ name: String) -> String {
        let type = name.hasSuffix(".Type") ? name.dropLast(5) : name[...]
        return String(type.trimmingPrefix("any ").prefix { !"?!<".contains($0) })
    }

    /// Returns the name after `func` or `var`.
    static func declaredName(in line: String) -> String? {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        if let keyword = words.firstIndex(where: { ["func", "var", "let", "subscript"].contains($0) }) {
            return words.indices.contains(keyword + 1) ? words[keyword + 1] : nil
        }
        return words.contains("init") ? "init" : nil
    }
}
