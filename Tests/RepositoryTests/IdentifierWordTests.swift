import Foundation
import Testing

@Suite("The words of identifiers") struct IdentifierWordTests {
    /// A word that the glossary replaces.
    struct PrivateWord {
        let word: String
        let term: String
        /// The folders in which the word is private; all if empty.
        let folders: [String]

        func isPrivate(in path: String) -> Bool { folders.isEmpty || folders.contains { path.hasPrefix($0 + "/") } }
    }

    /// The first table of "Words to replace"; words that are private everywhere have no folders in backquotes.
    static func privateWords() throws -> [PrivateWord] {
        let page = try String(contentsOf: SourceFile.root.appending(path: "docs/Glossary.md"), encoding: .utf8)
        let section = page.split(separator: "\n").drop { $0 != "## Words to replace" }
        let rows = section.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
        return rows.flatMap { row -> [PrivateWord] in
            let cells = row.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 5 else { return [] }
            // A remark in parentheses says what the word is about.
            let words = cells[1].prefix { $0 != "(" }.split(separator: ",")
            let folders = cells[3].matches(of: /`([^`]+)`/).map { String($0.1) }
            return words.map {
                PrivateWord(word: $0.trimmingCharacters(in: .whitespaces), term: cells[2], folders: folders)
            }
        }
    }

    /// The words of an identifier, in lower case: it is split at capitals, digits and underscores.
    static func words(of identifier: Substring) -> [String] {
        let bytes = Array(identifier.utf8)
        let isSmall = bytes.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        let isCapital = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        var words: [[UInt8]] = [[]]
        for (i, byte) in bytes.enumerated() {
            guard isSmall[i] || isCapital[i] else {
                words.append([])
                continue
            }
            let isStart = i > 0 && isCapital[i] && (isSmall[i - 1] || i + 1 < bytes.count && isSmall[i + 1])
            if isStart { words.append([]) }
            words[words.count - 1].append(byte | 0x20)
        }
        return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Names of Apple's API that consist of such words.
    private static let appleNames: Set<Substring> = [
        "share", "sharePlay", "course", "toShare", "typesToShare", "smallRoom", "mediumRoom", "largeRoom",
    ]

    /// The identifiers of a file, with the index of the first line of each.
    private static func identifiers(in file: SourceFile) -> [Substring: Int] {
        var found: [Substring: Int] = [:]
        for (index, line) in file.code.enumerated() {
            let identifiers = line.utf8.split { byte in
                !(byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20))
            }
            for identifier in identifiers.map({ Substring($0) }) where found[identifier] == nil {
                found[identifier] = index
            }
        }
        return found
    }

    @Test("a compound identifier is split at capitals, digits and underscores")
    func splitting() {
        #expect(Self.words(of: "qz_particle_course") == ["qz", "particle", "course"])
        #expect(Self.words(of: "keepsPace") == ["keeps", "pace"])
        #expect(Self.words(of: "QZ_TARGET_SLACK") == ["qz", "target", "slack"])
        #expect(Self.words(of: "RGBWayBack2") == ["rgb", "way", "back"])
        #expect(Self.words(of: "alwaysBounces") == ["always", "bounces"])
    }

    @Test("the glossary names the words to replace, the terms, and existing folders")
    func glossary() throws {
        let words = try Self.privateWords()
        #expect(words.count > 20)
        #expect(words.contains { $0.word == "pacing" && $0.term.contains("timing curve") && $0.folders.isEmpty })
        #expect(words.contains { $0.word == "spin" && !$0.folders.isEmpty })
        for folder in Set(words.flatMap(\.folders)) {
            #expect(SourceFile.sources.contains { $0.path.hasPrefix(folder + "/") }, "no folder \(folder)")
        }
    }

    @Test("no identifier has a word that the glossary replaces", arguments: ["Sources", "Tools"])
    func identifiers(_ folder: String) throws {
        let privateWords = try Self.privateWords()
        let files = folder == "Sources" ? SourceFile.sources : SourceFile.tools
        #expect(!files.isEmpty)
        for file in files {
            let known = Dictionary(grouping: privateWords.filter { $0.isPrivate(in: file.path) }, by: \.word)
            for (identifier, index) in Self.identifiers(in: file).sorted(by: { $0.value < $1.value })
            where !Self.appleNames.contains(identifier) {
                for word in Self.words(of: identifier) {
                    guard let term = known[word]?.first?.term else { continue }
                    Issue.record("\(file):\(index + 1) \(identifier): not \(word), but \(term)")
                }
            }
        }
    }
}
