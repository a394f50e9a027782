/// One error of the compiler's.
struct CompilerError: Equatable {
    let file: String
    let line: Int
    let message: String

    /// Reads `file:line:column: error: message`.
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

    /// What the error says is not there: `UITableView`, `UIView.appearance`, `override layoutGuides`; nil for other errors.
    ///
    /// - Parameter source: the line that the error stands in.
    func missingSymbol(in source: String) -> String? {
        let names = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        if message.hasPrefix("cannot find "), message.hasSuffix("in scope") || message.contains("; did you mean") {
            return names.first
        }
        if message.contains("has no member"), names.count >= 2 {
            let owner = names[0].hasSuffix(".Type") ? String(names[0].dropLast(5)) : names[0]
            return "\(owner).\(names[1])"
        }
        if message.hasPrefix("no such module") { return names.first.map { "import \($0)" } }
        if message.hasPrefix("cannot infer contextual base in reference to member") {
            return names.first.map { ".\($0)" }
        }
        if message.contains("does not override any") { return "override \(Self.declaredName(in: source) ?? "?")" }
        if message.hasPrefix("incorrect argument label"), names.count >= 1 { return "argument labels (\(names[0]))" }
        return nil
    }

    /// The name after `func` or `var`.
    private static func declaredName(in line: String) -> String? {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        if let keyword = words.firstIndex(where: { ["func", "var", "let", "subscript"].contains($0) }) {
            return words.indices.contains(keyword + 1) ? words[keyword + 1] : nil
        }
        return words.contains("init") ? "init" : nil
    }
}
