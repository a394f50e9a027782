import Testing

@Suite("Citations refer to what exists")
struct CitationTests {
    /// All code except this file, whose examples cite nothing.
    static let code = (SourceFile.sources + SourceFile.tests + SourceFile.benchmarks + SourceFile.tools).filter {
        !$0.path.hasSuffix("/CitationTests.swift")
    }
    static let tests = code.filter { $0.path.hasPrefix("Tests/") }
    static let everything = code + SourceFile.documentation

    @Test("Each rule is stated once on its page")
    func pages() {
        #expect(SemanticsPage.all.count >= 10)
        for page in SemanticsPage.all {
            #expect(Set(page.rules).count == page.rules.count, "\(page.name).md states a rule twice")
        }
        #expect(SemanticsPage.named("timing")?.states("§2.4") == true)
        #expect(SemanticsPage.stating("E4").map(\.name) == ["emitters"])
    }

    @Test("Every page, section and rule cited in comments and documents exists")
    func pagesCited() {
        var count = 0
        for file in Self.everything {
            for (index, line) in file.lines.enumerated() where line.contains(".md ") {
                for citation in pageCitations(in: line) {
                    count += 1
                    let page = SemanticsPage.named(citation.page)
                    for reference in citation.references where page?.states(reference) != true {
                        Issue.record("\(file):\(index + 1) cites \(citation.page).md \(reference)")
                    }
                }
            }
        }
        #expect(count > 100)
    }

    @Test("Comments cite sections and rules with their page")
    func pagesNamed() {
        let rules = Set(SemanticsPage.all.flatMap(\.rules))
        for file in Self.code {
            for (index, line) in file.lines.enumerated() {
                guard let comment = comment(in: line) else { continue }
                let rest = comment.contains(".md ") ? withoutPageCitations(comment) : comment
                for word in words(in: rest) where rules.contains(word) || word.hasPrefix("§") {
                    Issue.record("\(file):\(index + 1) cites \(word) without its page")
                }
            }
        }
        #expect(!rules.isEmpty)
    }

    @Test("Every rule that a test checks is on exactly one page")
    func rulesChecked() {
        var count = 0
        for file in Self.tests {
            for rule in arguments(of: ".rule(", in: file) {
                count += 1
                let parts = rule.split(separator: " ")
                if parts.count == 2 {
                    #expect(SemanticsPage.named(parts[0])?.states(parts[1]) == true, "\(file) checks \(rule)")
                } else {
                    #expect(SemanticsPage.stating(rule).count == 1, "\(file) checks \(rule)")
                }
            }
        }
        #expect(count > 200)
    }

    @Test("Every cited fact is in a table")
    func facts() {
        let facts = Set(SourceFile.facts.flatMap { $0.lines.dropFirst().map { String($0.prefix { $0 != "\t" }) } })
        let tables = Set(facts.map { $0.prefix(3) })
        var count = 0
        for file in Self.everything {
            for (index, line) in file.lines.enumerated() {
                for id in factIDs(in: line) where tables.contains(id.prefix(3)) {
                    count += 1
                    if !facts.contains(id) { Issue.record("\(file):\(index + 1) cites \(id)") }
                }
            }
        }
        #expect(facts.count > 600 && count > 300)
    }

    @Test("No test is named by an id", arguments: Self.tests.filter(\.isSwift))
    func names(file: SourceFile) {
        for name in displayNames(in: file) {
            #expect(!name.contains("§") && factIDs(in: name).isEmpty, "\(file): \(name)")
            let rules = words(in: name).filter { !SemanticsPage.stating($0).isEmpty }
            #expect(rules.isEmpty, "\(file): \(name)")
        }
    }

    @Test("Citations are parsed")
    func reader() {
        let citations = pageCitations(in: "/// As timing.md §2.1–§2.3 and T7, and layers.md L1 say.")
        #expect(citations.map(\.page) == ["timing", "layers"])
        #expect(citations.map(\.references) == [["§2.1", "§2.3", "T7"], ["L1"]])
        #expect(withoutPageCitations("see timing.md §2, L3") == "see ")
        #expect(words(in: "(L29), §1.2–§3; drw-044") == ["L29", "§1", "2", "§3", "drw", "044"])
        #expect(factIDs(in: "facts drw-044, xdrw-0441 and ani-9") == ["drw-044"])
        #expect(comment(in: "let a = 1  // as T7") == " as T7" && comment(in: "let a = 1") == nil)
        let file = SourceFile(path: "a.swift", text: "@Test(\"a\", .rule(\n  \"E4\",\n  \"T7\"))")
        #expect(arguments(of: ".rule(", in: file) == ["E4", "T7"] && displayNames(in: file) == ["a"])
    }
}

// MARK: Reading

/// The references to pages in a line, as in `timing.md §2.1–§2.3, T7`.
private func pageCitations(in line: String) -> [(page: Substring, references: [Substring])] {
    line.matches(of: citation).map { match in
        (match.output.1, match.output.2.matches(of: /§\d+(?:\.\d+)?|[A-Z]\d{1,3}/).map(\.output))
    }
}

private func withoutPageCitations(_ text: String) -> String { text.replacing(citation, with: "") }

private var citation: Regex<(Substring, Substring, Substring)> {
    /([a-z_]+)\.md ((?:§\d+(?:\.\d+)?|[A-Z]\d{1,3}\b)(?:(?:–|, | and )(?:§\d+(?:\.\d+)?|[A-Z]\d{1,3}\b))*)/
}

/// The text after `//` in a line, or the whole line inside a block comment.
private func comment(in line: String) -> String? {
    if let start = line.firstRange(of: "//") { return String(line[start.upperBound...]) }
    let text = line.drop(while: \.isWhitespace)
    return text.hasPrefix("*") || text.hasPrefix("/*") ? String(text) : nil
}

/// The sequences of letters, digits and § in a text.
private func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "§") }.map(String.init)
}

/// The ids of facts in a line: three letters or digits, a hyphen, three digits.
private func factIDs(in line: String) -> [String] {
    let bytes = Array(line.utf8)
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x7a).contains(byte) || (0x41...0x5a).contains(byte) }
    return bytes.indices.dropFirst(3).compactMap { hyphen in
        guard bytes[hyphen] == UInt8(ascii: "-"), hyphen + 3 < bytes.count else { return nil }
        guard bytes[(hyphen - 3)..<hyphen].allSatisfy(isWord), bytes[(hyphen + 1)...(hyphen + 3)].allSatisfy(isDigit)
        else { return nil }
        if hyphen > 3, isWord(bytes[hyphen - 4]) || hyphen + 4 < bytes.count && isWord(bytes[hyphen + 4]) { return nil }
        return String(decoding: bytes[(hyphen - 3)...(hyphen + 3)], as: UTF8.self)
    }
}

/// The string literals among the arguments of each call that begins with `call`.
private func arguments(of call: String, in file: SourceFile) -> [String] {
    file.lines.indices.filter { file.lines[$0].contains(call) }.flatMap { index in
        guard let start = file.lines[index].firstRange(of: call)?.upperBound else { return [String]() }
        let text = ([file.lines[index][start...]] + file.lines[(index + 1)...].prefix(8).map { $0[...] }).joined()
        return text.prefix { $0 != ")" }.matches(of: /"([^"]*)"/).map { String($0.output.1) }
    }
}

/// The display names of a file's tests and suites.
private func displayNames(in file: SourceFile) -> [String] {
    file.lines.indices.compactMap { index -> String? in
        let line = file.lines[index]
        guard let start = line.firstMatch(of: /@(?:Test|Suite)\(/)?.range.upperBound else { return nil }
        let text = String(line[start...]) + (file.lines[(index + 1)...].first ?? "")
        let name = text.drop(while: \.isWhitespace).prefixMatch(of: /"((?:[^"\\]|\\.)*)"/)
        return (name?.output.1).map(String.init)
    }
}
