import Foundation
import Testing

@Suite("The sentences of comments and documents") struct SentenceTests {
    /// The phrases in the last table of "Words to replace", as words, with what to write instead.
    static func phrases() throws -> [(words: [String], instead: String)] {
        let page = try String(contentsOf: SourceFile.root.appending(path: "docs/Glossary.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| phrase |") }.dropFirst(2)
        return rows.prefix { $0.hasPrefix("|") }.flatMap { row -> [(words: [String], instead: String)] in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 2 else { return [] }
            return cells[0].split(separator: ",").map { (words(of: $0[...]), cells[1]) }
        }
    }

    /// The words of a text in lower case, without punctuation.
    private static func words(of text: Substring) -> [String] {
        text.lowercased().utf8.split { byte in
            !(byte > 127 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte))
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A comment with the names of tests beside it, or a paragraph.
    struct Passage {
        /// The words in lower case, with the index of the line of each.
        var words: [(word: String, line: Int)] = []

        /// Returns the indices of the lines where a phrase begins.
        func lines(of phrase: [String]) -> [Int] {
            words.indices.filter { start in
                words[start].word == phrase.first && start + phrase.count <= words.count
                    && words[start..<start + phrase.count].map(\.word) == phrase
            }.map { words[$0].line }
        }
    }

    /// The comments of code and the names of its tests, or the paragraphs of a document without its code.
    static func passages(in file: SourceFile) -> [Passage] {
        var passages = [Passage()]
        var isBlock = false
        let isDocument = file.path.hasSuffix(".md")
        for (index, line) in file.lines.enumerated() {
            let words = words(of: isDocument ? paragraph(line, &isBlock) : comment(line, &isBlock))
            if words.isEmpty, passages.last?.words.isEmpty == false { passages.append(Passage()) }
            passages[passages.count - 1].words += words.map { ($0, index) }
        }
        return passages.filter { !$0.words.isEmpty }
    }

    /// The text of a line of Markdown; nothing in a block of code.
    private static func paragraph(_ line: String, _ isCode: inout Bool) -> Substring {
        if line.hasPrefix("```") { isCode.toggle() }
        return isCode || line.hasPrefix("    ") || line.hasPrefix("```") ? "" : line[...]
    }

    /// The comment of a line of Swift or C, or the name of a test.
    private static func comment(_ line: String, _ isBlock: inout Bool) -> Substring {
        let trimmed = line.drop { $0 == " " }
        if trimmed.hasPrefix("@Test(\"") || trimmed.hasPrefix("@Suite(\"") {
            return trimmed.split(separator: "\"", maxSplits: 2).dropFirst().first ?? ""
        }
        if let start = isBlock ? trimmed.startIndex : trimmed.firstRange(of: "/*")?.upperBound {
            let end = trimmed[start...].firstRange(of: "*/")?.lowerBound
            isBlock = end == nil
            return trimmed[start..<(end ?? trimmed.endIndex)]
        }
        return trimmed.firstRange(of: "//").map { trimmed[$0.upperBound...] } ?? ""
    }

    @Test("comments, names of tests and paragraphs are read, and code is not")
    func reader() {
        let text = """
            let told = "told" // One, anew
            let heard = told
            /// two of
            /// which three
            @Test("Four") func told() {}
            let anew = told /* five
               six */ let such = an
            """
        let passages = Self.passages(in: SourceFile(path: "a.swift", text: text))
        let found = passages.map { $0.words.map(\.word).joined(separator: " ") }
        #expect(found == ["one anew", "two of which three four five six"])
        #expect(passages[1].lines(of: ["of", "which"]) == [2] && passages[1].lines(of: ["which", "four"]) == [])
        let page = SourceFile(path: "a.md", text: "# One\n\ntwo\nthree\n\n    code\n```\nmore\n```\n| four |")
        #expect(Self.passages(in: page).map { $0.words.map(\.word) } == [["one"], ["two", "three"], ["four"]])
    }

    @Test("the glossary lists phrases")
    func glossary() throws {
        let phrases = try Self.phrases().map(\.words)
        #expect(phrases.count > 20 && !phrases.contains([]))
        #expect(phrases.contains(["of", "which"]) && phrases.contains(["such", "an"]))
    }

    @Test("no sentence has a phrase that the glossary replaces", arguments: ["code", "documents"])
    func sentences(_ kind: String) throws {
        let phrases = try Self.phrases()
        let files =
            kind == "code"
            ? SourceFile.sources + SourceFile.tools + SourceFile.tests + SourceFile.benchmarks
            : SourceFile.documentation.filter { $0.path != "docs/Glossary.md" }
        #expect(!files.isEmpty)
        for file in files where !file.path.hasSuffix("SentenceTests.swift") {
            for passage in Self.passages(in: file) {
                for (phrase, instead) in phrases {
                    for line in passage.lines(of: phrase) {
                        Issue.record("\(file):\(line + 1): not \(phrase.joined(separator: " ")): \(instead)")
                    }
                }
            }
        }
    }
}
