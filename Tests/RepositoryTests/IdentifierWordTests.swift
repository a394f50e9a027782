import Foundation
import Testing

@Suite("The words of identifiers") struct IdentifierWordTests {
    /// A word that the glossary replaces, or the words of a phrase.
    struct PrivateWord {
        let words: [String]
        let term: String
        /// Whether all forms of the first word count: it is a verb, with "to" before it.
        let isVerb: Bool
        /// Whether the word is private only in Swift code.
        let isSwiftOnly: Bool
        /// The folders in which the word is private; all if empty.
        let folders: [String]

        init(_ text: String, term: String, scope: String) {
            isVerb = text.hasPrefix("to ")
            words = text.split(separator: " ").dropFirst(isVerb ? 1 : 0).map(String.init)
            isSwiftOnly = scope.contains("Swift")
            folders = scope.matches(of: /`([^`]+)`/).map { String($0.1) }
            self.term = term
        }

        func isPrivate(in file: SourceFile) -> Bool {
            (file.isSwift || !isSwiftOnly)
                && (folders.isEmpty || folders.contains { file.path.hasPrefix($0 + "/") })
        }

        /// The forms of the first word that count.
        var forms: Set<String> { isVerb ? IdentifierWordTests.forms(of: words[0]) : [words[0]] }

        /// Whether the phrase stands at a place among the words of an identifier, whose first word has already matched.
        func continues(in all: [String], at index: Int) -> Bool {
            all[(index + 1)...].prefix(words.count - 1).elementsEqual(words.dropFirst())
        }
    }

    private static let irregularForms = [
        "give": ["gave", "given"], "hear": ["heard"], "take": ["took", "taken"], "tell": ["told"],
    ]

    /// The forms of a verb: `note`, `notes`, `noted`, `noting`.
    static func forms(of verb: String) -> Set<String> {
        let stem = verb.hasSuffix("e") ? String(verb.dropLast()) : verb
        return Set([verb, verb + "s", stem + "ing"] + (irregularForms[verb] ?? [stem + "ed"]))
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
            return words.map {
                PrivateWord($0.trimmingCharacters(in: .whitespaces), term: cells[2], scope: cells[3])
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

    /// Names of Apple's API, of the standard library and of C functions that consist of such words.
    private static let otherNames: Set<Substring> = [
        "CNContactNoteKey", "UIApplicationUserDidTakeScreenshot", "atMost", "course", "courseAccuracy", "isHeld",
        "kUTTypeQuickLookGenerator", "largeRoom", "lookingAtCenter", "mediumRoom", "mostRecent", "mostViewed", "note",
        "notes", "qz_particle_looks", "share", "sharePlay", "smallRoom", "take", "takeRetainedValue", "takeSnapshot",
        "takeUnretainedValue", "toShare", "typesToShare", "userDidTakeScreenshotNotification", "wantsDateDecorations",
        "wantsExtendedDynamicRangeContent", "wantsIconRepresentation", "wantsImmediatePresentation",
        "wantsInteractiveStart", "wantsLowLatencyEventDispatch", "wantsPriorityOverSystemBehavior",
    ]

    /// Properties whose names are keys in files, by the modules' folders.
    private static let keys: [Substring: String] = [
        "foreign": "Sources/Tool/quartzite/", "mostPictureBytes": "Sources/Tool/QuartzitePlayer/",
        "mostPictures": "Sources/Tool/QuartzitePlayer/",
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

    @Test("all forms of a verb count, and only the phrase of several words")
    func verbs() {
        #expect(Self.forms(of: "take") == ["take", "takes", "taking", "took", "taken"])
        #expect(Self.forms(of: "tell").isSuperset(of: ["tell", "tells", "telling", "told"]))
        let (verb, phrase) = (
            PrivateWord("to note", term: "record", scope: "all modules"),
            PrivateWord("to give back", term: "release", scope: "Swift code in `Sources/Apple`")
        )
        #expect(verb.isVerb && verb.forms.contains("noted") && !verb.isSwiftOnly && verb.folders.isEmpty)
        #expect(phrase.words == ["give", "back"] && phrase.isSwiftOnly && phrase.folders == ["Sources/Apple"])
        #expect(phrase.continues(in: ["gives", "back", "pixels"], at: 0))
        #expect(!phrase.continues(in: ["give", "up"], at: 0) && !phrase.continues(in: ["give"], at: 0))
        #expect(PrivateWord("share", term: "fraction", scope: "all modules").forms == ["share"])
    }

    @Test("the glossary names the words to replace, the terms, and existing folders")
    func glossary() throws {
        let words = try Self.privateWords()
        #expect(words.count > 20)
        #expect(words.contains { $0.words == ["pacing"] && $0.term.contains("timing curve") && $0.folders.isEmpty })
        #expect(words.contains { $0.words == ["spin"] && !$0.folders.isEmpty })
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
            var known: [String: [PrivateWord]] = [:]
            for word in privateWords where word.isPrivate(in: file) {
                for form in word.forms { known[form, default: []].append(word) }
            }
            for (identifier, index) in Self.identifiers(in: file).sorted(by: { $0.value < $1.value })
            where !Self.otherNames.contains(identifier)
                && !(Self.keys[identifier].map { file.path.hasPrefix($0) } ?? false)
            {
                let words = Self.words(of: identifier)
                for (place, word) in words.enumerated() {
                    guard let found = known[word]?.first(where: { $0.continues(in: words, at: place) }) else {
                        continue
                    }
                    Issue.record("\(file):\(index + 1) \(identifier): not \(word), but \(found.term)")
                }
            }
        }
    }
}
